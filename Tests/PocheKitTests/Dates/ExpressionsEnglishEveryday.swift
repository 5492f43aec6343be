/// Times as people say them every day, alone, in English, and what they mean, as ExpressionTests reads it.
extension Expressions {
    static let englishEveryday = """
        mondays and wednesdays 6pm | 2026-03-11T18:00 hour FREQ=WEEKLY;BYDAY=MO,WE
        tomorrow morning at 9 | 2026-03-12T09:00 hour
        tomorrow night at 8 | 2026-03-12T20:00 hour
        tomorrow evening 8:30 | 2026-03-12T20:30 minute
        the day after tomorrow week | 2026-03-20 day
        in two weeks' time | 2026-03-25 day
        in a week's time | 2026-03-18 day
        two weeks from now | 2026-03-25 day
        two weeks from today | 2026-03-25 day
        in 15 days | 2026-03-26 day
        within a week | 2026-03-11T10:00/2026-03-19 day
        by next friday | 2026-03-11T10:00/2026-03-21 day
        by the end of next week | 2026-03-11T10:00/2026-03-23 day
        late next week | 2026-03-20/2026-03-23 day
        early next week | 2026-03-16/2026-03-19 day
        middle of next week | 2026-03-18/2026-03-20 day
        sometime next week | 2026-03-16 week
        later this week | 2026-03-11/2026-03-16 day
        later today | 2026-03-11 day
        earlier today | 2026-03-11 day
        all day tomorrow | 2026-03-12 day
        tomorrow all day | 2026-03-12 day
        all next week | 2026-03-16 week
        next year in march | 2027-03-01 month
        march of next year | 2027-03-01 month
        next march | 2027-03-01 month
        last march | 2025-03-01 month
        april 3rd in the evening | 2026-04-03T18:00/2026-04-04 hour
        the evening of the 3rd | 2026-04-03T18:00/2026-04-04 hour
        the morning of april 3 | 2026-04-03/2026-04-03T12:00 hour
        april 3, 2pm | 2026-04-03T14:00 hour
        thursday april 3 | weekdayMismatch
        friday, april 3, 2026 at 2:30 pm | 2026-04-03T14:30 minute
        fri 4/3 2pm | 2026-04-03T14:00 hour
        4/3 from 9 to 11 | 2026-04-03T09:00/2026-04-03T11:00 hour
        april 3 - april 5 | 2026-04-03/2026-04-06 day
        april 3-5 | 2026-04-03/2026-04-06 day
        april 3 to 5 | 2026-04-03/2026-04-06 day
        3-5 april | 2026-04-03/2026-04-06 day
        from 4/3 to 4/5 | 2026-04-03/2026-04-06 day
        the 3rd to the 5th | 2026-04-03/2026-04-06 day
        from the 3rd to the 5th of april | 2026-04-03/2026-04-06 day
        between april 3 and april 5 | 2026-04-03/2026-04-06 day
        from april 30 to may 2 | 2026-04-30/2026-05-03 day
        between christmas and new year | 2026-12-25/2027-01-02 day
        noon tomorrow | 2026-03-12T12:00 hour
        midnight | 2026-03-12 hour
        midnight tomorrow | 2026-03-12 hour
        tomorrow at midnight | 2026-03-12 hour
        quarter to one | 2026-03-11T12:45 minute
        half one | 2026-03-11T13:30 minute
        half past one | 2026-03-11T13:30 minute
        half eight | 2026-03-11T20:30 minute
        ten to nine | 2026-03-11T20:50 minute
        twenty past four pm | 2026-03-11T16:20 minute
        around 8ish | 2026-03-11T20:00 hour
        8-9am | 2026-03-12T08:00/2026-03-12T09:00 hour
        8am-9 | 2026-03-12T08:00/2026-03-12T09:00 hour
        9-10:30 tuesday | 2026-03-17T09:00/2026-03-17T10:30 minute
        tuesday 9 to 10:30am | 2026-03-17T09:00/2026-03-17T10:30 minute
        from 9 until noon | 2026-03-12T09:00/2026-03-12T12:00 hour
        9am to noon tomorrow | 2026-03-12T09:00/2026-03-12T12:00 hour
        before 6pm tomorrow | …/2026-03-12T18:00 hour
        no later than friday 6pm | 2026-03-11T10:00/2026-03-13T18:00 hour
        not before tuesday | 2026-03-17/… day
        from tuesday 9am | 2026-03-17T09:00/… hour
        starting tomorrow | 2026-03-12/… day
        until tomorrow noon | …/2026-03-12T12:00 hour
        till the end of the month | …/2026-04-01 day
        first tuesday in june | 2026-06-02 day
        second tuesday of next month | 2026-04-14 day
        last day of february | 2027-02-28 day
        last sunday in october | 2026-10-25 day
        second to last friday in june | 2026-06-19 day
        last week of august | 2026-08-24 week
        week 12 | 2026-03-16 week
        week 12 of 2027 | 2027-03-22 week
        in the spring | 2026-03-20/2026-06-21 day
        next summer | 2026-06-21/2026-09-24 day
        this summer | 2026-06-21/2026-09-24 day
        a week after easter | 2026-04-12 day
        two days before christmas | 2026-12-23 day
        the day after christmas | 2026-12-26 day
        christmas afternoon | 2026-12-25T12:00/2026-12-25T19:00 hour
        christmas eve at 6 | 2026-12-24T18:00 hour
        the evening of the 31st | 2026-03-31T18:00/2026-04-01 hour
        easter 2028 | 2028-04-16 day
        at easter 2028 | 2028-04-16 day
        mother's day 2027 | 2027-05-09 day
        in three tuesdays | 2026-03-31 day
        this friday | 2026-03-13 day
        this coming friday | 2026-03-13 day
        friday coming | 2026-03-13 day
        the coming friday | 2026-03-13 day
        a week friday | 2026-03-20 day
        friday next | 2026-03-20 day
        in an hour | 2026-03-11T11:00 minute
        in about an hour | 2026-03-11T11:00 minute
        in 1h30 | 2026-03-11T11:30 second
        in 90 min | 2026-03-11T11:30 second
        19:30 today | 2026-03-11T19:30 minute
        7.30 pm tomorrow | 2026-03-12T19:30 minute
        7:30 tomorrow evening | 2026-03-12T19:30 minute
        at 7 tomorrow | 2026-03-12T07:00 hour
        at seven thirty | 2026-03-11T19:30 minute
        at 19h | 2026-03-11T19:00 hour
        quarter past nine tomorrow | 2026-03-12T09:15 minute
        tomorrow @ 5 | 2026-03-12T17:00 hour
        at 5ish | 2026-03-11T17:00 hour
        by 5 | 2026-03-11T10:00/2026-03-11T17:00 hour
        before 5 tomorrow | …/2026-03-12T17:00 hour
        between 5 and 6 tomorrow | 2026-03-12T17:00/2026-03-12T18:00 hour
        in the next two hours | 2026-03-11T11:00/2026-03-11T13:00 hour
        over the next two weeks | 2026-03-16/2026-03-30 week
        for the next three days | 2026-03-12/2026-03-15 day
        every hour | 2026-03-11T10:00 hour FREQ=HOURLY
        every 30 minutes | 2026-03-11T10:00 minute FREQ=MINUTELY;INTERVAL=30
        every two hours starting at 9 | 2026-03-12T09:00 hour FREQ=HOURLY;INTERVAL=2
        every morning at 7 | 2026-03-12T07:00 hour FREQ=DAILY
        every evening | 2026-03-11T18:00/2026-03-12 hour FREQ=DAILY
        every night at 10 | 2026-03-11T22:00 hour FREQ=DAILY
        each day at noon | 2026-03-11T12:00 hour FREQ=DAILY
        each monday | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO
        on mondays and thursdays | 2026-03-12 day FREQ=WEEKLY;BYDAY=MO,TH
        mondays at 10am until june | 2026-03-16T10:00 hour FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630T215959Z
        every day except sunday | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        every day but monday at 8 | 2026-03-12T08:00 hour FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU
        weekly | 2026-03-11 day FREQ=WEEKLY
        once a month | 2026-03-11 day FREQ=MONTHLY
        once a week on friday | 2026-03-13 day FREQ=WEEKLY;BYDAY=FR
        every quarter | 2026-03-11 day FREQ=MONTHLY;INTERVAL=3
        every six months | 2026-03-11 day FREQ=MONTHLY;INTERVAL=6
        daily for two weeks | 2026-03-11 day FREQ=DAILY;UNTIL=20260324
        daily until friday | 2026-03-11 day FREQ=DAILY;UNTIL=20260313
        every tuesday from 3 to 4pm | 2026-03-17T15:00/2026-03-17T16:00 hour FREQ=WEEKLY;BYDAY=TU
        every tuesday 3-4pm | 2026-03-17T15:00/2026-03-17T16:00 hour FREQ=WEEKLY;BYDAY=TU
        tuesdays 3-4pm | 2026-03-17T15:00/2026-03-17T16:00 hour FREQ=WEEKLY;BYDAY=TU
        the third friday of every month at 7pm | 2026-03-20T19:00 hour FREQ=MONTHLY;BYDAY=3FR
        last friday of the month | 2026-03-27 day
        first of the month | 2026-04-01 day
        on the first | 2026-04-01 day
        the first of may | 2026-05-01 day
        may first | 2026-05-01 day
        may the first | 2026-05-01 day
        1st may | 2026-05-01 day
        first of next month | 2026-04-01 day
        the 1st of every month | 2026-04-01 day FREQ=MONTHLY;BYMONTHDAY=1
        end of the day | 2026-03-11T17:00/2026-03-12 hour
        cob friday | 2026-03-13T17:00/2026-03-13T21:00 hour
        eom | 2026-03-21/2026-04-01 day
        end of year | 2026-09-01/2027-01-01 month
        end of the week | 2026-03-13/2026-03-16 day
        a month from now | 2026-04-11 day
        a month from today | 2026-04-11 day
        a year ago today | 2025-03-11 day
        two months before christmas | 2026-10-25 day
        half past 5 in the afternoon | 2026-03-11T17:30 minute
        5 in the morning | 2026-03-12T05:00 hour
        3 in the afternoon | 2026-03-11T15:00 hour
        12am | 2026-03-12 hour
        12pm | 2026-03-11T12:00 hour
        12 noon | 2026-03-11T12:00 hour
        0:00 | 2026-03-12 minute
        00:30 | 2026-03-12T00:30 minute
        24:00 | 2026-03-12 minute
        at 7 in the evening | 2026-03-11T19:00 hour
        8 at night | 2026-03-11T20:00 hour
        tomorrow night | 2026-03-12T18:00/2026-03-13 hour
        tonight | 2026-03-11T18:00/2026-03-12 hour
        last night | 2026-03-10T18:00/2026-03-11 hour
        the night of april 3 | 2026-04-03T18:00/2026-04-04 hour
        night of the 3rd | 2026-04-03T18:00/2026-04-04 hour
        easter sunday | 2026-04-05 day
        black friday 2027 | 2027-11-26 day
        new year's eve 2026 | 2026-12-31 day
        friday the 13th | 2026-03-13 day
        friday 13 | 2026-03-13 day
        next friday the 13th | noSuchDay
        sunday 12 april | 2026-04-12 day
        sun 12 apr 10am | 2026-04-12T10:00 hour
        12 apr | 2026-04-12 day
        apr 12 | 2026-04-12 day
        12-apr-2026 | 2026-04-12 day
        12 apr 26 | 2026-04-12 day
        april 12 26 | 2026-04-12 day
        april '26 | 2026-04-01 month
        '26 | 2026-01-01 year
        2026 | 2026-01-01 year
        in 2027 | 2027-01-01 year
        year 2027 | 2027-01-01 year
        january 2027 | 2027-01-01 month
        jan 27 | 2027-01-27 day
        q1 2027 | 2027-01-01 quarter
        2027 q1 | 2027-01-01 quarter
        week of april 6 | 2026-04-06 week
        the week of the 6th | 2026-04-06 week
        w/c 6 april | 2026-04-06 week
        w/e 12 april | 2026-04-06 week
        summer 2027 | 2027-06-21/2027-09-24 day
        spring | 2026-03-20/2026-06-21 day
        """
}
