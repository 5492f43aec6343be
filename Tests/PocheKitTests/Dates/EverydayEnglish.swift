/// What people type and dictate in English, and what it means, as EverydayTests reads it.
extension Everyday {
    static let english = """
        gym every mon wed fri at 6am | 2026-03-13T06:00 FREQ=WEEKLY;BYDAY=MO,WE,FR
        gym every mon/thu at 6am | 2026-03-12T06:00 FREQ=WEEKLY;BYDAY=MO,TH
        send it by close of play friday | 2026-03-11T10:00/2026-03-14
        take the bins out last thing tonight | 2026-03-11T21:00/2026-03-12
        play tomorrow at 5pm | 2026-03-12T17:00
        lunch noonish tomorrow | 2026-03-12T12:00
        away the whole of april | 2026-04-01
        call at 9am (london time) | 2026-03-11T10:00
        weekly meeting monday at 9 | 2026-03-16T09:00 FREQ=WEEKLY;BYDAY=MO
        biweekly meeting on thursday at 10am | 2026-03-12T10:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
        monthly report on the 15th at 10 | 2026-03-15T10:00 FREQ=MONTHLY;BYMONTHDAY=15
        yoga every tuesday at 7pm except may 5 | 2026-03-17T19:00 FREQ=WEEKLY;BYDAY=TU except 2026-05-05
        in may 40 people come | 2026-05-01
        may 12 40 people | 2026-05-12
        two-hour meeting on friday at 10am | 2026-03-13T10:00/2026-03-13T12:00
        30 minute call with Ann at 4pm | 2026-03-11T16:00/2026-03-11T16:30
        90 min workshop next tuesday at 2pm | 2026-03-17T14:00/2026-03-17T15:30
        meeting tomorrow at 3pm for 45 minutes | 2026-03-12T15:00/2026-03-12T15:45
        an hour of yoga tomorrow at 7am | 2026-03-12T07:00/2026-03-12T08:00
        party saturday 10pm to 2am | 2026-03-14T22:00/2026-03-15T02:00
        movie from 10:30pm to 12:30am thursday | 2026-03-12T22:30/2026-03-13T00:30
        yoga every tuesday at 6:30pm in the hall until June 30 | 2026-03-17T18:30 FREQ=WEEKLY;BYDAY=TU;UNTIL=20260630T215959Z
        physio every friday at 8am with Dr Hill 10 times | 2026-03-13T08:00 FREQ=WEEKLY;BYDAY=FR;COUNT=10
        from september choir every monday at 8:30pm | 2026-09-07T20:30 FREQ=WEEKLY;BYDAY=MO
        take my pills every morning at 8 for 10 days | 2026-03-12T08:00 FREQ=DAILY;UNTIL=20260321T225959Z
        pay rent on the 5th of every month | 2026-04-05 FREQ=MONTHLY;BYMONTHDAY=5
        every 1st of the month read the meter | 2026-04-01 FREQ=MONTHLY;BYMONTHDAY=1
        bins every sunday evening | 2026-03-15T18:00/2026-03-16 FREQ=WEEKLY;BYDAY=SU
        monday to friday at 8am wake up | 2026-03-12T08:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        monday to friday from 9 to 5 internship | 2026-03-12T09:00/2026-03-12T17:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        every 8 hours take antibiotics | 2026-03-11T10:00 FREQ=HOURLY;INTERVAL=8
        every night at 10 | 2026-03-11T22:00 FREQ=DAILY
        remind me 15 minutes before the meeting tomorrow at 10am | 2026-03-12T09:45
        remind me the day before my exam on march 20 | 2026-03-19
        10 min before my train at 6:12pm | 2026-03-11T18:02
        2 hours before the flight saturday at 2pm | 2026-03-14T12:00
        a week before christmas buy a tree | 2026-12-18
        the night before my trip on friday | 2026-03-12T18:00/2026-03-13
        five minutes before 5pm | 2026-03-11T16:55
        a day after my surgery on april 8 | 2026-04-09
        move the meeting from 10am to 2pm | 2026-03-11T14:00
        push the call from 2pm to 3:30pm tomorrow | 2026-03-12T15:30
        pay on february 29 2027 | noSuchDay
        meeting tomorrow at 25:00 | noSuchHour
        meeting tomorrow at 13pm | 2026-03-12T13:00
        appointment thursday march 13 2026 at 9 | weekdayMismatch
        finish the report before friday | …/2026-03-13
        call the plumber during the week | 2026-03-11/2026-03-16
        meeting on the 1st | 2026-04-01
        pay insurance at the end of the month | 2026-03-21/2026-04-01
        tomorrow 9 to 11 | 2026-03-12T09:00/2026-03-12T11:00
        tomorrow 9-11 | 2026-03-12T09:00/2026-03-12T11:00
        2pm sharp at the notary | 2026-03-11T14:00
        lunch at noon | 2026-03-11T12:00
        tonight | 2026-03-11T18:00/2026-03-12
        tonight at 9 | 2026-03-11T21:00
        dinner tonight 8pm | 2026-03-11T20:00
        first thing monday | 2026-03-16T07:00/2026-03-16T10:00
        first thing monday morning | 2026-03-16T07:00/2026-03-16T10:00
        tomorrow morning at 8 | 2026-03-12T08:00
        tomorrow 8am dentist | 2026-03-12T08:00
        tmrw 2pm haircut | 2026-03-12T14:00
        fri 3pm | 2026-03-13T15:00
        mon 16 at 11am | 2026-03-16T11:00
        monday march 16 11am | 2026-03-16T11:00
        friday evening 7pm drinks | 2026-03-13T19:00
        friday night around 7:30 | 2026-03-13T19:30
        call mark in 10 minutes | 2026-03-11T10:10
        remind me in an hour to take the cake out | 2026-03-11T11:00
        in an hour and a half | 2026-03-11T11:30
        in two and a half hours | 2026-03-11T12:30
        in 3 days renew prescription | 2026-03-14
        by end of week clean the garage | 2026-03-11T10:00/2026-03-16
        by noon tomorrow | 2026-03-11T10:00/2026-03-12T12:00
        after 6pm call dad | 2026-03-11T18:00/…
        after the 15th | 2026-03-16/…
        mid may | 2026-05-11/2026-05-21
        middle of next week | 2026-03-18/2026-03-20
        next monday at 9 | 2026-03-16T09:00
        tuesday next week at 2pm | 2026-03-17T14:00
        next week on tuesday at 2pm | 2026-03-17T14:00
        this thursday at 4 | 2026-03-12T16:00
        friday the 13th | 2026-03-13
        4/12 at 2pm | 2026-04-12T14:00
        april twelfth at two pm | 2026-04-12T14:00
        the twenty first of march at half past six | 2026-03-21T18:30
        quarter to ten | 2026-03-11T21:45
        half past noon | 2026-03-11T12:30
        quarter past nine tomorrow | 2026-03-12T09:15
        remind me to call mom tomorrow at six pm | 2026-03-12T18:00
        monday at 9 or 10 | 2026-03-16T09:00
        between 2 and 4 tomorrow | 2026-03-12T14:00/2026-03-12T16:00
        between monday and wednesday | 2026-03-16/2026-03-19
        between april 3 and april 7 | 2026-04-03/2026-04-08
        april 3-7 | 2026-04-03/2026-04-08
        march 28 to april 3 | 2026-03-28/2026-04-04
        from april 3 at 2pm to april 5 at 10am | 2026-04-03T14:00/2026-04-05T10:00
        from friday evening to sunday | 2026-03-13T18:00/2026-03-16
        until tomorrow | …/2026-03-13
        until 6pm | …/2026-03-11T18:00
        all day tomorrow | 2026-03-12
        all week | 2026-03-11/2026-03-16
        tomorrow in the morning | 2026-03-12/2026-03-12T12:00
        early tomorrow afternoon | 2026-03-12T12:00/2026-03-12T15:00
        tomorrow early afternoon | 2026-03-12T12:00/2026-03-12T15:00
        in the evening | 2026-03-11T18:00/2026-03-12
        thursday end of day | 2026-03-12T17:00/2026-03-12T21:00
        3 in the afternoon saturday | 2026-03-14T15:00
        at dawn tomorrow | 2026-03-12
        I need to be at the station at 6:50 monday | 2026-03-16T18:50
        easter monday at noon | 2026-04-06T12:00
        valentine's day dinner | 2027-02-14T18:00/2027-02-14T21:00
        in march 2027 | 2027-03-01
        three days ago | 2026-03-08
        last monday | 2026-03-09
        last week | 2026-03-02
        what do I have thursday afternoon? | 2026-03-12T12:00/2026-03-12T19:00
        what's planned on the 20th? | 2026-03-20
        anything tonight | 2026-03-11T18:00/2026-03-12
        my schedule march 16 to 20 | 2026-03-16/2026-03-21
        buy 2 pounds of apples saturday morning | 2026-03-14/2026-03-14T12:00
        pay luke 50 dollars friday | 2026-03-13
        bus 42 at 8:05 | 2026-03-11T20:05
        Jules is 8 tomorrow | 2026-03-12
        game saturday 9pm | 2026-03-14T21:00
        in half an hour | 2026-03-11T10:30
        within 48 hours | 2026-03-11T10:00/2026-03-13T10:00
        around noon | 2026-03-11T12:00
        10ish tomorrow | 2026-03-12T10:00
        no later than friday | 2026-03-11T10:00/2026-03-14
        friday at the latest | 2026-03-11T10:00/2026-03-14
        tomorrow at the earliest | 2026-03-12/…
        tue 9:30 | 2026-03-17T09:30
        tuesday at 9.30 | 2026-03-17T09:30
        tomorrow at 9 o clock | 2026-03-12T09:00
        tomorrow at 9 o'clock | 2026-03-12T09:00
        may 3rd is Jules birthday | 2026-05-03
        the meeting is on the 3rd of may at 3 | 2026-05-03T15:00
        monday lunch | 2026-03-16T12:00/2026-03-16T14:00
        next thursday 8 in the evening | 2026-03-19T20:00
        vet saturday morning 9:45 | 2026-03-14T09:45
        water the plants wednesday | 2026-03-18
        parent teacher meeting on the 17th at 6 | 2026-03-17T18:00
        parent teacher meeting march 17 6:30pm at school | 2026-03-17T18:30
        grandma's birthday april 2 | 2026-04-02
        dinner at the Perrins saturday 8pm | 2026-03-14T20:00
        restaurant with Anna thursday noon | 2026-03-12T12:00
        call the bank monday between 9 and 11 | 2026-03-16T09:00/2026-03-16T11:00
        sofa delivery tuesday between 8am and 1pm | 2026-03-17T08:00/2026-03-17T13:00
        plumber friday afternoon | 2026-03-13T12:00/2026-03-13T19:00
        train to Leeds friday 5:04pm | 2026-03-13T17:04
        eye doctor on tuesday april 14 at 10:15am | 2026-04-14T10:15
        pay taxes before the end of may | …/2026-06-01
        return the books by march 20 | 2026-03-11T10:00/2026-03-21
        renew passport in 2 months | 2026-05-11
        remind me at 6:30pm to call mom | 2026-03-11T18:30
        remind me at 7 tomorrow to walk the dog | 2026-03-12T07:00
        yoga every wednesday from 7 to 8:30pm | 2026-03-11T19:00/2026-03-11T20:30 FREQ=WEEKLY;BYDAY=WE
        soccer every saturday at 10am | 2026-03-14T10:00 FREQ=WEEKLY;BYDAY=SA
        pool every other saturday | 2026-03-14 FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
        cleaning every friday morning | 2026-03-13/2026-03-13T12:00 FREQ=WEEKLY;BYDAY=FR
        take vitamin d every day at 8am | 2026-03-12T08:00 FREQ=DAILY
        first tuesday of every month coffee | 2026-04-07 FREQ=MONTHLY;BYDAY=1TU
        quarterly report every 3 months | 2026-03-11 FREQ=MONTHLY;INTERVAL=3
        call grandma once a week | 2026-03-11 FREQ=WEEKLY
        seminar monday 16 to wednesday 18 march | 2026-03-16/2026-03-19
        conference march 21 all day | 2026-03-21
        tomorrow at 10 not 11 | 2026-03-12T10:00
        tuesday in two weeks at 2pm | 2026-03-31T14:00
        around the end of the month | 2026-03-21/2026-04-01
        this afternoon | 2026-03-11T12:00/2026-03-11T19:00
        during the weekend | 2026-03-14/2026-03-16
        tomorrow evening around 8 | 2026-03-12T20:00
        tonight after 9 | 2026-03-11T21:00/…
        not before 10am tomorrow | 2026-03-12T10:00/…
        until friday noon | …/2026-03-13T12:00
        within a week | 2026-03-11T10:00/2026-03-19
        by march 20 at noon at the latest | 2026-03-11T10:00/2026-03-20T12:00
        gate code 4417 for tomorrow | 2026-03-12
        2026-03-12 16:45 | 2026-03-12T16:45
        half past four this afternoon | 2026-03-11T16:30
        what did I have last monday? | 2026-03-09
        anything on the 14th? | 2026-03-14
        my agenda for tomorrow | 2026-03-12
        appointments next week | 2026-03-16
        am I free thursday between 2 and 4? | 2026-03-12T14:00/2026-03-12T16:00
        free friday night? | 2026-03-13T18:00/2026-03-14
        what's planned in april | 2026-04-01
        read 20 pages tonight | 2026-03-11T18:00/2026-03-12
        run 5 miles sunday | 2026-03-15
        pay 128.50 before friday | …/2026-03-13
        zoom 2-3pm | 2026-03-11T14:00/2026-03-11T15:00
        zoom 2 to 3 tomorrow | 2026-03-12T14:00/2026-03-12T15:00
        from noon to 2 | 2026-03-11T12:00/2026-03-11T14:00
        tuesday thursday and friday at 9am | unclear
        from monday | 2026-03-16/…
        today | 2026-03-11
        friday 13 at 9am | 2026-03-13T09:00
        sat march 14 | 2026-03-14
        the 19th | 2026-03-19
        new year's eve at 10pm | 2026-12-31T22:00
        christmas at noon | 2026-12-25T12:00
        the day after christmas | 2026-12-26
        two weeks from today | 2026-03-25
        two weeks from tomorrow at noon | 2026-03-26T12:00
        every morning at 7 | 2026-03-12T07:00 FREQ=DAILY
        at 5 o'clock sharp | 2026-03-11T17:00
        noon on sunday | 2026-03-15T12:00
        midnight on saturday | 2026-03-14
        a week from monday at 9am | 2026-03-23T09:00
        monday week | 2026-03-23
        end of next week | 2026-03-20/2026-03-23
        in the next two weeks | 2026-03-16/2026-03-30
        over the next 3 days | 2026-03-12/2026-03-15
        book a table for 6 at 8pm saturday | 2026-03-14T20:00
        dinner for 4 on friday at 7:30pm | 2026-03-13T19:30
        party saturday 8pm-midnight | 2026-03-14T20:00/2026-03-15
        submit the report by midnight friday | 2026-03-11T10:00/2026-03-14
        call with Sydney friday 9am AEST | 2026-03-13
        call Zoe tomorrow at 9 or 10 | 2026-03-12T09:00
        meet Ada at 14 Rowan Street at 6pm | 2026-03-11T18:00
        nightly backup at 2am | 2026-03-12T02:00 FREQ=DAILY
        weeknights at 9pm read to Milo | 2026-03-11T21:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        pottery every wednesday at 6 except during the holidays | halfRead
        back in 40 minutes | 2026-03-11T10:40
        stretch every hour from 9 to 5 | unclear
        call with the team 9am Nowhere time friday | halfRead
        """
}
