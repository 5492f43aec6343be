extension EnglishDates {
    static let recurrence = """
        wdays <- <wday> : $1
        wdays <- <wday> (and|,|&) <wday> : or($1, $2)
        wrange <- (from)? <wday> (to|through|-) <wday> : or($1, $2, through)
        r <- (every|each|on every) <wdays> : each($1)
        r <- (every|each) <unit> : each($1)
        r <- (every|each) <num:2-99> <unit> : alternate($2, $1)
        r <- (every other|every second) <unit> : alternate($1, 2)
        r <- (every other|every second) <wday> : alternate($1, 2)
        r <- (every|each) (morning) : and(each(day), part(4:00, 12:00))
        r <- (every|each) (afternoon) : and(each(day), part(12:00, 19:00))
        r <- (every|each) (evening|night) : and(each(day), part(18:00, 24:00))
        r <- (every|each) (weekend) : each(weekend())
        r <- (every|each|the|on the) <ordinal> <wday> (of the month|of every month|of each month) : each(nth($1, $2, every(month)))
        r <- (every|each|the|on the) (last) <wday> (of the month|of every month|of each month) : each(nth(-1, $1, every(month)))
        r <- (every|each|the|on the) (last day of the month|last day of every month|last day of each month) : each(nth(-1, every(day), every(month)))
        r <- (every|each|the|on the) <dom> (of every month|of each month) : each(day($1))
        r <- (every month on the|monthly on the) <dom> : each(day($1))
        r <- (every year on|yearly on|annually on|each year on) (the)? <date> : each($1)
        r <- (every|each) <date> : each($1)
        r <- (every) <fest> : each($1)
        r <- (daily) : each(day)
        r <- (weekly) : each(week)
        r <- (monthly) : each(month)
        r <- (yearly|annually) : each(year)
        r <- (every weekday|on weekdays|weekdays|every working day) : each(or(weekday(1), weekday(5), through))
        r <- (every day|every) <wrange> : $1
        r <- <wrange> : ~$1
        r <- <r> <s> : and($1, $2)
        r <- <r> (,|at|on|from) <s> : and($1, $2)
        r <- <r> (until|till|through|up to) <time> : stop($1, $2)
        r <- <r> (for)? <num:1-999> (times|occurrences) : count($1, $2)
        time <- <r> : $1
        time <- <s> <r> : and($1, $2)
        """
}
