/// Times said alone, in English, and what they mean, as ExpressionTests reads it.
extension Expressions {
    static let englishTimes = """
        may 5 last year | 2025-05-05 day
        may 5 next year | 2027-05-05 day
        may 5th last year | 2025-05-05 day
        last year may 5 | 2025-05-05 day
        5 may of last year | 2025-05-05 day
        christmas last year | 2025-12-25 day
        monday last week | 2026-03-02 day
        monday of last week | 2026-03-02 day
        last week monday | 2026-03-02 day
        friday next week | 2026-03-20 day
        next week friday | 2026-03-20 day
        tuesday at 3 next week | 2026-03-17T15:00 hour
        march last year | 2025-03-01 month
        march next year | 2027-03-01 month
        the 5th last month | 2026-02-05 day
        last month on the 5th | 2026-02-05 day
        the 5th of last month | 2026-02-05 day
        the 5th of next month | 2026-04-05 day
        tue-thu | 2026-03-17/2026-03-20 day
        tuesday to thursday | 2026-03-17/2026-03-20 day
        sat-sun | 2026-03-14/2026-03-16 day
        sat and sun | 2026-03-14/2026-03-16 day
        tomorrow week | 2026-03-19 day
        today week | 2026-03-18 day
        tuesday week | 2026-03-24 day
        tuesday fortnight | 2026-03-31 day
        a fortnight on tuesday | 2026-03-31 day
        a fortnight today | 2026-03-25 day
        a fortnight tomorrow | 2026-03-26 day
        a week today | 2026-03-18 day
        a week tomorrow | 2026-03-19 day
        a week from tomorrow | 2026-03-19 day
        a week from today | 2026-03-18 day
        week tomorrow | 2026-03-19 day
        week on tuesday | 2026-03-24 day
        two weeks today | 2026-03-25 day
        two weeks on tuesday | 2026-03-31 day
        a week last tuesday | 2026-03-03 day
        a week ago tuesday | 2026-03-03 day
        saturday week at 9am | 2026-03-21T09:00 hour
        the weekend after next | 2026-03-21/2026-03-23 day
        weekend after next | 2026-03-21/2026-03-23 day
        friday after next | 2026-03-20 day
        the friday after next | 2026-03-20 day
        the week after next | 2026-03-23 week
        the month after next | 2026-05-01 month
        the year after next | 2028-01-01 year
        week after next | 2026-03-23 week
        the weekend before last | 2026-02-28/2026-03-02 day
        the week before last | 2026-02-23 week
        the month before last | 2026-01-01 month
        the year before last | 2024-01-01 year
        friday before last | 2026-02-27 day
        easter weekend | 2026-04-03/2026-04-07 day
        the easter weekend | 2026-04-03/2026-04-07 day
        labor day weekend | 2026-09-05/2026-09-08 day
        memorial day weekend | 2026-05-23/2026-05-26 day
        bank holiday weekend | unclear
        thanksgiving weekend | 2026-11-26/2026-11-30 day
        christmas week | 2026-12-21 week
        the week of christmas | 2026-12-21 week
        easter week | 2026-04-06 week
        thanksgiving week | 2026-11-23 week
        new year's weekend | 2027-01-01/2027-01-04 day
        two days before the end of the month | 2026-03-29 day
        a week before the end of the year | 2026-12-24 day
        3 days after the start of the month | 2026-03-04 day
        every third monday | unclear
        every 3rd monday | unclear
        every fourth friday | unclear
        5th monday of april | noSuchDay
        the fifth monday in april | noSuchDay
        6th monday of april | noSuchDay
        every monday 0 times | empty
        daily, 0 times | empty
        every day for 0 days | empty
        2day at 5 | 2026-03-11T17:00 hour
        2day | 2026-03-11 day
        2moro | 2026-03-12 day
        2moro at 9 | 2026-03-12T09:00 hour
        2morrow | 2026-03-12 day
        2nite | 2026-03-11T18:00/2026-03-12 hour
        tonite at 8 | 2026-03-11T20:00 hour
        tmoro | 2026-03-12 day
        tomoro | 2026-03-12 day
        tomorow | 2026-03-12 day
        tommorow at 9 | 2026-03-12T09:00 hour
        1430 tomorrow | 2026-03-12T14:30 minute
        tomorrow 1430 | 2026-03-12T14:30 minute
        tomorrow at 1430 | 2026-03-12T14:30 minute
        0900 monday | 2026-03-16T09:00 minute
        at 0900 | 2026-03-12T09:00 minute
        1430h | 2026-03-11T14:30 minute
        in 0.5 days | 2026-03-11T22:00 minute
        in 1.5 days | 2026-03-12T22:00 minute
        in half a day | 2026-03-11T22:00 minute
        in 0.5 weeks | 2026-03-14 day
        in 1.5 weeks | 2026-03-21 day
        in a week and a half | 2026-03-21 day
        in 2.5 months | 2026-05-26 day
        in half a year | 2026-09-11 day
        in 18 months | 2027-09-11 day
        first half of may | 2026-05-01/2026-05-16 day
        the first half of 2027 | 2027-01-01/2027-07-01 month
        second half of the month | 2026-03-16/2026-04-01 day
        the first half of the year | 2026-01-01/2026-07-01 month
        H1 2027 | 2027-01-01/2027-07-01 month
        first semester 2027 | 2027-01-01/2027-07-01 month
        july 98 | 1998-07-01 month
        july '98 | 1998-07-01 month
        mid-2027 | 2027-05-01/2027-09-01 month
        mid 2027 | 2027-05-01/2027-09-01 month
        early 2027 | 2027-01-01/2027-04-01 month
        late 2027 | 2027-09-01/2028-01-01 month
        end of Q2 | 2026-06-01/2026-07-01 month
        end of Q2 2027 | 2027-06-01/2027-07-01 month
        start of q3 | 2026-07-01/2026-08-01 month
        mid-july | 2026-07-11/2026-07-21 day
        last business day of the month | 2026-03-31 day
        the last working day of the month | 2026-03-31 day
        first business day of june | 2026-06-01 day
        next business day | 2026-03-12 day
        in 3 business days | 2026-03-16 day
        3 business days from now | 2026-03-16 day
        within 5 working days | 2026-03-11T10:00/2026-03-19 day
        chrismas | 2026-12-25 day
        xmas | 2026-12-25 day
        christmass | 2026-12-25 day
        easter monday 2027 | 2027-03-29 day
        wensday | 2026-03-18 day
        thurday | 2026-03-12 day
        tusday | 2026-03-17 day
        nxt week | 2026-03-16 week
        nxt mon | 2026-03-16 day
        next wk | 2026-03-16 week
        fri pm | 2026-03-13T12:00/2026-03-14 hour
        tmr am | 2026-03-12/2026-03-12T12:00 hour
        tomorrow pm | 2026-03-12T12:00/2026-03-13 hour
        sat nite | 2026-03-14T18:00/2026-03-15 hour
        5 may next year | 2027-05-05 day
        may 5 of next year | 2027-05-05 day
        the 5th of may last year | 2025-05-05 day
        last may 5 | 2025-05-05 day
        next may 5 | 2026-05-05 day
        this may 5 | 2026-05-05 day
        tomorrow fortnight | 2026-03-26 day
        friday week at 3pm | 2026-03-20T15:00 hour
        two weeks tomorrow | 2026-03-26 day
        three weeks on monday | 2026-04-06 day
        a week on monday at 9 | 2026-03-23T09:00 hour
        in a fortnight | 2026-03-25 day
        a fortnight ago | 2026-02-25 day
        a week ago yesterday | 2026-03-03 day
        a week ago today | 2026-03-04 day
        the weekend after easter | 2026-04-11/2026-04-13 day
        the weekend before christmas | 2026-12-19/2026-12-21 day
        the week before christmas | 2026-12-14 week
        the week after easter | 2026-04-13 week
        monday after next | 2026-03-23 day
        next weekend | 2026-03-14/2026-03-16 day
        this weekend | 2026-03-14/2026-03-16 day
        last weekend | 2026-03-07/2026-03-09 day
        the monday after easter | 2026-04-06 day
        the friday before christmas | 2026-12-18 day
        the week of july 4 | 2026-06-29 week
        the week of the 4th of july | 2026-07-06 week
        july 4th weekend | 2026-07-04/2026-07-06 day
        4th of july weekend | 2026-07-04/2026-07-06 day
        new year's week | 2026-12-28 week
        christmas weekend | 2026-12-25/2026-12-28 day
        easter weekend 2027 | 2027-03-26/2027-03-30 day
        labor day weekend 2027 | 2027-09-04/2027-09-07 day
        the day after labor day | 2026-09-08 day
        3 days before the end of next month | 2026-04-27 day
        the day before the end of the month | 2026-03-30 day
        two weeks before the end of the quarter | 2026-03-17 day
        an hour before the end of the day | 2026-03-11T16:00 hour
        by the end of the month | 2026-03-11T10:00/2026-04-01 day
        before the end of the month | …/2026-04-01 day
        wed to fri | 2026-03-18/2026-03-21 day
        every easter | unclear
        every february 30 | noSuchDay
        every april 31 | noSuchDay
        feb 29 2027 | noSuchDay
        feb 30 | noSuchDay
        the 31st of june | noSuchDay
        31 april | noSuchDay
        5th friday in march | noSuchDay
        the fifth tuesday of march | 2026-03-31 day
        6th day of the month | 2026-04-06 day
        the 40th of march | noSuchDay
        25:00 | noSuchHour
        24:30 | noSuchHour
        12:60 | noSuchHour
        9:75 | noSuchHour
        13pm | 2026-03-11T13:00 hour
        tomorrow at 25:00 | noSuchHour
        in 0 days | 2026-03-11 day
        every 0 days | empty
        every monday zero times | empty
        from 9 to 9 | 2026-03-12T09:00/2026-03-12T21:00 hour
        9am-9am | reversed
        2day 5pm | 2026-03-11T17:00 hour
        2morrow at noon | 2026-03-12T12:00 hour
        2nd | 2026-04-02 day
        0900 | 2026-03-12T09:00 minute
        0900 tomorrow | 2026-03-12T09:00 minute
        tomorrow 0900 | 2026-03-12T09:00 minute
        at 1130 | 2026-03-11T11:30 minute
        1130 tomorrow | 2026-03-12T11:30 minute
        tomorrow at 930 | 2026-03-12T09:30 minute
        930 tomorrow | 2026-03-12T09:30 minute
        1730 on friday | 2026-03-13T17:30 minute
        friday 1730 | 2026-03-13T17:30 minute
        tomorrow 9-11 | 2026-03-12T09:00/2026-03-12T11:00 hour
        tomorrow 9am/11am | 2026-03-12T09:00/2026-03-12T11:00 hour
        9/11 | 2026-09-11 day
        in 2.5 hours | 2026-03-11T12:30 second
        in 1.5 hours | 2026-03-11T11:30 second
        in a day and a half | 2026-03-12T22:00 minute
        in 36 hours | 2026-03-12T22:00 minute
        an hour and a half ago | 2026-03-11T08:30 second
        1.5 days ago | 2026-03-09T22:00 minute
        in half an hour | 2026-03-11T10:30 second
        half a year ago | 2025-09-11 day
        first half of next month | 2026-04-01/2026-04-16 day
        the second half of june 2027 | 2027-06-16/2027-07-01 day
        the last week of june | 2026-06-22 week
        first week of june | 2026-06-01 week
        end of next quarter | 2026-06-01/2026-07-01 month
        early next year | 2027-01-01/2027-05-01 month
        mid next week | 2026-03-18/2026-03-20 day
        mid-week | 2026-03-11/2026-03-13 day
        midweek | 2026-03-11/2026-03-13 day
        beginning of Q3 | 2026-07-01/2026-08-01 month
        2026/04/03 | 2026-04-03 day
        2026.04.03 | 2026-04-03 day
        20260403T0900 | 2026-04-03T09:00 minute
        2026-04-03T09:00:00Z | 2026-04-03T11:00 second
        2026-04-03T09:00:00+02:00 | 2026-04-03T09:00 second
        2026-04-03 09:00 | 2026-04-03T09:00 minute
        2026-W15 | 2026-04-06 week
        2026-W01-1 | 2025-12-29 day
        2026-W53 | 2026-12-28 week
        2027-W53 | noSuchDay
        4/3/2026 | 2026-04-03 day
        04.03.2026 | 2026-04-03 day
        4-3-2026 | 2026-04-03 day
        4-3-26 | 2026-04-03 day
        july 27 | 2026-07-27 day
        july 2027 | 2027-07-01 month
        every third weekend | unclear
        twenty first of june | 2026-06-21 day
        the day after thanksgiving | 2026-11-27 day
        two weeks on saturday | 2026-03-28 day
        a fortnight on friday at noon | 2026-03-27T12:00 hour
        sunday week | 2026-03-22 day
        the week of easter | 2026-04-06 week
        christmas week 2027 | 2027-12-20 week
        victoria day weekend | 2026-05-16/2026-05-19 day
        canada day weekend | 2026-07-04/2026-07-06 day
        boxing day weekend | 2026-12-26/2026-12-28 day
        the weekend after thanksgiving | 2026-11-28/2026-11-30 day
        wednesday before last | 2026-02-25 day
        two fridays ago | 2026-02-27 day
        in two tuesdays | 2026-03-24 day
        7 business days ago | 2026-03-02 day
        within 2 working days | 2026-03-11T10:00/2026-03-14 day
        second business day of july | 2026-07-02 day
        last working day of march | 2026-03-31 day
        H2 2028 | 2028-07-01/2029-01-01 month
        second half of september | 2026-09-16/2026-10-01 day
        first half of 2028 | 2028-01-01/2028-07-01 month
        mid-2028 | 2028-05-01/2028-09-01 month
        end of q4 2027 | 2027-12-01/2028-01-01 month
        late q1 | 2026-03-01/2026-04-01 month
        june 87 | 1987-06-01 month
        0815 tomorrow | 2026-03-12T08:15 minute
        sunday at 0730 | 2026-03-15T07:30 minute
        1500h friday | 2026-03-13T15:00 minute
        at 8.15 | 2026-03-11T20:15 minute
        9.30am | 2026-03-12T09:30 minute
        2morrow 6pm | 2026-03-12T18:00 hour
        2026.05.04 | 2026-05-04 day
        2027W017 | 2027-04-26 week
        every 0 weeks | empty
        mon-sun 8-20 | reversed
        sat-mon | 2026-03-14/2026-03-17 day
        """
}
