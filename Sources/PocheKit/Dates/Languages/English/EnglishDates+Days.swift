extension EnglishDates {
    static let days = """
        class on
        word = on, the, on the, for, for the, at, in, in the, of, of the, from, during, during the, this, around, for this
        dow <- <wday> : $1
        dow <- <wdayshort> : $1
        s <- <wday> : $1
        s <- <wdayshort> : ~$1
        s <- (on|for) <dow> : $1
        s <- (this|on this|for this) <dow> : thisday($1)
        dom <- <ordinal:1-31> : $1
        dom <- <digits:1-31> : $1
        yr <- <d4:1000-2999> : year($1)
        yr <- <yearword> : year($1)
        yr <- (') +<d2> : shortyear($1)
        date <- <dom> (of)? <monthname> : and($2, day($1))
        nottime <- <date> (street|st.|avenue|ave.|road|square|boulevard|bridge) : 1
        date <- <dom> (of)? <monthname> (,)? <yr> : and($3, $2, day($1))
        date <- <dom> (of)? <monthname> <d2> : and(shortyear($3), $2, day($1))
        date <- <monthname> (the)? <dom> : and($1, day($2))
        date <- <monthname> (the)? <ordinal:1-31> : and($1, day($2))
        date <- <monthname> <digits:1-31> <d2:20-99> : and(shortyear($3), $1, day($2))
        date <- <digits:1-31> +(-) +<monthname> +(-)? +<d4:1000-2999> : and(year($3), $2, day($1))
        date <- <digits:1-31> +(-) +<monthname> +(-)? +<d2> : and(shortyear($3), $2, day($1))
        date <- <digits:1-31> +(-) +<monthname> : and($2, day($1))
        s <- (the)? <ordinal:1-31> (of) (next month) : and(this(month, 1), day($1))
        s <- (the)? <ordinal:1-31> (of) (last month) : and(this(month, -1), day($1))
        s <- (the week of the|week of the) <ordinal:1-31> : weekof(day($1))
        s <- (w/c|week commencing|week beginning|week starting|the week starting|the week beginning) (on)? <date> : weekof($1)
        s <- (w/e|week ending|the week ending) (on)? <date> : weekof($1, 1)
        date <- <monthname> (the)? <dom> (,)? <yr> : and($3, $1, day($2))
        date <- <digits> +(/) +<digits> : sooner(dmy($2, $1))
        date <- <digits> +(/) +<digits> +(/) +<d2> : dmy($2, $1, $3)
        date <- <digits> +(/) +<digits> +(/) +<d4> : dmy($2, $1, $3, 1)
        date <- <digits> +(/) +<digits> +(/) +<digits:10000-9999999> : dmy($2, $1, $3, 1)
        date <- <digits:0-99> +(.) +<digits:0-99> +(.) +<d4> : dmy($2, $1, $3, 1)
        s <- <digits:1-12> +(-) +<digits:1-31> +(-) +<d2> : ~dmy($2, $1, $3)
        date <- <digits> +(-) +<digits> +(-) +<d4> : dmy($2, $1, $3, 1)
        s <- <digits:1-12> <digits:1-31> <d4:1000-2999> : ~dmy($2, $1, $3)
        s <- <digits:1-12> - <digits:1-31> : ~dmy($2, $1)
        s <- <d4:1000-2999> +(-) +<d2:1-12> : monthyear($2, $1)
        s <- <digits:1-12> +(/) +<d4:1000-2999> : monthyear($1, $2)
        s <- <date> : $1
        s <- (on|the|on the|for|for the) <date> : $1
        s <- <dow> (,)? (the)? <date> : and($1, $2)
        s <- (on|this) <dow> (,)? (the)? <date> : and($1, $2)
        s <- <dow> (the)? <ordinal:1-31> : and($1, day($2))
        s <- (on|for|this|on this)? <dow> (,)? <digits:13-31> : and($1, day($2))
        s <- (on) <dow> (the)? <ordinal:1-31> : and($1, day($2))
        s <- (the|on the|by the|for the) <nth:1-12> : ~doubtful(alone(day($1)))
        s <- (the|on the|by the|for the) <nth:13-30> : ~alone(day($1))
        s <- (the|on the|by the|for the) <bigordinal> : ~alone(day($1))
        s <- (by the) <digits:1-31> +(st|nd|rd|th) : ~alone(day($1))
        s <- <digits:1-31> +(st|nd|rd|th) : ~alone(day($1))
        s <- (the) <digits:1-31> +(st|nd|rd|th) : ^alone(day($1))
        s <- (on the|for the) <digits:1-31> +(st|nd|rd|th) : alone(day($1))
        s <- (the|on the)? <ordinal:1-31> , <dow> : and($2, day($1))
        nthday <- <digits:1-31> +(st|nd|rd|th) : $1
        s <- (from|between) (the) <ordinal:1-31> (to|-|until|through|thru|and) (the)? <ordinal:1-31> : ~doubtful(range(day($1), day($2)))
        s <- (from|between)? (the) <nthday> (to|-|until|through|thru) (the)? <nthday> : range(day($1), day($2))
        s <- (the|on the) <digits:1-31> : ~day($1)
        s <- <dom> (of the month|of this month|of the current month) : day($1)
        s <- (the) <dom> (of the month|of this month|of the current month) : day($1)
        s <- <monthname> : ~$1
        s <- (in|during|for|the month of|in the month of) <monthname> : $1
        s <- (this) <namedmonth> : $1
        s <- (this may) : ^month(5)
        nottime <- (this may) (be|not|have|require|need|cause|lead|result|also|only|well|help|change|take|seem|look|come|happen|work|fail|vary|contain|include|affect|make|mean|give|or|sound) : 1
        s <- <monthname> (of|,)? <yr> : and($2, $1)
        s <- <monthname> <d2:50-99> : and(shortyear($2), $1)
        date <- <monthname> <d2:32-49> : and($1, day($2))
        s <- (in|during) <monthname> (of|,)? <yr> : and($2, $1)
        s <- <yr> : ~apart($1)
        s <- (in|during|in the year|year) <yr> : $1
        s <- (in the year|the year|year) <digits:10000-9999999> : year($1)
        s <- (for|of) <yr> : ^$1
        s <- (in)? <digits:1-9999> (a.d.|ad|ce) : year($1)
        s <- (in)? <digits:1-9999> (b.c.|bc|bce) : year(mul($1, -1))
        date <- <monthname> <dom> (,)? <digits:3000-9999999> : and(year($3), $1, day($2))
        date <- <dom> (of)? <monthname> (,)? <digits:3000-9999999> : and(year($3), $2, day($1))
        s <- <time> <open> <relname> <close> : and($3, $1)
        s <- <time> <open> <precise> (in) <city> <close> : $1
        s <- <time> <open> <precise> (utc) <close> : $1
        s <- <time> <open> <precise> (utc) (+) <digits> (:)? <digits>? <close> : $1
        s <- <time> <open> <precise> (utc) (-) <digits> (:)? <digits>? <close> : $1
        s <- <fest> : $1
        s <- <weakfest> : ~$1
        s <- (during|in|for|until|before|after|at|on|this) <weakfest> : $1
        s <- <weakfest> (of|in)? <yr> : and($2, $1)
        s <- <on> <fest> : $2
        s <- <fest> (of|in)? <yr> : and($2, $1)
        s <- <seasonname> : ~$1
        s <- (this|in|in the|current|during the) <seasonname> : $1
        s <- (the) <seasonname> : ^$1
        s <- (the|this|on the|over the|at the) (weekend|week end) : weekend()
        s <- (weekend|week end) : ^weekend()
        s <- <dow> (and|&) <dow> : run($1, $2)
        s <- <relname> (and|&) <relname> : run($1, $2)
        s <- (tomorrow) (and|&) (the day after|the next day|the following day) : run(relday(1), relday(2))
        group <- <wday> : $1
        group <- <wdayshort> : $1
        group <- (day) : every(day)
        group <- (week) : every(week)
        group <- (month) : every(month)
        group <- (weekend|week end) : weekend()
        group <- (quarter) : every(quarter)
        group <- <workday> : workday()
        group <- <fest> : $1
        frame <- <monthname> : $1
        frame <- <monthname> <yr> : and($2, $1)
        frame <- <yr> : $1
        frame <- (the year|year) : every(year)
        frame <- (the week|week) : this(week, 0)
        frame <- <period> : $1
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal> <group> (of|in|from) <frame> : nth($1, $2, $3)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? (last) <group> (of|in|from) <frame> : nth(-1, $1, $2)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal> (last|to last) <group> (of|in) <frame> : nth(mul($1, -1), $2, $3)
        # "in the month" is this one, "of the month" the next time it comes.
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal> <group> (in the month|in month) : nth($1, $2, this(month, 0))
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal> <group> (of the month) : nth($1, $2, every(month))
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? (last) <group> (in the month|in month) : nth(-1, $1, this(month, 0))
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? (last) <group> (of the month) : nth(-1, $1, every(month))
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal> (last|to last) <group> (of the month) : nth(mul($1, -1), $2, every(month))
        s <- <wday> (of|from|in) <period> : and($2, $1)
        s <- (the)? <ordinal> (closest|nearest) <group> to <s> : nearest($1, $2, $3)
        s <- (the)? (closest|nearest) <group> to <s> : nearest(1, $1, $2)
        s <- (the)? <group> (closest to|nearest to|nearest) <s> : nearest(1, $1, $2)
        s <- (the)? <ordinal> <group> (after|following) <s> : nthafter($1, $2, $3)
        s <- (the)? <ordinal> <group> (before|preceding) <s> : nthafter(mul($1, -1), $2, $3)
        s <- (the) <wday> (after|following) <s> : nthafter(1, $1, $2)
        s <- (the) <wday> (before|preceding) <s> : nthafter(-1, $1, $2)
        s <- (the day after|day after|the day following) <s> : after(amount(1, day), $1)
        s <- (the day before|day before|the eve of) <s> : before(amount(1, day), $1)
        s <- (the night before|the evening before) <s> : and(before(amount(1, day), $1), part(18:00, 24:00))
        s <- (this|current|the current) (season|seasons) : thisseason(0)
        s <- (next|coming|the next|upcoming) (season|seasons) : thisseason(1)
        s <- (last|past|previous|the last) (season|seasons) : thisseason(-1)
        s <- <fest> (of|in)? <period> : and($2, $1)
        s <- (the week of|week of) (the)? <date> : weekof($1)
        s <- (the week of|week of) (the)? <date> (to|-|through|until) (the)? <date> : range($1, $2)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? (week of) <fourth> : weekof($1, 1)
        date <- <digits:0-0> +(st|nd|rd|th)? (of)? <namedmonth> : day(0)
        date <- <namedmonth> (the)? <digits:0-0> +(st|nd|rd|th)? : day(0)
        date <- <digits:32-99> +(st|nd|rd|th) (of)? <monthname> : and($2, day($1))
        class weekword
        word = week, wk, wk., week number, week no, week no., week n°
        s <- (the|in|the whole of)? <weekword> <digits:1-53> : week($2)
        s <- (in)? <weekword> <digits:1-53> (of|in|,)? <d4:1000-2999> : isoweek($3, $2)
        s <- (w|wk|cw) +<digits:1-53> : ~week($1)
        s <- (in|during|for) (w|wk|cw) +<digits:1-53> : week($1)
        s <- (in)? (w|wk|cw) +<digits:1-53> <d4:1000-2999> : isoweek($2, $1)
        s <- (the)? (weekend|week end) (of) (the)? <date> : weekendof($1)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <date> (weekend|week end) : weekendof($1)
        # The days off around a feast, and the week it is in.
        feast <- <fest> : $1
        feast <- <fest> (of|in|,)? <yr> : and($2, $1)
        feast <- (next|the next) <fest> : next($1)
        feast <- (last) <fest> : last($1)
        fourth <- (4th of july|fourth of july|july 4th|july 4|july fourth) : holiday(7, 4)
        wkend <- (weekend|week end|long weekend) : 1
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <feast> (weekend|week end|long weekend) : longweekend($1, 1)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <fest> (weekend|week end|long weekend) (of|in)? <yr> : longweekend(and($2, $1), 1)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <fourth> (weekend|week end|long weekend) : longweekend($1)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <wkend> (of) <feast> : longweekend($2, 1)
        s <- (the|this|next|the next)? (long weekend|bank holiday weekend) : unclear()
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <wkend> (before|preceding) <feast> : nthafter(-1, weekend(), $2)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <wkend> (after|following) <feast> : nthafter(1, weekend(), $2)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <feast> (week) : weekof($1, 1)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <fest> (week) (of|in)? <yr> : weekof(and($2, $1), 1)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? (week of) <feast> : weekof($1, 1)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? (week before|week preceding) <feast> : before(amount(1, week), weekof($1, 1))
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? (week after|week following) <feast> : after(amount(1, week), weekof($1, 1))
        class workday
        word = working day, business day, work day, workday, weekday
        class workdays
        word = working days, business days, work days, workdays, weekdays, working day, business day
        s <- (the|on the)? (next|first) <workday> : next(workday())
        s <- (in) <num:1-99> <workdays> : nthafter($1, workday(), relday(0))
        s <- <num:1-99> <workdays> (from now|from today|later) : nthafter($1, workday(), relday(0))
        s <- (within|by within) <num:1-99> <workdays> : by(nthafter($1, workday(), relday(0)))
        s <- <num:1-99> <workdays> (ago) : nthafter(mul($1, -1), workday(), relday(0))
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal:1-1> (half of the|half of|semester of the) (year) : slice(every(year), 0, 6, month)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal:2-2> (half of the|half of|semester of the) (year) : slice(every(year), 6, 12, month)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal:1-1> (half of|half|semester|semester of) <yr> : slice($2, 0, 6, month)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal:2-2> (half of|half|semester|semester of) <yr> : slice($2, 6, 12, month)
        s <- (h) +<digits:1-1> (of)? <yr> : slice($2, 0, 6, month)
        s <- (h) +<digits:2-2> (of)? <yr> : slice($2, 6, 12, month)
        onemonth <- <monthname> : $1
        onemonth <- <monthname> <yr> : and($2, $1)
        onemonth <- (the month|the current month|this month) : this(month, 0)
        onemonth <- (next month) : this(month, 1)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal:1-1> (half of|fortnight of) <onemonth> : slice($2, 0, 15, day)
        s <- (the|on the|over the|for the|in the|during the|at the|in|during|for|this)? <ordinal:2-2> (half of|fortnight of) <onemonth> : slice($2, 15, end, day)
        s <- <monthname> <dom> (and|&) <dom> : pair($2, $3, $1)
        s <- <monthname> <dom> (,) <dom> (and|&|, and) <dom> : pair($2, $4, $1, $3)
        s <- (the)? <dom> (and|&) <dom> (of)? <monthname> : pair($1, $2, $3)
        s <- (the|in the)? <ordinal:1-4> (quarter|qtr) : quarter($1)
        s <- (the|in the)? <ordinal:1-4> (quarter|qtr) (of|,)? <yr> : and($2, quarter($1))
        s <- (q) +<digits:1-4> : ~quarter($1)
        s <- (in|during|for|by|this) (q) +<digits:1-4> : quarter($1)
        s <- (q) +<digits:1-4> (of)? <yr> : and($2, quarter($1))
        s <- <yr> (q) +<digits:1-4> : and($1, quarter($2))
        s <- <d2> +(q) +<digits:1-4> : and(shortyear($1), quarter($2))
        """
}
