/// One of every kind of time, in English, said alone, as ExpressionTests reads it.
extension Expressions {
    static let englishKinds = """
        3/4 at 8am | 2026-04-03T08:00 hour
        3/4 | 2026-04-03 day
        4/3 at 8am | 2026-04-03T08:00 hour
        end of the year | 2026-09-01/2027-01-01 month
        at the end of the year | 2026-09-01/2027-01-01 month
        two nights from april 10 | 2026-04-10/2026-04-13 day
        two nights starting april 10 | 2026-04-10/2026-04-13 day
        three nights from friday | 2026-03-13/2026-03-17 day
        W20 | 2026-05-11 week
        week 20 | 2026-05-11 week
        wk 20 | 2026-05-11 week
        every tuesday at 7pm 10 times except april 7 | 2026-03-17T19:00 hour FREQ=WEEKLY;BYDAY=TU;COUNT=11 except 2026-04-07
        every monday except in august | 2026-03-16 day FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=MO
        march 0 | noSuchDay
        0 march | noSuchDay
        monday morning first thing | 2026-03-16T07:00/2026-03-16T10:00 hour
        from the 20th to the 15th | 2026-03-20/2026-04-16 day
        in 10 minutes | 2026-03-11T10:10 second
        in an hour and a quarter | 2026-03-11T11:15 second
        in 90 mins | 2026-03-11T11:30 second
        in 3 days | 2026-03-14 day
        in three weeks | 2026-04-01 day
        in 6 months | 2026-09-11 day
        in a couple of days | 2026-03-13 day
        in 48 hours | 2026-03-13T10:00 minute
        two days ago | 2026-03-09 day
        half an hour ago | 2026-03-11T09:30 second
        a week ago | 2026-03-04 day
        three months ago | 2025-12-11 day
        within two hours | 2026-03-11T10:00/2026-03-11T12:00 minute
        by friday evening | 2026-03-11T10:00/2026-03-13T18:00 hour
        by the end of the week | 2026-03-11T10:00/2026-03-16 day
        by tomorrow noon | 2026-03-11T10:00/2026-03-12T12:00 hour
        three days from now | 2026-03-14 day
        a week from friday | 2026-03-20 day
        the day after tomorrow | 2026-03-13 day
        the day before yesterday | 2026-03-09 day
        in the next 24 hours | 2026-03-11T11:00/2026-03-12T11:00 hour
        in three days at 8am | 2026-03-14T08:00 hour
        thursday | 2026-03-12 day
        next friday | 2026-03-20 day
        last tuesday | 2026-03-10 day
        friday week at 2pm | 2026-03-20T14:00 hour
        wednesday | 2026-03-18 day
        monday at 9 | 2026-03-16T09:00 hour
        saturday at noon | 2026-03-14T12:00 hour
        sunday evening | 2026-03-15T18:00/2026-03-16 hour
        tuesday of next week | 2026-03-17 day
        monday the 16th | 2026-03-16 day
        saturday march 21 | 2026-03-21 day
        friday 3 april at 7:30pm | 2026-04-03T19:30 minute
        mon 16 mar | 2026-03-16 day
        the first monday of may | 2026-05-04 day
        the second tuesday in april | 2026-04-14 day
        the third thursday of november at 6pm | 2026-11-19T18:00 hour
        the last friday of the month | 2026-03-27 day
        the last friday of next month | 2026-04-24 day
        the last day of the month | 2026-03-31 day
        the last day of the year | 2026-12-31 day
        the first day of next month | 2026-04-01 day
        the last sunday in october | 2026-10-25 day
        the second last day of the month | 2026-03-30 day
        the first weekend of april | 2026-04-04/2026-04-06 day
        the last week of august | 2026-08-24 week
        the 1st of the month | 2026-04-01 day
        the 15th of next month | 2026-04-15 day
        next week | 2026-03-16 week
        the week of april 6 | 2026-04-06 week
        week 14 | 2026-03-30 week
        week 32 of 2027 | 2027-08-09 week
        Q2 2026 | 2026-04-01 quarter
        in the third quarter of 2026 | 2026-07-01 quarter
        last quarter | 2025-10-01 quarter
        the end of the quarter | 2026-03-01/2026-04-01 month
        the second half of 2026 | 2026-07-01/2027-01-01 month
        next autumn | 2026-09-23/2026-12-21 day
        fall 2027 | 2027-09-23/2027-12-21 day
        early may | 2026-05-01/2026-05-11 day
        mid-june | 2026-06-11/2026-06-21 day
        late august | 2026-08-21/2026-09-01 day
        the end of next week | 2026-03-20/2026-03-23 day
        in 2028 | 2028-01-01 year
        next year | 2027-01-01 year
        last month | 2026-02-01 month
        in april | 2026-04-01 month
        next april | 2026-04-01 month
        in february | 2027-02-01 month
        easter | 2026-04-05 day
        easter monday | 2026-04-06 day
        good friday | 2026-04-03 day
        christmas eve at 7pm | 2026-12-24T19:00 hour
        christmas day | 2026-12-25 day
        boxing day | 2026-12-26 day
        new year's eve | 2026-12-31 day
        new year's day | 2027-01-01 day
        canadian thanksgiving | 2026-10-12 day
        labor day | 2026-09-07 day
        memorial day | 2026-05-25 day
        independence day | 2026-07-04 day
        the 4th of july | 2026-07-04 day
        mlk day | 2027-01-18 day
        presidents day | 2027-02-15 day
        juneteenth | 2026-06-19 day
        veterans day | 2026-11-11 day
        columbus day | 2026-10-12 day
        victoria day | 2026-05-18 day
        canada day | 2026-07-01 day
        bastille day | 2026-07-14 day
        st patrick's day | 2026-03-17 day
        mother's day | 2026-05-10 day
        father's day | 2026-06-21 day
        guy fawkes night | 2026-11-05 day
        remembrance day | 2026-11-11 day
        shrove tuesday | 2027-02-09 day
        black friday | 2026-11-27 day
        the spring bank holiday | 2026-05-25 day
        the summer bank holiday | 2026-08-31 day
        swiss national day | 2026-08-01 day
        belgian national day | 2026-07-21 day
        valentine's day | 2027-02-14 day
        at 9am | 2026-03-12T09:00 hour
        at 9 | 2026-03-11T21:00 hour
        at 11:30 | 2026-03-11T11:30 minute
        2:30 pm | 2026-03-11T14:30 minute
        17:05 | 2026-03-11T17:05 minute
        half past seven | 2026-03-11T19:30 minute
        quarter to eight | 2026-03-11T19:45 minute
        quarter past nine tomorrow morning | 2026-03-12T09:15 minute
        ten to six this evening | 2026-03-11T17:50 minute
        noon | 2026-03-11T12:00 hour
        tomorrow at 8 in the morning | 2026-03-12T08:00 hour
        tonight at 8 | 2026-03-11T20:00 hour
        tomorrow evening at 7:15 | 2026-03-12T19:15 minute
        5 o'clock tomorrow | 2026-03-12T17:00 hour
        around 4pm | 2026-03-11T16:00 hour
        tomorrow at 1500 hours | 2026-03-12T15:00 minute
        friday 8pm sharp | 2026-03-13T20:00 hour
        twenty past three | 2026-03-11T15:20 minute
        five to twelve | 2026-03-11T11:55 minute
        at 6 thirty pm | 2026-03-11T18:30 minute
        3/17 | 2026-03-17 day
        12/25/2026 | 2026-12-25 day
        03/17/26 | 2026-03-17 day
        2026-05-07T14:00:00Z | 2026-05-07T16:00 second
        march 17th, 2026 | 2026-03-17 day
        17 march 2026 | 2026-03-17 day
        the 17th of march | 2026-03-17 day
        march 17 at 3pm | 2026-03-17T15:00 hour
        the twenty-first of june | 2026-06-21 day
        june twenty first | 2026-06-21 day
        may fifth | 2026-05-05 day
        july 4 '27 | 2027-07-04 day
        the summer of 2027 | 2027-06-21/2027-09-24 day
        christmas 2027 | 2027-12-25 day
        every day | 2026-03-11 day FREQ=DAILY
        every day at 7:30am | 2026-03-12T07:30 minute FREQ=DAILY
        every other day | 2026-03-11 day FREQ=DAILY;INTERVAL=2
        every monday at 9am | 2026-03-16T09:00 hour FREQ=WEEKLY;BYDAY=MO
        mondays and wednesdays at 6pm | 2026-03-11T18:00 hour FREQ=WEEKLY;BYDAY=MO,WE
        every tuesday and thursday at 6:30pm | 2026-03-12T18:30 minute FREQ=WEEKLY;BYDAY=TU,TH
        every friday evening | 2026-03-13T18:00/2026-03-14 hour FREQ=WEEKLY;BYDAY=FR
        every saturday from 10am to noon | 2026-03-14T10:00/2026-03-14T12:00 hour FREQ=WEEKLY;BYDAY=SA
        every other tuesday at 5pm | 2026-03-17T17:00 hour FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
        every two weeks on monday at 9am | 2026-03-16T09:00 hour FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
        every three weeks | 2026-03-11 day FREQ=WEEKLY;INTERVAL=3
        weekdays at 8:30am | 2026-03-12T08:30 minute FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        monday to friday at 9am | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        every day except sunday at 9am | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        every month on the 5th at 10am | 2026-04-05T10:00 hour FREQ=MONTHLY;BYMONTHDAY=5
        the 15th of every month | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=15
        every first monday of the month at 6pm | 2026-04-06T18:00 hour FREQ=MONTHLY;BYDAY=1MO
        the last friday of every month | 2026-03-27 day FREQ=MONTHLY;BYDAY=-1FR
        every 3 months | 2026-03-11 day FREQ=MONTHLY;INTERVAL=3
        every year on may 12 | 2026-05-12 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12
        every other friday until june | 2026-03-13 day FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20260630
        every tuesday at 7pm until june 30 | 2026-03-17T19:00 hour FREQ=WEEKLY;BYDAY=TU;UNTIL=20260630T215959Z
        every thursday, 8 times | 2026-03-12 day FREQ=WEEKLY;BYDAY=TH;COUNT=8
        every tuesday at 6pm starting april 7 | 2026-04-07T18:00 hour FREQ=WEEKLY;BYDAY=TU
        every wednesday from 2pm to 4pm starting in september | 2026-09-02T14:00/2026-09-02T16:00 hour FREQ=WEEKLY;BYDAY=WE
        every monday except april 6 | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO except 2026-04-06
        every sunday at 11am except in july and august | 2026-03-15T11:00 hour FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,9,10,11,12;BYDAY=SU
        every monday for three months | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO;UNTIL=20260615
        the next 3 thursdays at 10am | 2026-03-12T10:00 hour FREQ=WEEKLY;BYDAY=TH;COUNT=3
        tmrw 9am | 2026-03-12T09:00 hour
        tomorow at 3pm | 2026-03-12T15:00 hour
        thurs 2pm | 2026-03-12T14:00 hour
        weds 10am | 2026-03-18T10:00 hour
        2nite 8pm | 2026-03-11T20:00 hour
        wendesday at 10am | 2026-03-18T10:00 hour
        from may 3 to may 7 | 2026-05-03/2026-05-08 day
        may 3-7 | 2026-05-03/2026-05-08 day
        monday to wednesday | 2026-03-16/2026-03-19 day
        from 2pm to 3:30pm | 2026-03-11T14:00/2026-03-11T15:30 minute
        tomorrow from 9 to 11 | 2026-03-12T09:00/2026-03-12T11:00 hour
        tomorrow between 2 and 4pm | 2026-03-12T14:00/2026-03-12T16:00 hour
        from friday 6pm to sunday 8pm | 2026-03-13T18:00/2026-03-15T20:00 hour
        december 24 to january 2 | 2026-12-24/2027-01-03 day
        until friday | …/2026-03-14 day
        before noon | …/2026-03-11T12:00 hour
        after 6pm | 2026-03-11T18:00/… hour
        from april 1 | 2026-04-01/… day
        since monday | 2026-03-09/… day
        tomorrow at 9am for 45 minutes | 2026-03-12T09:00/2026-03-12T09:45 hour
        thursday at 2pm for an hour and a half | 2026-03-12T14:00/2026-03-12T15:30 hour
        three days starting monday | 2026-03-16/2026-03-19 day
        a week starting may 4 | 2026-05-04/2026-05-11 day
        at 10am montreal time | 2026-03-11T15:00 minute
        tomorrow at 3pm tokyo time | 2026-03-12T07:00 minute
        friday 9am EST | 2026-03-13T15:00 minute
        2pm UTC | 2026-03-11T15:00 minute
        march 29 at 2:30am | 2026-03-29T03:30 minute
        february 30 | noSuchDay
        february 29 2027 | noSuchDay
        13/13/2026 | noSuchDay
        monday march 12 2026 | weekdayMismatch
        april 20 to april 10 | reversed
        january 1 10000 | outOfRange
        from 6pm to 5pm | reversed
        on tuesday 24 at 4:40pm | 2026-03-24T16:40 minute
        tuesday 5 at 4:40pm | halfRead
        the night of march 28 | 2026-03-28T18:00/2026-03-29 hour
        late tomorrow afternoon | 2026-03-12T16:00/2026-03-12T19:00 hour
        saturday and sunday | 2026-03-14/2026-03-16 day
        april 4 and 5 | 2026-04-04/2026-04-06 day
        april 4 or 5 | halfRead
        before easter | …/2026-04-05 day
        the week before easter | 2026-03-30 week
        end of day tomorrow | 2026-03-12T17:00/2026-03-12T21:00 hour
        by end of day friday | 2026-03-11T10:00/2026-03-14 day
        within 5 business days | 2026-03-11T10:00/2026-03-19 day
        yesterday at noon | 2026-03-10T12:00 hour
        this morning at 8 | 2026-03-11T08:00 hour
        this afternoon at 3 | 2026-03-11T15:00 hour
        tonight at 11:45 | 2026-03-11T23:45 minute
        8 tomorrow morning | 2026-03-12T08:00 hour
        8pm tonight | 2026-03-11T20:00 hour
        8:30pm friday | 2026-03-13T20:30 minute
        april 3 2026 from 2 to 4pm | 2026-04-03T14:00/2026-04-03T16:00 hour
        tuesday march 17 2026 at 9:30 am | 2026-03-17T09:30 minute
        tue 17 mar 9:30am | 2026-03-17T09:30 minute
        17/03/2026 | 2026-03-17 day
        from march 17 at 9am to march 20 at 6pm | 2026-03-17T09:00/2026-03-20T18:00 hour
        march 17 - 20 | 2026-03-17/2026-03-21 day
        the 17th to the 20th of march | 2026-03-17/2026-03-21 day
        noon to 2pm | 2026-03-11T12:00/2026-03-11T14:00 hour
        8pm to midnight | 2026-03-11T20:00/2026-03-12 hour
        10pm to 2am | 2026-03-11T22:00/2026-03-12T02:00 hour
        9-5 tomorrow | 2026-03-12T09:00/2026-03-12T17:00 hour
        at seven thirty pm | 2026-03-11T19:30 minute
        at eight in the evening | 2026-03-11T20:00 hour
        at 7 at night | 2026-03-11T19:00 hour
        half eight tomorrow morning | 2026-03-12T08:30 minute
        ten past two | 2026-03-11T14:10 minute
        at 1630 | 2026-03-11T16:30 minute
        noon-ish | 2026-03-11T12:00 hour
        12:30am | 2026-03-12T00:30 minute
        12:30pm | 2026-03-11T12:30 minute
        every month on the first tuesday | 2026-04-07 day FREQ=MONTHLY;BYDAY=1TU
        every 2 months on the 10th | 2026-04-10 day FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10
        the 2nd and 4th tuesday of the month at 8pm | 2026-03-24T20:00 hour FREQ=MONTHLY;BYDAY=2TU,4TU
        the first working day of every month | 2026-04-01 day FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
        once a week on thursday | 2026-03-12 day FREQ=WEEKLY;BYDAY=TH
        every day from noon to 1pm | 2026-03-11T12:00/2026-03-11T13:00 hour FREQ=DAILY
        every tuesday in may at 6pm | 2026-05-05T18:00 hour FREQ=WEEKLY;BYDAY=TU;UNTIL=20260531T215959Z
        every friday at 5pm starting next week | 2026-03-20T17:00 hour FREQ=WEEKLY;BYDAY=FR
        every wednesday at 3pm except next wednesday | 2026-03-11T15:00 hour FREQ=WEEKLY;BYDAY=WE except 2026-03-18
        every monday except easter monday | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO except 2026-04-06
        every 2 days at 8am 5 times | 2026-03-12T08:00 hour FREQ=DAILY;INTERVAL=2;COUNT=5
        every third friday of the month | 2026-03-20 day FREQ=MONTHLY;BYDAY=3FR
        biweekly on thursdays | 2026-03-12 day FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
        quarterly | 2026-03-11 day FREQ=MONTHLY;INTERVAL=3
        twice a week | noTime
        """
}
