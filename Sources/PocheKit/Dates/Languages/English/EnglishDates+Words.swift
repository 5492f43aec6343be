extension EnglishDates {
    static let words = """
        class wday
        weekday(1) = ~monday, mon.
        weekday(2) = ~tuesday, tue., tues.
        weekday(3) = ~wednesday, wensday, wendsday
        weekday(4) = ~thursday, thu., thur., thurs.
        weekday(5) = ~friday, fri.
        weekday(6) = ~saturday
        weekday(7) = ~sunday
        class wplural
        weekday(1) = mondays
        weekday(2) = tuesdays
        weekday(3) = wednesdays
        weekday(4) = thursdays
        weekday(5) = fridays
        weekday(6) = saturdays
        weekday(7) = sundays
        class wdayshort
        weekday(3) = wed., weds.
        weekday(6) = sat.
        weekday(7) = sun.
        class monthname
        month(1) = ~january, jan.
        month(2) = ~february, feb.
        month(3) = march, mar.
        month(4) = april, apr.
        month(5) = may
        month(6) = june, jun.
        month(7) = july, jul.
        month(8) = ~august, aug.
        month(9) = ~september, sep., sept.
        month(10) = ~october, oct.
        month(11) = ~november, nov.
        month(12) = ~december, dec.
        class unit
        second = second, seconds, sec., secs
        minute = minute, minutes, min., mins
        hour = hour, hours, hr, hrs, h
        day = day, days
        week = week, weeks, wk, wks
        month = month, months
        quarter = quarter, quarters, qtr, qtrs
        year = year, years, yr, yrs
        cue moving = move, reschedule, push, postpone, delay
        cue measuring = block, book, reserve, spend, keep
        cue agenda = remind, reminder, appointment, meeting, schedule, calendar, agenda, planned, free, note, add, create, set
        cue numbered = room, episode, season, chapter, page, number, bus, line, platform, gate, floor, level, table, flight, part, door, track
        cue departing = train, flight, bus, plane, ferry, boat, tram
        cue filling = of
        cue or = or
        cue except = except
        cue not = not
        cue but = but, rather
        cue than = than
        cue rather = rather
        cue instead = instead
        class seasonname
        season(0) = spring
        season(1) = summer
        season(2) = autumn, fall
        season(3) = winter
        class daypart
        part(0:00, 12:00) = morning
        part(12:00, 19:00) = afternoon, afternoonish
        part(18:00, 24:00) = evening, night
        part(0:00, 9:00) = early morning
        part(10:00, 12:00) = late morning
        part(12:00, 15:00) = early afternoon
        part(16:00, 19:00) = late afternoon
        part(18:00, 21:00) = early evening
        part(21:00, 24:00) = late evening, late night
        part(12:00, 14:00) = lunch, lunchtime, lunch time
        part(7:00, 10:00) = breakfast
        part(18:00, 21:00) = dinner, dinnertime, supper
        class relname
        relday(0) = today
        relday(1) = ~tomorrow, tmrw, tmr, tomoz
        relday(2) = the day after tomorrow, day after tomorrow, overmorrow
        relday(-1) = ~yesterday
        relday(-2) = the day before yesterday, day before yesterday
        class nowname
        now() = right now, just now, at the moment, immediately, atm, at this moment
        class zonename
        Etc/GMT = gmt, utc, z
        Etc/GMT-1 = cet
        Etc/GMT-2 = cest
        Etc/GMT-1 = bst
        Etc/GMT+5 = est
        Etc/GMT+4 = edt
        Etc/GMT+6 = cst
        Etc/GMT+5 = cdt
        Etc/GMT+7 = mst
        Etc/GMT+6 = mdt
        Etc/GMT+8 = pst
        Etc/GMT+7 = pdt
        America/New_York = eastern time, eastern, et
        America/Chicago = central time
        America/Denver = mountain time
        America/Los_Angeles = pacific time, pacific, pt
        Europe/London = uk time, british time
        class city
        Europe/London = london, edinburgh
        Europe/Dublin = dublin
        Europe/Paris = paris
        Europe/Brussels = brussels
        Europe/Zurich = zurich, geneva
        Europe/Berlin = berlin, munich
        Europe/Madrid = madrid, barcelona
        Europe/Rome = rome, milan
        Europe/Lisbon = lisbon
        Europe/Athens = athens
        Europe/Moscow = moscow
        Europe/Istanbul = istanbul
        America/New_York = new york, boston, washington, miami
        America/Montreal = montreal, toronto, ottawa, quebec
        America/Chicago = chicago
        America/Denver = denver
        America/Los_Angeles = los angeles, san francisco, seattle
        America/Vancouver = vancouver
        America/Mexico_City = mexico city
        America/Sao_Paulo = sao paulo
        Africa/Cairo = cairo
        Africa/Lagos = lagos
        Africa/Johannesburg = johannesburg
        Africa/Nairobi = nairobi
        Asia/Dubai = dubai
        Asia/Kolkata = mumbai, delhi, new delhi, bangalore
        Asia/Shanghai = beijing, shanghai
        Asia/Hong_Kong = hong kong
        Asia/Singapore = singapore
        Asia/Tokyo = tokyo
        Australia/Sydney = sydney, melbourne
        Pacific/Auckland = auckland
        """
}
