extension FrenchDates {
    static let numbers = """
        class unite
        1 = un, une
        2 = deux
        3 = trois
        4 = quatre
        5 = cinq
        6 = six
        7 = sept
        8 = huit
        9 = neuf
        class onze
        10 = dix
        11 = onze
        12 = douze
        13 = treize
        14 = quatorze
        15 = quinze
        16 = seize
        17 = dix sept
        18 = dix huit
        19 = dix neuf
        class dizaine
        20 = vingt
        30 = trente
        40 = quarante
        50 = cinquante
        60 = soixante
        70 = septante
        80 = huitante, octante
        90 = nonante
        class soixante
        60 = soixante
        80 = quatre vingt, quatre vingts
        class ordinal
        1 = premier, premiere, premiers, premieres, 1er, 1ere, 1ers, 1eres, 1re, 1res
        2 = deuxieme, deuxiemes, second, seconde, 2nd, 2nde
        3 = troisieme, troisiemes
        4 = quatrieme, quatriemes
        5 = cinquieme
        6 = sixieme
        7 = septieme
        8 = huitieme
        9 = neuvieme
        10 = dixieme
        11 = onzieme
        12 = douzieme
        13 = treizieme
        14 = quatorzieme
        15 = quinzieme
        20 = vingtieme
        ordinal <- <digits:1-31> +(e|eme|ieme|ème|nd|nde) : $1

        cent <- <unite> : $1
        cent <- <onze> : $1
        cent <- <dizaine> : $1
        cent <- <dizaine> et? <unite> : add($1, $2)
        cent <- <soixante> et? <onze> : add($1, $2)
        cent <- (quatre vingt|quatre vingts) : 80
        cent <- (quatre vingt) <unite> : add(80, $1)
        mot <- <cent> : $1
        mot <- (zero) : 0
        mot <- (cent) : 100
        mot <- (cent) <cent> : add(100, $1)
        mot <- (mille) : 1000
        mille <- (mille) : 1000
        mille <- <unite:2-9> (mille) : mul($1, 1000)
        mille <- (mille) <unite:2-9> (cent|cents) : add(1000, mul($1, 100))
        mille <- (mille neuf cent) : 1900
        anmot <- <mille> : $1
        anmot <- <mille> <cent> : add($1, $2)
        mot <- <anmot> : $1
        num <- <digits> : $1
        num <- <mot> : $1
        """
}
