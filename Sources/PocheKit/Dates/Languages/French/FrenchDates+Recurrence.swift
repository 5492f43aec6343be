extension FrenchDates {
    static let recurrence = """
        # One day more at a time: a heap of them is read in time that grows with it.
        unjour <- <jour> : $1
        unjour <- <jourspluriel> : $1
        jours <- <unjour> : $1
        jours <- <jours> (et|,|et les|et le|, les) <unjour> : or($1, $2)
        jours2 <- (du)? <j> (au|-) <j> : or($1, $2, through)
        jours2 <- <j> +<j> : or($1, $2, through)
        # The days of a working week come back; others are those to come.
        habitude <- (du)? <j> (au|-) <j> : or($1, $2, habit)
        habitude <- <j> +<j> : or($1, $2, habit)
        plusieurs <- <jourspluriel> : $1
        plusieurs <- <plusieurs> (et|,|et les|, les) <jourspluriel> : or($1, $2)
        r <- (tous les|chaque|toutes les) <jours> : each($1)
        r <- (le) <jour> (et le|et) <jour> : ~each(or($1, $2))
        r <- <plusieurs> : ~each($1)
        r <- (les) <plusieurs> : each($1)
        r <- (tous les|chaque|toutes les) <unit> : each($1)
        r <- (tous les matins|chaque matin) : and(each(day), part(4:00, 12:00))
        class partiepluriel
        part(4:00, 12:00) = matins, matinees
        part(12:00, 19:00) = aprems
        part(18:00, 24:00) = soirs, soirees
        r <- (les) <partiepluriel> : ^and(each(day), $1)
        r <- <r> <partiepluriel> : and($1, $2)
        r <- (toutes les nuits|chaque nuit) : and(each(day), part(22:00, 28:00))
        r <- (tous les soirs|chaque soir) : and(each(day), part(18:00, 24:00))
        r <- (tous les midis|chaque midi) : and(each(day), clock(12))
        r <- (tous les apres midi|chaque apres midi) : and(each(day), part(12:00, 19:00))
        r <- (tous les|chaque) (week end|weekend|week ends|weekends|we) : each(weekend())
        # "tous les quinze jours" is every fortnight.
        r <- (toutes les demi heures|chaque demi heure) : alternate(minute, 30)
        r <- (tous les quarts d'heure|chaque quart d'heure) : alternate(minute, 15)
        r <- (tous les|toutes les) <num:2-99> <pasjour> : alternate($2, $1)
        r <- (tous les) <num:2-7> (jours) : alternate(day, $1)
        r <- (tous les) <num:9-14> (jours) : alternate(day, $1)
        r <- (tous les) <num:16-99> (jours) : alternate(day, $1)
        r <- (tous les huit jours|tous les 8 jours) : each(week)
        quinzaine <- (tous les quinze jours|tous les 15 jours|tous les 14 jours|toutes les quinzaines|chaque quinzaine|une fois par quinzaine) : 2
        r <- <quinzaine> : alternate(week, 2)
        r <- <quinzaine> (,)? (le|les)? <jours> : alternate($2, 2)
        r <- <jours> (,)? <quinzaine> : alternate($1, 2)
        r <- (tous les|toutes les) <num:0-0> <unit> : never()
        r <- (un) <jour> (sur) <num:0-0> : never()
        r <- (un|une) <unit> (sur) <num:0-0> : never()
        r <- (un) (week end|weekend) (sur) <num:2-12> : alternate(weekend(), $1)
        r <- (tous les) <num:2-12> (week ends|weekends|week end|weekend) : alternate(weekend(), $1)
        r <- (un|une) <unit> (sur) <num:2-99> : alternate($1, $2)
        r <- (un) <jour> (sur) <num:2-12> : alternate($1, $2)
        r <- (tous les|chaque|les|le)? <jours> (,)? (une semaine sur) <num:2-12> : alternate($1, $2)
        r <- <jours2> (,)? (une semaine sur) <num:2-12> : alternate($1, $2)
        r <- <jours2> (,)? (toutes les) <num:2-52> (semaines) : alternate($1, $2)
        r <- (tous les|chaque|les|le)? <jours> (,)? (toutes les) <num:2-52> (semaines) : alternate($1, $2)
        r <- (toutes les) <num:2-52> (semaines) (,)? (le|les)? <jours> : alternate($2, $1)
        r <- (une semaine sur) <num:2-12> (,)? (le|les)? <jours> : alternate($2, $1)
        # A day of each month, and of each year.
        mjour <- <q> : day($1)
        mjours <- <q> (et|et le|,|, le) <q> : days($1, $2)
        mjours <- <mjours> (et|et le|,|, le) <q> : days($1, $2)
        mjours <- <q> (et|et le|,|, le) (dernier jour) : days($1, nth(-1, every(day), every(month)))
        mjours <- <mjours> (et|et le|,|, le) (dernier jour) : days($1, nth(-1, every(day), every(month)))
        mjour <- <mjours> : $1
        deux <- <ordinal> : $1
        deux <- (dernier) : -1
        mjour <- <ordinal> (et|et le) <deux> <jour> : nths($1, $2, $3, every(month))
        mjour <- <ordinal> (et|et les) <deux> <jourspluriel> : nths($1, $2, $3, every(month))
        mjour <- <ordinal> <jour> : nth($1, $2, every(month))
        mjour <- <ordinal> <jourspluriel> : nth($1, $2, every(month))
        mjour <- (dernier) <jour> : nth(-1, $1, every(month))
        mjour <- (derniers) <jourspluriel> : nth(-1, $1, every(month))
        mjour <- (avant dernier) <jour> : nth(-2, $1, every(month))
        mjour <- (dernier jour|derniers jours) : nth(-1, every(day), every(month))
        mjour <- <ordinal> <ouvre> : nth($1, workday(), every(month))
        mjour <- (dernier) <ouvre> : nth(-1, workday(), every(month))
        mjour <- (avant dernier) <ouvre> : nth(-2, workday(), every(month))
        r <- (chaque|tous les) <mjour> (du mois|de chaque mois|de mois) : each($1)
        # Two days of the month are a series.
        r <- (le|les) <mjours> (du mois) : each($1)
        r <- (le|les)? <ordinal> (et|et le|et les) <deux> <jour> (du mois) : each(nths($1, $2, $3, every(month)))
        r <- (le|les)? <mjour> (de chaque mois|de tous les mois) : each($1)
        r <- (tous les mois|chaque mois|mensuel|mensuelle|mensuellement) (,)? (le|les)? <mjour> : each($1)
        r <- (tous les) <num:2-99> (mois) (,)? (le|les) <mjour> : alternate($2, $1)
        r <- (trimestriel|trimestrielle|trimestriellement|tous les trimestres|chaque trimestre) (,)? (le|les) <mjour> : alternate($1, 3)
        # Without its month it could as well be one week in three.
        r <- (chaque|tous les) <ordinal:1-1> <jour> : each(nth(1, $2, every(month)))
        r <- (chaque|tous les) <ordinal:1-1> <jourspluriel> : each(nth(1, $2, every(month)))
        r <- (chaque|tous les) (dernier) <jour> : each(nth(-1, $1, every(month)))
        r <- (chaque|tous les) (derniers) <jourspluriel> : each(nth(-1, $1, every(month)))
        r <- (chaque|tous les) <ordinal:2-12> <jour> : unclear()
        ajour <- <date> : $1
        ajour <- <fete> : $1
        ajour <- <ordinal> <jour> (de|d'|du mois de|du mois d') <mois> : nth($1, $2, $3)
        ajour <- (dernier) <jour> (de|d'|du mois de|du mois d') <mois> : nth(-1, $1, $2)
        r <- (tous les ans|chaque annee|annuel|annuelle|annuellement) (,)? (le|au|a|pour|a la|la|pour la|pour le)? <ajour> : each($1)
        r <- (le|au)? <ajour> (,)? (tous les ans|chaque annee) : each($1)
        r <- (tous les) <num:2-99> (ans) (,)? (le|au|a|pour)? <ajour> : alternate($2, $1)
        r <- (chaque|tous les|toutes les) <ajour> : each($1)
        r <- (hebdomadaire|hebdo|hebdomadairement|chaque semaine|toutes les semaines|une fois par semaine) (,)? (le|les|chaque)? <jours> : each($1)
        r <- (trimestriel|trimestrielle|trimestriellement) : ^alternate(month, 3)
        r <- (bimestriel|bimestrielle) : ^alternate(month, 2)
        r <- (semestriel|semestrielle) : ^alternate(month, 6)
        r <- (annuel|annuelle|annuellement) : ~each(year)
        r <- (quotidiennement|quotidien|quotidienne) : ^each(day)
        r <- (hebdomadaire|hebdo) : ^each(week)
        r <- (chaque semaine) : each(week)
        r <- (mensuel|mensuelle|mensuellement) : ^each(month)
        r <- (une fois par) <unit> : each($1)
        r <- (les jours de semaine|tous les jours de la semaine|tous les jours de semaine|chaque jour de semaine|chaque jour de la semaine|tous les jours ouvres|tous les jours ouvrables|chaque jour ouvre|chaque jour ouvrable|les jours ouvres|les jours ouvrables|en semaine chaque jour) : each(or(weekday(1), weekday(5), through))
        r <- (en semaine) (,)? <s> : and(each(or(weekday(1), weekday(5), through)), $1)
        r <- <habitude> : ~each($1)
        r <- (toutes les semaines|chaque semaine|tous les) <jours2> : each($1)
        r <- (tous les jours|chaque jour) <jours2> : each($1)
        saufjours <- (sauf|sauf le|sauf les|excepte|excepte le|excepte les|hormis le|hormis les|a part le|hors) <jours> : $1
        saufjours <- (sauf|sauf le|sauf les|hors|excepte le|excepte les) (week end|weekend|week ends|weekends|we) : or(weekday(6), weekday(7))
        r <- <r> (,)? <saufjours> : except($1, $2)
        # Days that are left out once.
        sauf <- <r> (,)? (sauf|sauf a|sauf pendant|sauf durant|excepte|excepte pendant|hormis|a l'exception de|a l'exception du|a part|en dehors de|en dehors du|hors|mais pas|mais pas pendant) <s> : except($1, $2)
        sauf <- <sauf> (et|,|, et|ni|et pendant|ou) <s> : except($1, $2)
        sauf <- <r> (,)? (sauf les|excepte les|hormis les|mais pas les) <jourspluriel>? <q> (et|et le) <q> <mois> : except(except($1, and($5, day($3))), and($5, day($4)))
        r <- <sauf> : $1
        # Several times a day, or without days that no rule knows.
        s <- (matin et soir|matin midi et soir|matin , midi et soir|matins et soirs|matin midi soir|matin / midi / soir|matin / soir|matins , midis et soirs) : unclear()
        r <- (tous les|chaque|le|les) (matin et soir|matin midi et soir|matin , midi et soir|matins et soirs|matins , midis et soirs) : unclear()
        times <- <num:0-999> fois : $1
        seances <- <num:1-999> (seance|seances|session|sessions) : $1
        times <- <seances> : $1
        r <- <seances> (,)? (le|les|chaque|tous les)? <jours> : count(each($2), $1)
        r <- (les|pendant les|sur les)? <num:2-52> (prochains) <jourspluriel> : count(each($2), $1)
        r <- (les|pendant les|sur les)? (prochains) <num:2-52> <jourspluriel> : count(each($2), $1)
        r <- (le) <jour> (,)? (pendant|durant|pour)? <times> : count(each($1), $2)
        r <- (le) <jour> (,|a)? <s> (,)? (pendant|durant|pour)? <times> : count(and(each($1), $2), $3)
        times <- (zero fois|aucune fois) : 0
        r <- <r> (,)? <s> : and($1, $2)
        r <- <r> (a|le|de|les) <s> : and($1, $2)
        r <- <r> (,)? (jusqu'a|jusqu'au|jusqu'en|jusqu'a la|jusqu'a l'|jusque) <time> : stop($1, $2)
        r <- <r> (,)? (pendant|durant|pour)? <times> : count($1, $2)
        r <- <r> (,)? (a partir du|a partir de|a partir d'|des|des le|a compter du|depuis le) <time> : starting($1, $2)
        r <- <r> (pendant|durant|sur|pour) <duree> : lasting($1, $2)
        r <- <r> (pendant|durant|sur|pour) <s> : and($1, $2)
        time <- <r> : $1
        time <- <s> <r> : and($1, $2)
        """
}
