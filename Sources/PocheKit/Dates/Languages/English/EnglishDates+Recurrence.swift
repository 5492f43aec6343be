extension EnglishDates {
    static let recurrence = """
        wdays <- <wday> : $1
        wdays <- <wplural> : $1
        wdays <- <wdayshort> : $1
        wdays <- <wdays> (and|,|&|, and|and on|and every) <wdays> : or($1, $2)
        wplurals <- <wplural> : $1
        wplurals <- <wplurals> (and|,|&|, and|and on) <wplurals> : or($1, $2)
        wrange <- <dow> (-|to|through|thru|until|till|til) <dow> : or($1, $2, through)
        wrange <- <dow> +<dow> : or($1, $2, through)
        # The days of a working week come back; others are those to come.
        habit <- <dow> (-|to|through|thru|until|till|til) <dow> : or($1, $2, habit)
        habit <- <dow> +<dow> : or($1, $2, habit)
        prange <- <wplural> (-|to|through|thru|until|till|til) <wplural> : or($1, $2, through)
        wrange <- <prange> : $1
        r <- <prange> : each($1)
        habit <- (m) +(f) : or(weekday(1), weekday(5), habit)
        r <- (every|each|on every) <wdays> : each($1)
        r <- (every|each|on every) <dow> (/)? <dow> : each(or($1, $2))
        r <- (every|each|on every) <dow> (/)? <dow> (/)? <dow> : each(or(or($1, $2), $3))
        r <- <wplurals> : ~each($1)
        r <- (on|all) <wplurals> : each($1)
        r <- (every|each) <unit> : each($1)
        r <- (every|each) <num:2-99> <unit> : alternate($2, $1)
        r <- (every other|every second) <unit> : alternate($1, 2)
        r <- (every other|every second|each other) <wdays> : alternate($1, 2)
        r <- (every) <num:2-52> (weeks) (on)? <wdays> : alternate($2, $1)
        r <- (every) <ordinal:2-12> <unit> : alternate($2, $1)
        r <- (every|each) <ordinal:3-12> <wday> : unclear()
        r <- (every|each) <ordinal:3-12> (weekend) : unclear()
        r <- (one) <unit> (in|out of) <num:2-12> : alternate($1, $2)
        r <- (one) <wday> (in|out of) <num:2-12> : alternate($1, $2)
        biweekly <- (every other week|every second week|biweekly|bi weekly|fortnightly|every fortnight|every two weeks|every 2 weeks|each fortnight|once a fortnight) : 2
        r <- <biweekly> : alternate(week, 2)
        r <- <biweekly> (on)? <wdays> : alternate($2, 2)
        r <- <wdays> <biweekly> : alternate($1, 2)
        r <- (every week|weekly|each week|once a week) (on)? <wdays> : each($1)
        r <- (every|each) (morning) : and(each(day), part(4:00, 12:00))
        r <- (every|each) (afternoon) : and(each(day), part(12:00, 19:00))
        r <- (every|each) (evening|night) : and(each(day), part(18:00, 24:00))
        r <- (every|each) (weekend) : each(weekend())
        r <- (every other|every second) (weekend) : alternate(weekend(), 2)
        r <- (every) <num:2-12> (weekends) : alternate(weekend(), $1)
        r <- (one) (weekend) (in|out of) <num:2-12> : alternate(weekend(), $1)
        r <- (every|each) <num:0-0> <unit> : never()
        # A day of each month, and of each year.
        mday <- <dom> : day($1)
        mdays <- <dom> (and|,|&|and the|, the|, and|, and the) <dom> : days($1, $2)
        mdays <- <mdays> (and|,|&|and the|, the|, and|, and the) <dom> : days($1, $2)
        mdays <- <dom> (and|,|&|and the|, the|, and|, and the) (last day) : days($1, nth(-1, every(day), every(month)))
        mdays <- <mdays> (and|,|&|and the|, the|, and|, and the) (last day) : days($1, nth(-1, every(day), every(month)))
        mday <- <mdays> : $1
        which <- <ordinal> : $1
        which <- (last) : -1
        nthdays <- <ordinal> (and|&|and the) <which> <wday> : nths($1, $2, $3, every(month))
        nthdays <- <ordinal> (and|&|and the) <which> <wplural> : nths($1, $2, $3, every(month))
        mday <- <nthdays> : $1
        r <- (every|each) <nthdays> : each($1)
        mday <- <ordinal> <wday> : nth($1, $2, every(month))
        mday <- (last) <wday> : nth(-1, $1, every(month))
        mday <- <ordinal:2-4> (to last) <wday> : nth(mul($1, -1), $2, every(month))
        mday <- (last day) : nth(-1, every(day), every(month))
        mday <- <ordinal> <workday> : nth($1, workday(), every(month))
        mday <- (last) <workday> : nth(-1, workday(), every(month))
        mday <- <ordinal:2-4> (to last) <workday> : nth(mul($1, -1), workday(), every(month))
        r <- (every|each) <mday> (of the month|of every month|of each month) : each($1)
        # Two days of the month are a series.
        r <- (the|on the) <mdays> (of the month) : each($1)
        r <- (the|on the)? <nthdays> (of the month) : each($1)
        r <- (the|on the)? <mday> (of every month|of each month|every month|each month) : each($1)
        r <- (every month|monthly|each month|once a month) (on)? (the)? <mday> : each($1)
        r <- (every) <num:2-99> (months) (on)? (the)? <mday> : alternate($2, $1)
        r <- (every other month|every second month) (on)? (the)? <mday> : alternate($1, 2)
        r <- (quarterly|every quarter) (on)? (the)? <mday> : alternate($1, 3)
        r <- (every|each) <ordinal:1-31> (and|&|and the) <ordinal:1-31> : each(days($1, $2))
        # Without its month "every third monday" could as well be one week in three.
        r <- (every|each) <ordinal:1-1> <wday> : each(nth(1, $2, every(month)))
        r <- (every|each) (last) <wday> : each(nth(-1, $1, every(month)))
        yday <- <date> : $1
        yday <- <fest> : $1
        yday <- <ordinal> <wday> (of|in) <monthname> : nth($1, $2, $3)
        yday <- (last) <wday> (of|in) <monthname> : nth(-1, $1, $2)
        r <- (every year|yearly|annually|each year|once a year) (on|at|in)? (the)? <yday> : each($1)
        r <- (every) <num:2-99> (years) (on|at|in)? (the)? <yday> : alternate($2, $1)
        r <- (every other year|every second year) (on|at|in)? (the)? <yday> : alternate($1, 2)
        r <- <yday> (every year|each year) : each($1)
        r <- (every|each) <date> : each($1)
        r <- (every) <fest> : each($1)
        r <- (daily) : ^each(day)
        r <- (weekly) : ^each(week)
        r <- (monthly) : ^each(month)
        r <- (yearly|annually) : ^each(year)
        r <- (quarterly) : ^alternate(month, 3)
        r <- (once a|once every) <unit> : each($1)
        r <- (every weekday|each weekday|on weekdays|weekdays|every working day|each working day|every business day|each business day|on business days) : each(or(weekday(1), weekday(5), through))
        r <- (every day|every|daily|every week|weekly|each week) <wrange> : each($1)
        r <- <wrange> <biweekly> : alternate($1, 2)
        r <- <biweekly> <wrange> : alternate($2, 2)
        r <- (every) <num:2-52> (weeks) (on)? <wrange> : alternate($2, $1)
        notdays <- (except|but|but not|except on|but not on|except for|excluding) <wdays> : $1
        notdays <- (except|but not|except on|except for|excluding) (weekends|at weekends|on weekends|the weekend) : or(weekday(6), weekday(7))
        r <- <r> (,)? <notdays> : except($1, $2)
        # Days that are left out once.
        left <- <r> (,)? (except|except for|except on|but not|but not on|but not in|but not for|excluding|apart from|other than|save for|skipping) <s> : except($1, $2)
        left <- <left> (and|,|, and|or|nor|and on|or on) <s> : except($1, $2)
        r <- <left> : $1
        class habitpart
        part(4:00, 12:00) = mornings
        part(12:00, 19:00) = afternoons
        part(18:00, 24:00) = evenings, nights
        r <- (nightly) : ^and(each(day), part(18:00, 24:00))
        r <- (on weekends|at weekends) : each(weekend())
        r <- (weekends) : ~each(weekend())
        r <- <habitpart> (at|@) <tm> : and(each(day), $1, $2)
        r <- (in the) <habitpart> : and(each(day), $1)
        r <- (weeknights|on weeknights|every weeknight|each weeknight) : and(each(or(weekday(1), weekday(5), through)), part(18:00, 24:00))
        r <- (weekday|on weekday|every weekday) <habitpart> : and(each(or(weekday(1), weekday(5), through)), $1)
        r <- (weekend|on weekend) <habitpart> : and(each(weekend()), $1)
        r <- (on)? <wday> <habitpart> : and(each($1), $2)
        # Several times a day no rule says.
        s <- (morning and evening|morning and night|morning noon and night|morning , noon and night|morning , noon , and night|mornings and evenings) : unclear()
        r <- (every|each) (morning and evening|morning and night|morning noon and night|morning , noon and night|morning , noon , and night) : unclear()
        r <- (the)? (next|coming) <num:2-52> <wplural> : count(each($2), $1)
        r <- (the)? <num:2-52> (next|coming) <wplural> : count(each($2), $1)
        sessions <- <num:1-999> (session|sessions) : $1
        r <- <sessions> (,)? (on|every|each)? <wdays> : count(each($2), $1)
        times <- <num:0-999> (times|occurrences) : $1
        times <- <sessions> : $1
        times <- (zero times|no times) : 0
        r <- <habit> : ~each($1)
        r <- <r> <s> : and($1, $2)
        r <- <r> (,)? (starting|starting on|starting from|beginning|beginning on|from|as of|since) <time> : starting($1, $2)
        r <- <r> (for) <span> : lasting($1, $2)
        r <- <r> (for|during|over) <s> : and($1, $2)
        r <- <r> (,|at|on|from) <s> : and($1, $2)
        r <- <r> (,)? (until|till|through|up to|ending|ending on) <time> : stop($1, $2)
        r <- <r> (,)? (for)? <times> : count($1, $2)
        time <- <r> : $1
        time <- <s> <r> : and($1, $2)
        """
}
