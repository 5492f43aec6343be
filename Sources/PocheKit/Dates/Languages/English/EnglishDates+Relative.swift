extension EnglishDates {
    static let relative = """
        s <- <relname> : $1
        s <- (for|on) <relname> : $1
        s <- <nowname> : $1
        s <- (now) : ~now()
        tonight <- (tonight|tonite|this evening|this night) : and(relday(0), part(18:00, 24:00))
        tonight <- (late tonight) : and(relday(0), part(21:00, 24:00))
        s <- <tonight> : $1
        s <- (last night|yesterday night) : and(relday(-1), part(18:00, 24:00))
        s <- (late last night) : and(relday(-1), part(21:00, 24:00))
        s <- <daypart> : ~$1
        s <- (in the|during the|the|at|over|during|for) <daypart> : $1
        s <- (this) <daypart> : and(relday(0), $1)
        s <- (after work) : part(17:00, 21:00)
        s <- (after school) : part(15:00, 21:00)
        span <- <count> (more)? <unit> : amount($1, $2)
        span <- <digits> +<unit> : amount($1, $2)
        span <- <num> (and a half|and an half) <unit> : amount(half($1), $2)
        span <- <count> <unit> (and a half) : amount(half($1), $2)
        span <- (half an hour|half hour|a half hour|1/2 hour|1/2 an hour|a 1/2 hour|1/2h) : amount(30, minute)
        span <- (a quarter of an hour|quarter of an hour|1/4 hour|a quarter hour|1/4h) : amount(15, minute)
        span <- (three quarters of an hour|three quarters of hour|3/4 hour|3/4h) : amount(45, minute)
        span <- <num:0-99> (hour|hours|h|hr|hrs) (and)? <num:1-59> (minutes|minute|mins|min) : amountHM($1, $2)
        span <- <span> (and) <span> : plus($1, $2)
        span <- <digits> +(') : amount($1, minute)
        span <- (a sec) : amount(1, second)
        span <- (a fortnight) : amount(14, day)
        span <- (a few) <unit> : amount(3, $1)
        span <- <num:0-9> (h) <d2> : amountHM($1, $2)
        span <- <num> +(-) <unit> : amount($1, $2)
        span <- (an hour and a half|hour and a half) : amount(90, minute)
        lasting <- (for|lasting|duration|duration of) (about|around|roughly|approximately)? <span> : $1
        lasting <- (it|it'll|that|which|and)? (lasts|will last|'ll last|should last|takes|will take|should take) (about|around|roughly|approximately)? <span> : $1
        lasting <- <num> +(-)? (hour|hr) : amount($1, hour)
        lasting <- <num> +(-)? (minute|min) : amount($1, minute)
        lasting <- <dec> (hour|hr) : amount($1, hour)
        lasting <- <num> +(-)? (day) : amount($1, day)
        lasting <- <num> +(-)? (week) : amount($1, week)
        lasting <- (half hour|half an hour|a half hour) : amount(30, minute)
        length <- <span> : $1
        shift <- <span> (before|prior to|ahead of|earlier) : shift($1, -1)
        shift <- <span> (after) : shift($1, 1)
        shift <- (the day before|day before|the eve of) : shift(amount(1, day), -1)
        shift <- (the night before|the evening before) : shift(amount(1, day), -1, part(18:00, 24:00))
        shift <- (the day after|day after) : shift(amount(1, day), 1)
        s <- (in) (about|around|approximately)? <span> : ahead($1)
        s <- (within) <span> : by(ahead($1))
        dec <- <digits> +(.) +<digits:0-9> : decimal($1, $2)
        span <- <dec> <unit> : amount($1, $2)
        span <- <dec> +<unit> : amount($1, $2)
        s <- <span> (from now|hence|later|from today|from this moment) : ahead($1)
        s <- <span> (ago|back) : ago($1)
        s <- (in) <digits:1-59> : ~ahead(amount($1, minute))
        s <- <span> (after|from|following|past) <s> : after($1, $2)
        s <- <span> (before) <s> : before($1, $2)
        rounded <- (in) <span> : round($1, 1)
        rounded <- <span> (hence|from now) : round($1, 1)
        rounded <- <span> (ago) : round($1, -1)
        s <- <fest> <rounded> : and($2, $1)
        s <- <monthname> <rounded> : and($2, $1)
        class coming
        word = next, coming, upcoming, following, the next, the coming, the upcoming, the following, around next
        class gone
        word = last, past, previous, the last, the past, the previous
        class current
        word = this, current, the current
        name <- (week|wk) : week
        name <- (month) : month
        name <- (quarter|qtr) : quarter
        name <- (year|yr) : year
        period <- <coming> <name> : this($2, 1)
        period <- <gone> <name> : this($2, -1)
        period <- <current> <name> : this($2, 0)
        period <- (the week after next|week after next) : this(week, 2)
        period <- (the month after next|month after next) : this(month, 2)
        period <- (around) <period> : $1
        s <- <period> : $1
        s <- (in|for|during|on|over|of) <period> : $1
        s <- (the week) : ~this(week, 0)
        s <- (rest of the week|the rest of the week|remainder of the week|rest of this week) : rest(week)
        s <- (rest of the month|the rest of the month|rest of this month) : rest(month)
        s <- (rest of the year|the rest of the year|rest of this year) : rest(year)
        s <- (rest of the day|the rest of the day|rest of today) : rest(day)
        s <- (next|on next) <dow> : nextweek($1)
        s <- (coming|this coming|upcoming|the coming) <dow> : next($1)
        s <- (last|past|previous|the last|this past) <dow> : last($1)
        s <- (the)? <dow> (after next) : next($1, 2)
        s <- <dow> (week) : inweeks($1, 1)
        s <- <dow> (in) <num:1-20> (weeks|week) : inweeks($1, $2)
        s <- <dow> (in a week) : inweeks($1, 1)
        s <- <monthname> (after next) : next($1, 2)
        s <- (a week on|a week from) <dow> : inweeks($1, 1)
        s <- <num:2-50> <wday> (from now) : next($2, $1)
        s <- <num:2-50> <wplural> (from now) : next($2, $1)
        s <- (next|the next|coming|upcoming) <fest> : next($1)
        s <- (last|the last|past) <fest> : last($1)
        s <- <fest> (of|in)? (last year) : and(this(year, -1), $1)
        s <- (this) <fest> : $1
        s <- (next|coming) <monthname> : next($1)
        s <- (last|past) <monthname> : last($1)
        s <- (next|coming) <seasonname> : next($1)
        s <- (last|past) <seasonname> : last($1)
        s <- (next|the next|coming) (weekend|week end) : next(weekend())
        s <- (last|the last|past|this past) (weekend|week end) : last(weekend())
        s <- <coming> <num:1-999> <unit> : units($2, $3)
        s <- <gone> <num:1-999> <unit> : units($2, $3, -1)
        s <- (over the|for the|in the|during the) (next|coming) <num:1-999> <unit> : units($1, $2)
        s <- (the)? <num:1-999> <coming> <unit> : units($1, $3)
        s <- (the)? <num:1-999> <gone> <unit> : units($1, $3, -1)
        s <- (asap|as soon as possible) : from(now())
        """
}
