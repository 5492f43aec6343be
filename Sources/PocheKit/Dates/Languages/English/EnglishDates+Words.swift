extension EnglishDates {
    static let words = """
        class wday
        weekday(1) = ~monday, mon.
        weekday(2) = ~tuesday, tue., tues.
        weekday(3) = ~wednesday, wensday, wendsday, wedensday, wednsday, weds
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
        class namedmonth
        month(1) = january
        month(2) = february
        month(3) = march
        month(4) = april
        month(6) = june
        month(7) = july
        month(8) = august
        month(9) = september
        month(10) = october
        month(11) = november
        month(12) = december
        class unit
        second = second, seconds, sec., secs
        minute = minute, minutes, min., mins
        hour = hour, hours, hr, hrs, h
        day = day, days
        week = week, weeks, wk, wks
        month = month, months
        quarter = quarter, quarters, qtr, qtrs
        year = year, years, yr, yrs
        class longunit
        minute = minute, min.
        hour = hour, hr
        day = day
        week = week, wk
        month = month
        year = year, yr
        class units
        second = seconds, secs
        minute = minutes, mins
        hour = hours, hrs
        day = days
        week = weeks, wks
        month = months
        quarter = quarters, qtrs
        year = years, yrs
        short next = nxt
        short night = nite, nght
        short morning = mornin, mrng
        short weekend = wkend, wknd
        short every = evry, evrey
        trailing <- (week|weeks|fortnight|fortnights|after next|before last|from now|from today|in two|in three|in four) : 1
        nottime <- <ordinal> (floor|floors|storey|street|avenue|row|edition|grade|attempt|amendment|century|generation|element|party|person|person's|birthday|anniversary|place|world|degree|try) : 1
        nottime <- (on|to|from|in|at)? (the) <ordinal> (floor|floors|storey|street|avenue|row|edition|grade|attempt|amendment|century|generation|element|party|person|place|world|degree|try) : 1
        nottime <- <num> (km|kilometres|kilometers|miles|mile|meters|metres|m|laps|pages|words|points|goals|questions) (in) <span> : 1
        nottime <- (father|mother) (christmas) : 1
        nottime <- (christmas|xmas|easter|halloween) (present|presents|gift|gifts|card|cards|lights|pudding|carol|carols|market|markets|decorations|cookies|song|songs|jumper|sweater|wreath|stocking|movie|movies|costume|costumes|candy|shopping) : 1
        nottime <- (sundry|easter egg|easter eggs|easter bunny|easter bunnies|midnight sun|high noon|weekend warriors|man friday|christmas tree|christmas trees|24/7|24 / 7|9/11|9 / 11) : 1
        leading <- <wday> : 1
        leading <- (this time|same time|the same time|around this time) : 1
        trailing <- (this time|same time|at the same time) : 1
        leading <- <dow> (,|and|&|/|, and) : 1
        leading <- (the)? <ordinal> (to|through|thru|until|-) : 1
        trailing <- (of|in|,)? <yr> : 1
        trailing <- (next|coming) : 1
        cue toward = at, around, about
        cue affair = back, dinner, lunch, breakfast, supper, work, working, school, call, break, bank, business, clock, come, start, starting, end, ending, rest, season, take, takes, right, just, possible, should, will, that, which, mountain, pacific, part, point, time, times, over, out, long, play, thing, whole
        cue belonging = of, for, the
        cue introducing = at, on, in, for, the, of, during, over, this
        class possessive
        day = days', day's, days, day
        week = weeks', week's, weeks
        month = months', month's, months
        year = years', year's, years
        hour = hours', hour's, hours
        trailing <- <wday> : 1
        leading <- (the)? <ordinal> (and|and the|or|or the) : 1
        leading <- (every|each|fortnight|bank holiday) : 1
        leading <- (from|between) <num> (to|and|until|till) : 1
        cue moving = move, reschedule, push, postpone, delay
        cue measuring = block, book, reserve, spend, keep
        cue agenda = remind, reminder, appointment, meeting, schedule, calendar, agenda, planned, free, note, add, create, set
        cue numbered = room, episode, episodes, season, seasons, chapter, chapters, page, pages, number, numbers, bus, line, lines, platform, gate, floor, level, levels, table, flight, part, parts, door, track, tracks, version, versions, section, sections, exercise, exercises, verse, verses, question, questions, volume, volumes, issue, issues, figure, figures, module, modules, revision, release
        cue article = a, an
        cue rating = score, rated, rating, ratio, fraction, result, grade, mark, out
        cue subject = i, we, you, he, she, they, it, is, there, i'm, i'll, we're
        cue counted = of, or, thing, person, part, parts, item, day's, cup, cups, piece, pieces, side, sides, step, steps, point, points, time, times, stage, stages, level, levels, end, ends, percent, per, euro, euros, dollar, dollars, pounds, quid, mile, miles, km, kilometres, kilometers, m, meters, metres, degrees, people, persons, guests, places, place, sites, locations, hundred, thousand, million, minute, minutes, min, mins, hour, hours, day, days, week, weeks, month, months, year, years, second, seconds, more, other, others, different, items, things, pages, different, kg, g, cm, mm, mb, gb, kb, bytes, bits, characters, words, lines
        cue linking = at, in, on, with, without, for, from, to, by, i, we, you, he, she, they, it, and, or, but, of, the, a, an, is, are, was, were, will, that, which, who, my, our, his, her, their
        cue departing = train, flight, bus, plane, ferry, boat, tram
        cue filling = of
        cue zone = time
        cue naming = named, nicknamed
        cue party = for
        cue seating = table, tables, dinner, lunch, brunch, restaurant, reservation, booking, room, rooms, seats, places, tickets, cake
        cue street = street, st, road, rd, avenue, ave, lane, drive, square, boulevard, crescent, terrace, court, place, gardens, close, way
        cue or = or
        cue except = except, excluding, excepting, barring, unless
        cue not = not
        cue but = but, rather
        cue than = than
        cue rather = rather
        cue instead = instead
        cue of = of
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
        relday(1) = ~tomorrow, tmrw, tmr, tomoz, tmoro, tomoro, tommorow, tommorrow, tommorro, tomoroow, tomorro, tmro, tmw, tmmrw
        relday(2) = the day after tomorrow, day after tomorrow, overmorrow
        relday(-1) = ~yesterday
        relday(-2) = the day before yesterday, day before yesterday
        class nowname
        now() = right now, just now, at this moment
        class weaknow
        now() = at the moment, immediately, atm
        class zonename
        Etc/GMT = z
        Etc/GMT-1 = cet
        Etc/GMT+5 = est
        America/New_York = eastern time, eastern, et
        Etc/GMT+5 = eastern standard time
        Etc/GMT+4 = eastern daylight time
        America/Chicago = central time
        Etc/GMT+6 = central standard time
        Etc/GMT+5 = central daylight time
        America/Denver = mountain time
        Etc/GMT+7 = mountain standard time
        Etc/GMT+6 = mountain daylight time
        America/Los_Angeles = pacific time, pacific, pt
        Etc/GMT+8 = pacific standard time
        Etc/GMT+7 = pacific daylight time
        America/Halifax = atlantic time
        Europe/London = uk time, british time
        Etc/GMT-1 = british summer time, central european time
        Etc/GMT-2 = central european summer time
        Etc/GMT = greenwich mean time
        Asia/Kolkata = india time, indian time, india standard time
        Asia/Tokyo = japan time
        Australia/Sydney = australian eastern time
        Etc/GMT = greenwich time, universal time
        Europe/Paris = french time
        zonename <- <zonecode> : $1
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
        Asia/Kolkata = mumbai, delhi, new delhi, bangalore, kolkata
        Asia/Shanghai = beijing, shanghai
        Asia/Hong_Kong = hong kong
        Asia/Singapore = singapore
        Asia/Tokyo = tokyo
        Australia/Sydney = sydney, melbourne
        Australia/Adelaide = adelaide
        America/Winnipeg = winnipeg
        America/Edmonton = edmonton, calgary
        America/Halifax = halifax
        America/St_Johns = st johns
        Pacific/Auckland = auckland
        """
}
