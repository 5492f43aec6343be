extension FrenchDates {
    static let intervals = """
        etage <- (debut|debut du mois de|debut du mois d'|au debut du mois de|au debut du mois d'|debut de|debut d'|en debut de|tout debut) <mois> : early($1)
        etage <- (mi|milieu|milieu de|milieu d'|a la mi|la mi) <mois> : middle($1)
        etage <- (fin|fin de|fin d'|a la fin de|la fin de|fin du mois de|fin du mois d'|a la fin du mois de|a la fin du mois d'|courant fin) <mois> : late($1)
        bloc <- (mois) : every(month)
        bloc <- (annee|l'annee|an) : every(year)
        bloc <- (semaine) : every(week)
        bloc <- <periode> : $1
        bloc <- <annee> : $1
        bloc <- (cet|l'|l|cet )? <saison> : $1
        etage <- (debut|au debut|en debut|le debut|au tout debut) <de>? <an1> : slice($2, 0, 2, month)
        an1 <- (annee|l'annee) : every(year)
        an1 <- <annee> : $1
        an1 <- (l'annee) (prochaine) : this(year, 1)
        etage <- (fin|a la fin|en fin|la fin) <de>? <an1> : slice($2, 10, end, month)
        etage <- (milieu|au milieu|en milieu|mi) <de>? <an1> : slice($2, 4, 8, month)
        etage <- (debut|au debut|en debut|le debut) <de>? <bloc> : early($2)
        etage <- (milieu|au milieu|en milieu|le milieu|mi) <de>? <bloc> : middle($2)
        etage <- (fin|a la fin|en fin|la fin) <de>? <bloc> : late($2)
        etage <- (la premiere quinzaine|premiere quinzaine) <de> <mois> : slice($2, 0, 14, day)
        etage <- (la deuxieme quinzaine|deuxieme quinzaine) <de> <mois> : slice($2, 14, end, day)
        s <- <etage> : $1
        s <- (d'ici|d'ici a|d'ici la) <etage> : by($1)
        s <- <q> (au|a|-) <q> <mois> : range(and($3, day($1)), and($3, day($2)))
        s <- (du|entre le|entre) <q> (au|et le|et|-|a) <q> <mois> : range(and($3, day($1)), and($3, day($2)))
        s <- <q> (au|-) <q> <mois> <an> : range(and($4, $3, day($1)), and($4, $3, day($2)))
        s <- (du|entre le) <q> (au|et le) <q> <mois> <an> : range(and($4, $3, day($1)), and($4, $3, day($2)))
        s <- <jour> <q> (au|-) <jour> <date> : range(and($1, day($2)), and($3, $4))
        s <- (du|entre le) <jour> <q> (au|et le) <jour> <date> : range(and($1, day($2)), and($3, $4))
        s <- (du) <q> (au) <q> : range(day($1), day($2))
        s <- (du) <date> (au) <date> : range($1, $2)
        s <- <date> - <date> : range($1, $2)
        s <- (entre le|du) <date> (et le|au) <date> : range($1, $2)
        s <- (de|du|entre|entre le|depuis le|depuis|d') <time> (a|au|et|et le|jusqu'a|jusqu'au|-) <time> : range($1, $2)
        s <- <heure> (a|-) <heure> : range($1, $2)
        s <- <heure> (jusqu'a) <heure> : range($1, $2)
        s <- <num:0-23> - <heures> : range(clock($1), $2)
        s <- (de|entre) <num:0-23> (a|et) <heure> : range(clock($1), $2)
        s <- <jour> (au|a|-) <jour> : range($1, $2)
        s <- <mois> - <mois> : range($1, $2)
        s <- (de|d'|entre) <mois> (a|et|jusqu'a|jusqu'en) <mois> : range($1, $2)
        s <- <heure> (pendant|durant|pour) <duree> : lasting($1, $2)
        s <- (apres|a partir de|a partir du|a partir d'|des|a compter du|a compter de|apres le) <time> : from($1)
        s <- (depuis|depuis le) <time> : since($1)
        s <- (a partir du|apres le|depuis le|des le) <q> : from(day($1))
        s <- (avant|avant le|n'importe quand avant) <time> : until($1)
        s <- (avant le) <q> : until(day($1))
        s <- (jusqu'a|jusqu'au|jusqu'en|jusque) <time> : through($1)
        s <- (jusqu'au) <q> : through(day($1))
        s <- (d'ici|d'ici a|d'ici le|d'ici au|d'ici la) <time> : by($1)
        time <- <s> : $1
        time <- <time> <s> : and($1, $2)
        time <- <time> <lien> <s> : and($1, $3)
        lien <- (,|de|d'|du|a|au|en|dans|le|pour|dans la|et a|entre) : 1
        time <- <time> (pendant|durant|pour) <duree> : lasting($1, $2)
        """
}
