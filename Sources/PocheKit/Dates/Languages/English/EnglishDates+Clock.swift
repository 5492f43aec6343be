extension EnglishDates {
    static let clock = """
        hm <- <digits:0-99> +(:) +<d2> : soft($1, $2)
        # "3.11" is a version, "at 3.15" and "3.11 pm" are times.
        dotted <- <digits:0-23> +(.) +<d2:0-59> : doubtful(soft($1, $2))
        round <- <d2:0-0> : $1
        round <- <d2:15-15> : $1
        round <- <d2:30-30> : $1
        round <- <d2:45-45> : $1
        s <- <dotted> : ~$1
        s <- <about> <dotted> : ~$2
        s <- (at|@) <digits:0-23> +(.) +<round> : soft($1, $2)
        ampm <- <dotted> (am|a.m.|a m|a.m) : am($1)
        ampm <- <dotted> (pm|p.m.|p m|p.m) : pm($1)
        s <- <dotted> (-|to|till|until) <dotted> : range($1, $2)
        s <- <dotted> (-|to|till|until) <ampm> : range($1, $2)
        hm <- <digits:6-99> +(h) +<d2> : soft($1, $2)
        hm <- <digits:0-99> +(:) +<d2> +(:) +<d2> : clock($1, $2, $3)
        hour <- <num:1-12> : soft($1)
        hm <- <num:1-12> <word:10-59> : soft($1, $2)
        s <- (at|@) <num:1-12> <d2:10-59> : soft($1, $2)
        s <- <hour> (at night) : and($1, part(18:00, 28:00))
        hm <- <num:1-12> (oh|o|ou|zero) <num:1-9> : soft($1, $2)
        ref <- <hour> : $1
        ref <- <ampm> : $1
        ref <- <noon> : $1
        ref <- <num:13-23> (h)? : clock($1)
        ampm <- <hour> (o'clock|oclock)? (am|a.m.|a m|a.m|in the am) : am($1)
        ampm <- <hour> (o'clock|oclock|ish)? (pm|p.m.|p m|p.m|in the pm) : pm($1)
        s <- <digits:1-12> +(a) : ~am(clock($1))
        s <- <digits:1-12> +(p) : ~pm(clock($1))
        ampm <- <hm> +(a) : am($1)
        ampm <- <hm> +(p) : pm($1)
        ampm <- <hm> (am|a.m.|a m|a.m|in the am) : am($1)
        ampm <- <hm> (pm|p.m.|p m|p.m|in the pm) : pm($1)
        noon <- (noon|midday|mid day|12 noon|noonish) : clock(12)
        noon <- (midnight|12 midnight) : midnight()
        ampm <- <d3:100-959> +(am|a.m.|a.m) : am(military($1, 1))
        ampm <- <d3:100-959> +(pm|p.m.|p.m) : pm(military($1, 1))
        ampm <- <d4:1000-1259> +(am|a.m.|a.m) : am(military($1, 1))
        ampm <- <d4:1000-1259> +(pm|p.m.|p.m) : pm(military($1, 1))
        precise <- <ampm> : $1
        precise <- <noon> : $1
        precise <- <digits:0-24> +(h) : clock($1)
        precise <- <digits:0-24> +(h) +<d2> : clock($1, $2)
        precise <- <d2:0-24> +(:) +<d2> : clock($1, $2)
        precise <- <hour> (o'clock|oclock) : $1
        precise <- <hm> : $1
        precise <- <digits:13-23> +(pm|p.m.) : clock($1)
        precise <- <hour> (o clock) : $1
        quarter <- (a quarter|quarter|a qtr) : 15
        quarter <- (half) : 30
        quarter <- <num:1-59> (minutes|minute|mins|min) : $1
        quarter <- <word:5-5> : $1
        quarter <- <word:10-10> : $1
        quarter <- <word:20-20> : $1
        quarter <- <word:25-25> : $1
        quarter <- <digits:10-10> : $1
        quarter <- <digits:20-20> : $1
        quarter <- <digits:25-25> : $1
        precise <- <quarter> (past|after) <ref> : past($2, $1)
        precise <- <quarter> (to|before|till|of) <ref> : minus($2, $1)
        precise <- <quarter> (past|after) <ref> (am|a.m.|a m) : am(past($2, $1))
        precise <- <quarter> (past|after) <ref> (pm|p.m.|p m) : pm(past($2, $1))
        precise <- (half) <hour> : past($1, 30)
        precise <- (half an hour past|half hour past) <ref> : past($1, 30)
        loose <- <hour> : $1
        loose <- <d3:100-959> : military($1)
        loose <- <d4:1000-1259> : military($1)
        loose <- <hours24> : $1
        # Four digits of the 24-hour clock.
        hours24 <- <d4:0-959> : military($1, 1)
        hours24 <- <d4:1300-2359> : military($1, 1)
        precise <- <d4:0-2359> +(h|hrs) : military($1, 1)
        precise <- <d4:0-2359> (h|hrs|hours|hour) : military($1, 1)
        clock4 <- <d4:1000-1259> : military($1)
        clock4 <- <d3:100-959> : military($1)
        s <- <d4:0-959> : ~military($1, 1)
        clock4 <- <hours24> : $1
        s <- <relname> (at|@)? <clock4> : and($1, $2)
        s <- <clock4> <relname> : and($2, $1)
        s <- <dow> (at|@)? <clock4> : and($1, $2)
        s <- <clock4> (on)? <dow> : and($2, $1)
        s <- <precise> +(/) +<precise> : range($1, $2)
        about <- (at|@|at about|at around|by about|at approximately|at approx|on at|at the) : 1
        # "about 10" is a time in "tomorrow about 10", not in "about 10 people".
        roughly <- (around|about|approximately|approx|near|for|before about) : 1
        about <- <roughly> : 1
        s <- <precise> : $1
        s <- <about> <precise> : $2
        s <- <precise> (sharp|exactly|approximately|approx|ish|on the dot) : $1
        s <- <about> <precise> (sharp|exactly|on the dot) : $2
        s <- (at|@|at about|at around|at approximately|at approx|at the) <hour> : $1
        s <- (at|@|at about|at around|by about|at approximately|at approx|on at|at the) <d3:100-959> : military($1)
        s <- (at|@|at about|at around|by about|at approximately|at approx|on at|at the) <clock4> : $1
        s <- <roughly> <d3:100-959> : ~doubtful(military($2))
        s <- (at|@|at about|at around|by about|at approximately|at approx|on at|at the) <d3:100-959> (ish) : military($1)
        s <- <roughly> <loose> : ~$2
        s <- (around|about) <loose> : ^$1
        s <- <loose> (ish) : $1
        s <- <about> <loose> (sharp|exactly|ish) : $2
        zonename <- <city> (time) : $1
        zoned <- <precise> <zonename> : zone($1, $2)
        zoned <- <precise> (in) <city> : zone($1, $2)
        zoned <- (at) <loose> <zonename> : zone($1, $2)
        zoned <- (at) <precise> <zonename> : zone($1, $2)
        s <- <zoned> : $1
        zoned <- <precise> (gmt|utc) +(+) +<digits:0-14> : offset($1, $2)
        zoned <- <precise> (gmt|utc) +(-) +<digits:0-12> : offset($1, $2, 0, 1)
        s <- <precise> +<noon> : range($1, $2)
        either <- <precise> (or|or at) <precise> : choice($1, $2)
        either <- <precise> (or|or at) <hour> : choice($1, $2)
        either <- <hour> (or|or at) <precise> : choice($1, $2)
        s <- (at)? <either> : $1
        zoned <- (at)? <precise> <open> <zonename> <close> : zone($1, $3)
        zoned <- (at)? <either> <zonename> : zone($1, $2)
        zoned <- (at) <hour> (or|or at) <hour> <zonename> : zone(choice($1, $2), $3)
        zoned <- <zoned> (or) <zoned> : choice($1, $2)
        zoned <- <precise> (on)? <fromday> <zonename> : zone(and($2, $1), $3)
        s <- (at) <hour> (or) (at)? <hour> : choice($1, $2)
        s <- <relname> <hour> (or) <hour> : and($1, choice($2, $3))
        s <- <loose> (in the|tomorrow|this) <daypart> : and($1, $2)
        s <- <hour> <tonight> : and($1, $2)
        s <- (tomorrow) <hour> : ^and(relday(1), $1)
        s <- (today) <hour> : ^and(relday(0), $1)
        s <- (after lunch) : part(13:00, 17:00)
        s <- <hour> (tomorrow) <daypart> : and($1, relday(1), $2)
        """
}
