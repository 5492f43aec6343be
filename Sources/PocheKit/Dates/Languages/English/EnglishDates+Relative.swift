extension EnglishDates {
    static let relative = """
        s <- <relname> : $1
        s <- (for|on) <relname> : $1
        s <- <nowname> : ^$1
        s <- <weaknow> : ~$1
        s <- (now) : ~doubtful(now())
        relname <- <digits:2-2> +(day) : relday(0)
        relname <- <digits:2-2> +(morrow|moro|morow|mrw|mro|moz|morro) : relday(1)
        tonight <- <digits:2-2> +(nite|night) : and(relday(0), part(18:00, 24:00))
        tonight <- (tonight|tonite|tonigt|2nite|this evening|this night) : and(relday(0), part(18:00, 24:00))
        tonight <- (late tonight) : and(relday(0), part(21:00, 24:00))
        s <- <tonight> : $1
        s <- (last night|yesterday night) : and(relday(-1), part(18:00, 24:00))
        s <- (late last night) : and(relday(-1), part(21:00, 24:00))
        s <- <daypart> : ~$1
        s <- (in the|during the|the|at|over|during|for) <daypart> : $1
        s <- (this) <daypart> : and(relday(0), $1)
        s <- (after work) : part(17:00, 21:00)
        s <- (after school) : part(15:00, 21:00)
        span <- <num> (more)? <unit> : amount($1, $2)
        span <- <few> (more)? <longunit> : amount($1, $2)
        s <- (in a second|in a sec) : ^ahead(amount(1, second))
        s <- (a second ago) : ago(amount(1, second))
        span <- <digits> +<unit> : amount($1, $2)
        span <- <num> (and a half|and an half) <unit> : amount(half($1), $2)
        span <- <count> <unit> (and a half) : amount(half($1), $2)
        span <- (half a day|a half day) : amount(12, hour)
        span <- (half a year|half of a year) : amount(6, month)
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
        span <- (an hour and a quarter|one hour and a quarter) : amount(75, minute)
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
        s <- (within) <span> : ^by(ahead($1))
        s <- (within) <span> (from now|from today) : by(ahead($1))
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
        period <- (the year after next|year after next) : this(year, 2)
        period <- (the quarter after next|quarter after next) : this(quarter, 2)
        period <- (the week before last|week before last) : this(week, -2)
        period <- (the month before last|month before last) : this(month, -2)
        period <- (the year before last|year before last) : this(year, -2)
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
        # Where "next friday" is next week's, the one after it is a week later; both are said.
        s <- (the)? <dow> (after next) : either(next($1, 2), nextweek($1, 2))
        s <- (the)? <dow> (before last) : last($1, 2)
        s <- (the)? (weekend|week end) (after next) : next(weekend(), 2)
        s <- (the)? (weekend|week end) (before last) : last(weekend(), 2)
        fromday <- <dow> : $1
        fromday <- (next) <dow> : nextweek($1)
        fromday <- (this|this coming|on) <dow> : next($1)
        fromday <- <relname> : $1
        weeks <- (a week|week|one week) : 1
        weeks <- (a fortnight|fortnight|two weeks) : 2
        weeks <- <num:2-20> (weeks) : $1
        s <- <fromday> (week) : inweeks($1, 1)
        s <- <fromday> (fortnight) : inweeks($1, 2)
        s <- (weekend) (week) : inweeks(weekend(), 1)
        s <- <weeks> (on|from|this|come) <dow> : inweeks($2, $1)
        s <- <weeks> <relname> : inweeks($2, $1)
        s <- <weeks> <dow> : inweeks($2, $1)
        s <- (in) <count> <possessive> (time) : ahead(amount($1, $2))
        s <- <dow> (next) : nextweek($1)
        s <- <dow> (coming) : next($1)
        s <- (sometime|some time|anytime|any time|all|all of|the whole of|throughout|all through) <period> : $1
        s <- (sometime|some time|anytime|any time|later|earlier|all day|all day long|the whole of|all of) <relname> : $1
        s <- <relname> (sometime|some time|anytime|any time|later|all day|all day long|at some point) : $1
        s <- (sometime|some time|all day|all day long|the whole of|all of) (on)? <dow> : $1
        s <- (sometime|some time|all day|all day long) (on)? <date> : $1
        s <- <dow> (all day|all day long|sometime|some time) : $1
        s <- <date> (all day|all day long) : $1
        aday <- <relname> : $1
        aday <- <dow> : $1
        s <- (early) <aday> (morning) : and($1, part(0:00, 9:00))
        s <- (late) <aday> (morning) : and($1, part(10:00, 12:00))
        s <- (early) <aday> (afternoon) : and($1, part(12:00, 15:00))
        s <- (late) <aday> (afternoon) : and($1, part(16:00, 19:00))
        s <- (early) <aday> (evening) : and($1, part(18:00, 21:00))
        s <- (late) <aday> (evening|night) : and($1, part(21:00, 24:00))
        s <- (early) (on)? <aday> : and($1, part(0:00, 9:00))
        leading <- (late|mid) : 1
        s <- (later this week) : rest(week)
        s <- (later this month) : rest(month)
        s <- (later this year) : rest(year)
        s <- <weeks> (ago) (on|last)? <dow> : before(amount($1, week), last($2))
        s <- <weeks> (last) <dow> : before(amount($1, week), last($2))
        s <- <span> (ago) <relname> : before($1, $2)
        s <- (in) <num:2-20> <wplural> : next($2, $1)
        s <- <num:2-20> <wplural> (ago) : last($2, $1)
        s <- (in) <num:2-20> (weekends) : next(weekend(), $1)
        s <- <fromday> (am|a.m.|a m) : ^and($1, part(0:00, 12:00))
        s <- <fromday> (pm|p.m.|p m) : and($1, part(12:00, 24:00))
        s <- <dow> (in) <num:1-20> (weeks|week) : inweeks($1, $2)
        s <- <dow> (in a week) : inweeks($1, 1)
        s <- <monthname> (after next) : next($1, 2)
        s <- <num:2-50> <wday> (from now) : next($2, $1)
        s <- <num:2-50> <wplural> (from now) : next($2, $1)
        s <- (next|the next|coming|upcoming) <fest> : next($1)
        s <- (last|the last|past) <fest> : last($1)
        s <- <fest> (of|in)? (last year) : and(this(year, -1), $1)
        s <- (this) <fest> : $1
        s <- (next|coming) <date> : next($1)
        s <- (last|past) <date> : last($1)
        s <- (this) <date> : $1
        s <- (next|coming) <monthname> : next($1)
        s <- (last|past) <monthname> : last($1)
        s <- (next|coming) <seasonname> : next($1)
        s <- (last|past) <seasonname> : last($1)
        s <- (next|the next|coming) (weekend|week end) : next(weekend())
        s <- (last|the last|past|this past) (weekend|week end) : last(weekend())
        s <- <coming> <num:1-999> <unit> : units($2, $3)
        s <- <gone> <num:1-999> <unit> : units($2, $3, -1)
        # "may 5 last year" is no five years.
        counted <- <num:1-1> <coming> <unit> : units($1, $3)
        counted <- <num:1-1> <gone> <unit> : units($1, $3, -1)
        counted <- <num:2-999> <coming> <units> : units($1, $3)
        counted <- <num:2-999> <gone> <units> : units($1, $3, -1)
        s <- (the)? <counted> : $1
        s <- (the)? <num:2-999> (upcoming) <unit> : units($1, $2)
        s <- (over the|for the|in the|during the) (next|coming) <num:1-999> <unit> : units($1, $2)
        s <- (asap|as soon as possible) : ^doubtful(from(now()))
        """
}
