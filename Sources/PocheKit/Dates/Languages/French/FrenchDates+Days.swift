extension FrenchDates {
    static let days = """
        le <- (le|la|les|l'|au|a la|du|en|ce|cet|cette|pour le|pour la|pour|de|d'|des|ces) : 1
        class de
        word = de, d', du, de la, de l', des, dans, dans le, dans la, dans l', en, a, au, a la, a l', le, la, l', pour, pour le
        q <- <num:1-99> : $1
        q <- <ordinal> : $1
        s <- <jour> : $1
        s <- (le|ce|pour|pour le|au) <jour> : $1
        s <- (ce) <jour> : $1
        s <- <jour> (ci) : $1
        j <- <jour> : $1
        j <- <jourcourt> : $1
        annee <- <d4> : year($1)
        annee <- <anmot> : year($1)
        an <- <annee> : $1
        an <- <d2> : shortyear($1)
        an <- (de l'an|de l'annee|en|l'an|de) <annee> : $1
        date <- <q> <mois> : and($2, day($1))
        # Streets and stations are named after days.
        nottime <- (rue|avenue|boulevard|bd|place|square|impasse|allee|quai|pont|station|metro|lycee|ecole|college|stade|salle|theatre|gymnase|residence|cite|cours) (du|de la|des|de l'|de|d'|le)? <date> : 1
        date <- <q> (du mois de|de|d') <mois> : and($2, day($1))
        date <- <q> <mois> <an> : and($3, $2, day($1))
        date <- <q> (du mois|de ce mois) : day($1)
        date <- <digits> +(/) +<digits> : dmy($1, $2)
        date <- <digits> +(.) +<d2> +(.) +<digits> : dmy($1, $2, $3)
        date <- <digits> +(/) +<digits> +(/) +<digits> : dmy($1, $2, $3)
        date <- <digits> +(-) +<digits> +(-) +<d4> : dmy($1, $2, $3)
        s <- <digits:1-31> <digits:1-12> : ~dmy($1, $2)
        s <- <digits:1-31> <digits:1-12> <digits:0-2999> : ~dmy($1, $2, $3)
        s <- (le) <digits:1-31> <digits:1-12> : ~dmy($1, $2)
        s <- (le) <digits:1-31> <digits:1-12> <digits:0-2999> : ~dmy($1, $2, $3)
        s <- <date> : $1
        s <- (le|du|au|pour le) <date> : $1
        s <- <j> <le>? <date> : and($1, $3)
        s <- (le|ce) <j> <le>? <date> : and($1, $3)
        s <- <jourcourt> : ~$1
        s <- <j> <q> : and($1, day($2))
        date <- <q> <mois> <digits:3000-9999999> : and(year($3), $2, day($1))
        date <- <q> <mois> <digits:0-0> : and(year($3), $2, day($1))
        s <- (la veille de|veille de|la veille du|la veille d') <fete> : before(amount(1, day), $1)
        s <- (le lendemain de|lendemain de|le lendemain du|au lendemain de) <fete> : after(amount(1, day), $1)
        s <- <time> <open> <relatif> <close> : and($3, $1)
        s <- <time> <open> <heure> (a) <ville> <close> : $1
        s <- (le|ce) <j> <q> : and($1, day($2))
        s <- <j> (le) <q> : and($1, day($2))
        s <- (au|pour le) <q> : ~day($1)
        s <- (le) <ordinal> : ~day($1)
        s <- (le) <digits:1-31> : ^day($1)
        s <- (le 1er) : ^day(1)
        s <- (le premier) : ~day(1)
        s <- (les|le) <q> (et|et le) <q> <mois> : pair($1, $2, $3)
        s <- <mois> : ~$1
        s <- (en|au mois de|au mois d'|le mois de|le mois d'|pour|pour le mois de|courant|mois de|mois d') <mois> : $1
        s <- <mois> <annee> : and($2, $1)
        s <- (en|pour|courant|au mois de|le mois de) <mois> <an> : and($2, $1)
        s <- (en|l'an|l'annee|en l'an|pour) <annee> : $1
        s <- <annee> : ~apart($1)
        s <- <d2:1-12> +(/) +<d4> : monthyear($1, $2)
        s <- <fete> : $1
        s <- <fete> (en|de)? <annee> : and($2, $1)
        s <- (le|la|les|l'|a l'|aux|au)? <fetefaible> : ~$1
        s <- (pour|a|le jour de|le jeudi de|le pont de|le week end de|au moment de|avant|apres|pendant) (le|la|les|l')? <fetefaible> : $1
        s <- <fetefaible> <annee> : and($2, $1)
        s <- <le> <fete> : $2
        s <- (le soir de|la veille de|au soir de) noel : and(holiday(12, 24), part(18:00, 24:00))
        s <- (le matin de) <fete> : and($1, part(4:00, 12:00))
        s <- <saison> : ~$1
        s <- (l'|le) <saison> : ~$1
        s <- (cet|en|au|a l'|ce|de cet|cette) <saison> : $1
        s <- (le|ce|du|au) (week end|weekend|wk|we) : weekend()
        s <- (week end|weekend|wk|we) : ^weekend()
        s <- <jour> (et|et le) <jour> : run($1, $2)
        s <- (le|la|les|au|a la|du)? <ordinal> <groupe> <de> <cadre> : nth($1, $2, $4)
        s <- (le|la|au|a la|du)? (dernier|derniere) <groupe> <de> <cadre> : nth(-1, $1, $3)
        s <- (le|la)? (avant dernier|avant derniere) <groupe> <de> <cadre> : nth(-2, $1, $3)
        groupe <- <jour> : $1
        groupe <- (jour) : every(day)
        groupe <- (semaine) : every(week)
        groupe <- (mois) : every(month)
        groupe <- (trimestre) : every(quarter)
        groupe <- (week end|weekend) : weekend()
        cadre <- <mois> : $1
        cadre <- (mois de|mois d') <mois> : $1
        cadre <- <mois> <annee> : and($2, $1)
        cadre <- (l'annee|annee|an) : every(year)
        cadre <- (mois|chaque mois) : every(month)
        cadre <- (semaine) : every(week)
        cadre <- (l'annee)? <annee> : $1
        cadre <- <periode> : $1
        s <- (la semaine du|semaine du|dans la semaine du|pour la semaine du) <date> : weekof($1)
        s <- (le|ce)? (week end|weekend|we) (du) <date> : weekendof($1)
        nottime <- (vacances de|vacances d') <fete> : 1
        s <- (la semaine|semaine) <digits:1-53> : week($1)
        s <- (le|au)? <ordinal:1-4> (trimestre) : quarter($1)
        s <- (le|au)? <ordinal:1-4> (trimestre) (de)? <annee> : and($2, quarter($1))
        s <- (t) +<digits:1-4> : ~quarter($1)
        s <- (t) +<digits:1-4> <annee> : and($2, quarter($1))
        """
}
