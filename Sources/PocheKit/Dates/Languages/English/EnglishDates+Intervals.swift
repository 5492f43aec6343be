extension EnglishDates {
    static let intervals = """
        class early
        word = early, beginning of, the beginning of, at the beginning of, start of, the start of, at the start of, in early, the early part of
        class mid
        word = mid, middle of, the middle of, in the middle of, in mid
        class late
        word = late, in late
        class end
        word = end of, the end of, at the end of, towards the end of
        late <- <end> : $1
        block <- <monthname> : $1
        block <- <monthname> <yr> : and($2, $1)
        block <- <period> : $1
        block <- (the month|month) : this(month, 0)
        block <- (the week|week) : this(week, 0)
        block <- (the quarter|quarter) : this(quarter, 0)
        block <- (q) +<digits:1-4> : quarter($1)
        block <- (q) +<digits:1-4> (of)? <yr> : and($2, quarter($1))
        block <- (the)? <ordinal:1-4> (quarter|qtr) : quarter($1)
        block <- (the)? <ordinal:1-4> (quarter|qtr) (of)? <yr> : and($2, quarter($1))
        stage <- <early> <block> : early($2)
        stage <- <mid> <block> : middle($2)
        stage <- <late> <block> : late($2)
        yblock <- <yr> : $1
        yblock <- (the year|year) : every(year)
        yblock <- (next|the next) (year) : this(year, 1)
        yblock <- (-) <yr> : $1
        stage <- <early> <yblock> : slice($2, 0, 3, month)
        stage <- <mid> <yblock> : slice($2, 4, 8, month)
        # "late 2027" is its last third; the end of a year may be its last two months.
        stage <- (late|in late) <yblock> : slice($1, 8, end, month, 1)
        stage <- <end> <yblock> : either(slice($2, 8, end, month, 1), slice($2, 10, end, month, 1))
        stage <- (the|at the|at)? (eom) : late(every(month))
        stage <- (the|at the|at)? (bom) : ~early(this(month, 0))
        stage <- (the|at the|at)? (eoy) : either(slice(every(year), 8, end, month, 1), slice(every(year), 10, end, month, 1))
        stage <- (the|at the|at)? (boy) : ~slice(this(year, 0), 0, 3, month)
        s <- (the|at|at the)? (eod|end of the day|end of day) : and(relday(0), part(17:00, 24:00))
        s <- (eod|cob|end of day|end of the day|close of business|close of play) (on)? <dow> : and($1, part(17:00, 21:00))
        s <- (eod|cob|end of day|end of the day|close of business|close of play) <relname> : and($1, part(17:00, 21:00))
        s <- <dow> (cob|close of business|close of play) : and($1, part(17:00, 21:00))
        s <- <relname> (cob|close of business|close of play) : and($1, part(17:00, 21:00))
        s <- <dow> (at the)? (eod|end of the day|end of day) : and($1, part(17:00, 21:00))
        s <- <relname> (at the)? (eod|end of the day|end of day) : and($1, part(17:00, 21:00))
        s <- (morning|in the morning) (,)? (first thing) : part(7:00, 10:00)
        s <- (first thing in the morning) : part(7:00, 10:00)
        s <- (first thing) : ^part(7:00, 10:00)
        s <- (first thing|first thing on) <s> : and($1, part(7:00, 10:00))
        s <- (first thing) <s> (morning) : and($1, part(7:00, 10:00))
        s <- (last thing) <tonight> : and(relday(0), part(21:00, 24:00))
        s <- (the whole of|all of|throughout|the whole month of) <monthname> : $1
        s <- (all) <daypart> : $1
        s <- (all week|during the week|all this week) : rest(week)
        s <- (all month|during the month) : rest(month)
        stage <- (midweek|mid week) : middle(this(week, 0))
        s <- <stage> : $1
        s <- (by) <stage> : by($1)
        s <- (by) (the)? (eod|end of the day|end of day|end of today) : by(relday(0))
        s <- (by) (the)? (eod|end of the day|end of day|close of business|close of play) (on|of)? <s> : by($1)
        s <- <dom> (-|to|till|until|through|thru) <dom> (of)? <monthname> : range(and($3, day($1)), and($3, day($2)))
        s <- (from|between) (the)? <dom> (-|to|till|until|and|through) (the)? <dom> (of)? <monthname> : range(and($3, day($1)), and($3, day($2)))
        s <- <dom> (-|to) <dom> (of)? <monthname> (,)? <yr> : range(and($4, $3, day($1)), and($4, $3, day($2)))
        s <- (from)? <monthname> <dom> (-|to|through|thru|until) <dom> : range(and($1, day($2)), and($1, day($3)))
        s <- <date> (-|to|through|thru|until) <date> : range($1, $2)
        tm <- <precise> : $1
        tm <- <hour> : $1
        s <- <precise> (-|to|till|until|untill|through) <loose> : range($1, $2)
        s <- <precise> (-|to|till|until|untill|through) <precise> : range($1, $2)
        s <- <hour> (-|to|till|until) <precise> : range($1, $2)
        s <- (around|about) <hour> - <precise> : range($1, $2)
        moment <- <dow> (at|,)? <precise> : and($1, $2)
        moment <- <date> (at|,)? <precise> : and($1, $2)
        s <- (from)? <moment> (-|to|till|until) <moment> : range($1, $2)
        s <- <hour> (-|to) <hour> : ~doubtful(range($1, $2))
        target <- (from) <time> (to|until) <time> : onto($1, $2)
        target <- (from) <time> (to|until) <loose> : onto($1, $2)
        target <- (from) <monthname> <dom> (to) (the)? <dom> : onto(and($1, day($2)), and($1, day($3)))
        target <- (from) (the)? <ordinal:1-31> (to) (the)? <ordinal:1-31> : onto(day($1), day($2))
        target <- (from) (the)? <ordinal:1-31> (to) <date> : onto(day($1), $2)
        s <- (from|between) <precise> (-|to|till|until|untill|and|through) <tm> : range($1, $2)
        s <- (from|between) <hour> (-|to|till|until|untill|and|through) <precise> : range($1, $2)
        s <- (from|between) <hour> (-|to|till|until|untill|and|through) <hour> : ^range($1, $2)
        s <- (from|between) <loose> (-|to|till|until|untill|and|through) <loose> : ~doubtful(range($1, $2))
        s <- (from|between) <early4> (-|to|till|until|untill|and|through) <clock4> : range($1, $2)
        s <- <early4> (-|to) <clock4> : ~range($1, $2)
        early4 <- <d4:0-959> : military($1, 1)
        s <- (later than|from|between) <time> (-|to|till|until|untill|and|through) <time> : range($1, $2)
        s <- <dow> (-|to|through|thru|until|till|til) <dow> : eachday(range($1, $2))
        s <- <dow> +<dow> : eachday(range($1, $2))
        s <- (from)? <dow> <dom> (-|to|through|until) <dow> <date> : range(and($1, day($2)), and($3, $4))
        s <- <monthname> (-|to|through) <monthname> : range($1, $2)
        s <- <zoned> - <zoned> : range($1, $2)
        s <- <hm> - <hm> <zonename> : range(zone($1, $3), zone($2, $3))
        s <- <precise> - <precise> <zonename> : range(zone($1, $3), zone($2, $3))
        s <- (from)? <precise> (for) <span> : lasting($1, $2)
        s <- (after|anytime after|any time after|sometime after) <time> : following($1)
        s <- (from|starting|starting on|starting from|as of|from the) <time> : from($1)
        s <- (since|ever since) <time> : since($1)
        s <- (after) <span> : ^ahead($1)
        # A stay goes on to the morning after its last night.
        nights <- <num:1-60> (night|nights) : amount(add($1, 1), day)
        lasting <- (for) <nights> : $1
        time <- <time> (,)? (for) <nights> : lasting($1, $2)
        time <- (for)? <nights> (,)? (starting|starting on|starting from|from|beginning|on|as of) <time> : lasting($2, $1)
        time <- (for)? <span> (starting|starting on|starting from|beginning|beginning on) <time> : lasting($2, $1)
        time <- (for) <span> (from) <time> : lasting($2, $1)
        s <- (before the end of|before end of) <block> : through($1)
        s <- (before|any time before|anytime before|sometime before|prior to) <time> : until($1)
        s <- (until|till|up to|through|thru|up until) <time> : through($1)
        s <- (arriving at|arriving|arrives at|arrival|arrival at|ending at|ends at|back at) <time> : through($1)
        s <- (by|no later than) <time> : by($1)
        s <- (by) <time> (at the latest) : by($1)
        s <- (around|about|near|towards|toward) <stage> : $1
        s <- <s> (at the latest) : by($1)
        s <- (not before|no earlier than) <time> : from($1)
        s <- <s> (at the earliest) : from($1)
        s <- (by) <loose> : ^by($1)
        s <- (before) <loose> : ^until($1)
        s <- (until|till) <loose> : ^through($1)
        s <- (after) <loose> : ^from($1)
        time <- <s> : $1
        time <- <time> <s> : and($1, $2)
        time <- <time> <link> <s> : and($1, $3)
        link <- (,|of|on|at|in|in the|from|the|@|on the|for) : 1
        time <- <time> (for) <span> : lasting($1, $2)
        """
}
