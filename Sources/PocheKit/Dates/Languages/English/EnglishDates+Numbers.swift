extension EnglishDates {
    static let numbers = """
        class ones
        1 = one
        2 = two
        3 = three
        4 = four
        5 = five
        6 = six
        7 = seven
        8 = eight
        9 = nine
        class teens
        10 = ten
        11 = eleven
        12 = twelve
        13 = thirteen
        14 = fourteen
        15 = fifteen
        16 = sixteen
        17 = seventeen
        18 = eighteen
        19 = nineteen
        class tens
        20 = twenty
        30 = thirty
        40 = forty
        50 = fifty
        60 = sixty
        70 = seventy
        80 = eighty
        90 = ninety
        class nth
        1 = first
        2 = second
        3 = third
        4 = fourth
        5 = fifth
        6 = sixth
        7 = seventh
        8 = eighth
        9 = ninth
        10 = tenth
        11 = eleventh
        12 = twelfth
        13 = thirteenth
        14 = fourteenth
        15 = fifteenth
        16 = sixteenth
        17 = seventeenth
        18 = eighteenth
        19 = nineteenth
        20 = twentieth
        30 = thirtieth
        ordinal <- <nth> : $1
        bigordinal <- <tens> <nth:1-9> : add($1, $2)
        ordinal <- <bigordinal> : $1
        ordinal <- <digits:1-31> +(st|nd|rd|th) : $1
        word <- <ones> : $1
        word <- <teens> : $1
        word <- <tens> : $1
        word <- <tens> <ones> : add($1, $2)
        yearword <- (two thousand) : 2000
        yearword <- (two thousand|two thousand and) <word> : add(2000, $1)
        yearword <- <word:13-21> <word:10-99> : add(mul($1, 100), $2)
        num <- <digits> : $1
        num <- <word> : $1
        num <- (a couple of|a couple|couple of|a pair of) : 2
        few <- (a|an) : 1
        count <- <num> : $1
        count <- <few> : $1
        """
}
