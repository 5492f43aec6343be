extension FrenchDates {
    static let recurrence = """
        jours <- <jour> : $1
        jours <- <jour> (et|,) <jour> : or($1, $2)
        jours <- <jour> (et les) <jour> : or($1, $2)
        jours2 <- (du|de) <jour> (au|a) <jour> : or($1, $2, through)
        r <- (tous les|chaque|toutes les|les) <jours> : each($1)
        r <- (tous les|chaque|toutes les) <unit> : each($1)
        r <- (tous les matins|chaque matin) : and(each(day), part(4:00, 12:00))
        r <- (tous les soirs|chaque soir) : and(each(day), part(18:00, 24:00))
        r <- (tous les midis|chaque midi) : and(each(day), clock(12))
        r <- (tous les apres midi|chaque apres midi) : and(each(day), part(12:00, 19:00))
        r <- (tous les|chaque) (week end|weekend|week ends|weekends) : each(weekend())
        r <- (tous les|toutes les) <num:2-99> <unit> : alternate($2, $1)
        r <- (un jour sur deux) : alternate(day, 2)
        r <- (une semaine sur deux) : alternate(week, 2)
        r <- (un) <jour> (sur deux) : alternate($1, 2)
        r <- (un mois sur deux) : alternate(month, 2)
        r <- <jour> (une semaine sur deux) : alternate($1, 2)
        r <- (chaque|tous les|le) <ordinal> <jour> (du mois|de chaque mois) : each(nth($1, $2, every(month)))
        r <- (chaque|tous les|le) (dernier|derniers) <jour> (du mois|de chaque mois) : each(nth(-1, $1, every(month)))
        r <- (chaque|tous les) (dernier jour du mois) : each(nth(-1, every(day), every(month)))
        r <- (tous les|chaque|le) <q> (du mois|de chaque mois) : each(day($1))
        r <- (tous les mois le|chaque mois le) <q> : each(day($1))
        r <- (tous les ans|chaque annee) (le|au|a|pour)? <date> : each($1)
        r <- (tous les ans|chaque annee) (le|au|a|pour)? <fete> : each($1)
        r <- (quotidiennement|quotidien|quotidienne) : each(day)
        r <- (hebdomadaire|chaque semaine) : each(week)
        r <- (mensuel|mensuelle|mensuellement) : each(month)
        r <- (les jours de semaine|tous les jours de la semaine|tous les jours ouvres|en semaine chaque jour) : each(or(weekday(1), weekday(5), through))
        r <- <jours2> : ~$1
        r <- (tous les jours|chaque jour) <jours2> : $1
        r <- <r> <s> : and($1, $2)
        r <- <r> (,|a|le|de) <s> : and($1, $2)
        r <- <jours2> <s> : and($1, $2)
        r <- <r> (jusqu'a|jusqu'au|jusqu'en|jusqu'a la|jusqu'a l') <time> : stop($1, $2)
        r <- <r> <num:1-999> fois : count($1, $2)
        r <- <r> (,)? (a partir du|a partir de|des|a compter du) <s> : and($1, $2)
        time <- <r> : $1
        time <- <s> <r> : and($1, $2)
        """
}
