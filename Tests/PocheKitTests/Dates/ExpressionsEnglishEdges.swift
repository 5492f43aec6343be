/// Times that are easily read wrong, in English, and what they mean, as ExpressionTests reads it.
extension Expressions {
    static let englishEdges = """
        tomorrow at 24:00 | 2026-03-13 minute
        by midnight saturday | 2026-03-11T10:00/2026-03-15 hour
        until friday midnight | …/2026-03-14 hour
        before may 31 midnight | …/2026-06-01 hour
        from 9am to midnight | 2026-03-12T09:00/2026-03-13 hour
        from friday 9pm to sunday midnight | 2026-03-13T21:00/2026-03-16 hour
        tonight at midnight | 2026-03-12 hour
        today at midnight | 2026-03-12 hour
        friday 10am AEST | 2026-03-13T01:00 minute
        friday 10am IST | 2026-03-13T05:30 minute
        friday 10am eastern standard time | 2026-03-13T16:00 minute
        3pm thursday Lisbon time | 2026-03-12T16:00 minute
        9am UTC-3 friday | 2026-03-13T13:00 hour
        9am Nowhere time friday | halfRead
        5/7/0000 | outOfRange
        april 31 | noSuchDay
        march 33 | noSuchDay
        nightly at 10 | 2026-03-11T22:00 hour FREQ=DAILY
        weeknights at 7pm | 2026-03-11T19:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        weekday afternoons at 3 | 2026-03-11T15:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        thursday mornings at 9 | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=TH
        weekend evenings | 2026-03-14T18:00/2026-03-15 hour FREQ=WEEKLY;BYDAY=SA,SU
        mornings at 6:30 | 2026-03-12T06:30 minute FREQ=DAILY
        every morning and evening | unclear
        every hour from 8 to 6 | unclear
        every 20 minutes from 9am to 11am | unclear
        tomorrow evening until 9 | 2026-03-12T18:00/2026-03-12T21:00 hour
        this afternoon until 4:30 | 2026-03-11T12:00/2026-03-11T16:30 minute
        this wednesday | 2026-03-11 day
        this wednesday night | 2026-03-11T18:00/2026-03-12 hour
        in a year | 2027-03-11 day
        in four years | 2030-03-01 month
        british mother's day | 2026-03-15 day
        every day except during the holidays | halfRead
        every friday except bank holidays | halfRead
        every night except monday | 2026-03-11T18:00/2026-03-12 hour FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU
        every weekday except thursday at 8 | 2026-03-13T08:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,FR
        4 sessions every monday at 6pm | 2026-03-16T18:00 hour FREQ=WEEKLY;BYDAY=MO;COUNT=4
        late friday morning | 2026-03-13T10:00/2026-03-13T12:00 hour
        early tomorrow afternoon | 2026-03-12T12:00/2026-03-12T15:00 hour
        early monday | 2026-03-16/2026-03-16T09:00 hour
        late tomorrow | halfRead
        tomorrow at 2 or 3 | 2026-03-12T14:00 hour
        friday 4pm or 5pm | 2026-03-13T16:00 hour
        thursday at 9:30 or 10 | 2026-03-12T09:30 minute
        march 20 or 21 | halfRead
        1st and third thursday of the month | 2026-03-19 day FREQ=MONTHLY;BYDAY=1TH,3TH
        the 10th and 25th of the month | 2026-03-25 day FREQ=MONTHLY;BYMONTHDAY=10,25
        today and tomorrow | 2026-03-11/2026-03-13 day
        tomorrow and the day after | 2026-03-12/2026-03-14 day
        the next two fridays | 2026-03-13 day FREQ=WEEKLY;BYDAY=FR;COUNT=2
        next 4 mondays at 6pm | 2026-03-16T18:00 hour FREQ=WEEKLY;BYDAY=MO;COUNT=4
        945am | 2026-03-12T09:45 minute
        1215pm tomorrow | 2026-03-12T12:15 minute
        1375pm | noTime
        the week of april 13 to april 17 | 2026-04-13/2026-04-18 day
        thursday 9pm-midnight | 2026-03-12T21:00/2026-03-13 hour
        8am-noon tomorrow | 2026-03-12T08:00/2026-03-12T12:00 hour
        february 29 to 31 | noSuchDay
        the end of the year | 2026-09-01/2027-01-01 month
        """
}
