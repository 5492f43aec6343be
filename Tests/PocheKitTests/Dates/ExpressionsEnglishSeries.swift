/// Repeated times said alone, in English, and what they mean, as ExpressionTests reads it.
extension Expressions {
    static let englishSeries = """
        every tuesday except may 5 | 2026-03-17 day FREQ=WEEKLY;BYDAY=TU except 2026-05-05
        every tuesday at 7pm except may 5 and may 12 | 2026-03-17T19:00 hour FREQ=WEEKLY;BYDAY=TU except 2026-05-05,2026-05-12
        every tuesday but not may 5 | 2026-03-17 day FREQ=WEEKLY;BYDAY=TU except 2026-05-05
        every monday except april 7 | weekdayMismatch
        every weekday but not next week | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR except 2026-03-16,2026-03-17,2026-03-18,2026-03-19,2026-03-20
        every day at 8am except tomorrow | 2026-03-13T08:00 hour FREQ=DAILY
        mon to fri 9-5 | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        monday-friday at 9am | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        monday - friday at 9am | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        mon-fri | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        mon-fri 9-5 | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        mon-fri 9am-5pm | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        monday to friday | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        monday to friday at 8 | 2026-03-12T08:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        monday through friday | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        mon thru fri 9-5 | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        weekdays 9-5 | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        tuesday to thursday at 9am | 2026-03-17T09:00 hour FREQ=DAILY;UNTIL=20260319T225959Z
        mon-wed 9-5 | 2026-03-16T09:00/2026-03-16T17:00 hour FREQ=DAILY;UNTIL=20260318T225959Z
        monday to friday from 9 to 5 | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        9-5 mon to fri | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        9 to 5 monday to friday | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        fortnightly on tuesdays | 2026-03-17 day FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
        fortnightly on tuesday | 2026-03-17 day FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
        biweekly on friday | 2026-03-13 day FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
        bi-weekly on friday | 2026-03-13 day FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
        every fortnight on tuesday | 2026-03-17 day FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
        every fortnight | 2026-03-11 day FREQ=WEEKLY;INTERVAL=2
        weekly on fridays | 2026-03-13 day FREQ=WEEKLY;BYDAY=FR
        monthly on the 5th | 2026-04-05 day FREQ=MONTHLY;BYMONTHDAY=5
        monthly on the first monday | 2026-04-06 day FREQ=MONTHLY;BYDAY=1MO
        every month on the first monday | 2026-04-06 day FREQ=MONTHLY;BYDAY=1MO
        yearly on may 5 | 2026-05-05 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5
        annually on the 5th of may | 2026-05-05 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5
        every may 5 | 2026-05-05 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5
        every december 25 | 2026-12-25 day FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
        every february 29 | 2028-02-29 day FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29
        every 29th of february | 2028-02-29 day FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29
        every third week | 2026-03-11 day FREQ=WEEKLY;INTERVAL=3
        every third day | 2026-03-11 day FREQ=DAILY;INTERVAL=3
        one monday in three | 2026-03-16 day FREQ=WEEKLY;INTERVAL=3;BYDAY=MO
        one day in two | 2026-03-11 day FREQ=DAILY;INTERVAL=2
        last day of each month | 2026-03-31 day FREQ=MONTHLY;BYMONTHDAY=-1
        the last day of every month | 2026-03-31 day FREQ=MONTHLY;BYMONTHDAY=-1
        the last day of each month at 5pm | 2026-03-31T17:00 hour FREQ=MONTHLY;BYMONTHDAY=-1
        the last friday of each month | 2026-03-27 day FREQ=MONTHLY;BYDAY=-1FR
        the 1st and 15th of every month | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=1,15
        the 1st and the 15th of each month | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=1,15
        every 1st and 15th | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=1,15
        every other monday | 2026-03-16 day FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
        every other weekend | 2026-03-14 day FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
        every second weekend | 2026-03-14 day FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
        one weekend in three | 2026-03-14 day FREQ=WEEKLY;INTERVAL=3;BYDAY=SA,SU
        every weekend | 2026-03-14 day FREQ=WEEKLY;BYDAY=SA,SU
        every 2 weekends | 2026-03-14 day FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
        every two weeks on mondays | 2026-03-16 day FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
        every 15 days | 2026-03-11 day FREQ=DAILY;INTERVAL=15
        every 8 days | 2026-03-11 day FREQ=DAILY;INTERVAL=8
        every monday and wednesday 9-5 | 2026-03-16T09:00/2026-03-16T17:00 hour FREQ=WEEKLY;BYDAY=MO,WE
        weekdays at 8am | 2026-03-12T08:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        every weekday morning | 2026-03-12/2026-03-12T12:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        every weekend at 10 | 2026-03-14T10:00 hour FREQ=WEEKLY;BYDAY=SA,SU
        monday through saturday 10am-6pm | 2026-03-11T10:00/2026-03-11T18:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        tue-sat 10am-6pm | 2026-03-17T10:00/2026-03-17T18:00 hour FREQ=DAILY;UNTIL=20260321T225959Z
        tue - sat 10-6 | 2026-03-17T10:00/2026-03-17T18:00 hour FREQ=DAILY;UNTIL=20260321T225959Z
        wednesday to friday at 10 | 2026-03-18T10:00 hour FREQ=DAILY;UNTIL=20260320T225959Z
        mondays to thursdays 9-5 | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
        every monday to thursday at 9 | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
        m-f 9-5 | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        the first and third tuesday of every month | 2026-03-17 day FREQ=MONTHLY;BYDAY=1TU,3TU
        every 1st and 3rd tuesday | 2026-03-17 day FREQ=MONTHLY;BYDAY=1TU,3TU
        every first and third monday of the month | 2026-03-16 day FREQ=MONTHLY;BYDAY=1MO,3MO
        2nd and 4th friday of each month | 2026-03-13 day FREQ=MONTHLY;BYDAY=2FR,4FR
        the 15th and last day of every month | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=15,-1
        on the 1st, 10th and 20th of every month | 2026-03-20 day FREQ=MONTHLY;BYMONTHDAY=1,10,20
        monthly on the 1st and 15th | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=1,15
        every month on the last day | 2026-03-31 day FREQ=MONTHLY;BYMONTHDAY=-1
        monthly on the last friday | 2026-03-27 day FREQ=MONTHLY;BYDAY=-1FR
        every 3 months on the 1st | 2026-04-01 day FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1
        quarterly on the 1st | 2026-04-01 day FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1
        every other month on the 5th | 2026-04-05 day FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5
        every 2 years on may 5 | 2026-05-05 day FREQ=YEARLY;INTERVAL=2;BYMONTH=5;BYMONTHDAY=5
        every christmas | 2026-12-25 day FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
        every thanksgiving | 2026-11-26 day FREQ=YEARLY;BYMONTH=11;BYDAY=4TH
        annually on thanksgiving | 2026-11-26 day FREQ=YEARLY;BYMONTH=11;BYDAY=4TH
        every year on the last monday of may | 2026-05-25 day FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO
        fifth monday of every month | 2026-03-30 day FREQ=MONTHLY;BYDAY=5MO
        every month on the second to last friday | 2026-03-20 day FREQ=MONTHLY;BYDAY=-2FR
        every 4 months on the 10th | 2026-04-10 day FREQ=MONTHLY;INTERVAL=4;BYMONTHDAY=10
        every last working day of the month | 2026-03-31 day FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
        the first and last friday of each month | 2026-03-27 day FREQ=MONTHLY;BYDAY=1FR,-1FR
        monthly on the 1st, 11th and 21st | 2026-03-11 day FREQ=MONTHLY;BYMONTHDAY=1,11,21
        every fortnight on thursdays at 6pm | 2026-03-12T18:00 hour FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
        one thursday in four | 2026-03-12 day FREQ=WEEKLY;INTERVAL=4;BYDAY=TH
        thu-sat 7pm | 2026-03-12T19:00 hour FREQ=DAILY;UNTIL=20260314T225959Z
        tues to thurs 14:00 | 2026-03-17T14:00 minute FREQ=DAILY;UNTIL=20260319T225959Z
        """
}
