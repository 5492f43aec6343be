extension FrenchDates {
    static let days = """
        le <- (le|la|les|l'|au|a la|du|en|ce|cet|cette|pour le|pour la|pour|de|d'|des|ces) : 1
        class de
        word = de, d', du, de la, de l', des, dans, dans le, dans la, dans l', en, a, au, a la, a l', le, la, l', pour, pour le
        q <- <digits:1-99> : $1
        q <- <mot:2-99> : $1
        q <- <ordinal> : $1
        # A day by its number alone: "le premier" is seldom one.
        quantieme <- <digits:1-31> : $1
        quantieme <- (1er) : 1
        s <- <jour> : $1
        s <- (le|pour|pour le|au) <jour> : $1
        s <- (ce|pour ce) <jour> : thisday($1)
        s <- <jour> (ci) : $1
        j <- <jour> : $1
        j <- <jourcourt> : $1
        annee <- <d4> : year($1)
        # "pour mille" and "en mille morceaux" name no year.
        annee <- <anmot:1001-2999> : year($1)
        s <- (l'an mille|en l'an mille) : year(1000)
        s <- (l'an|l'annee|en l'an) <digits:10000-9999999> : year($1)
        an <- <annee> : $1
        an <- <d2> : shortyear($1)
        an <- (de l'an|de l'annee|en|l'an|de) <annee> : $1
        date <- <q> <mois> : and($2, day($1))
        date <- <digits:1-31> +(-) +<mois> +(-)? +<d4> : and(year($3), $2, day($1))
        date <- <digits:1-31> +(-) +<mois> : and($2, day($1))
        s <- (la semaine du|semaine du|dans la semaine du|pour la semaine du) <quantieme> : weekof(day($1))
        date <- <digits:0-0> <mois> : day($1)
        date <- <q> (mar|mar.) : and(month(3), day($1))
        date <- <q> (mar|mar.) <an> : and($2, month(3), day($1))
        # Streets and stations are named after days.
        nottime <- (rue|avenue|boulevard|bd|place|square|impasse|allee|quai|pont|station|metro|lycee|ecole|college|stade|salle|theatre|gymnase|residence|cite|cours) (du|de la|des|de l'|de|d'|le)? <date> : 1
        date <- <q> (du mois de|de|d') <mois> : and($2, day($1))
        date <- <q> <mois> <an> : and($3, $2, day($1))
        date <- <q> (du mois|de ce mois) : day($1)
        date <- <q> (du mois prochain|du mois suivant|du mois qui vient|du mois d'apres) : and(this(month, 1), day($1))
        date <- <q> (du mois dernier|du mois passe|du mois precedent) : and(this(month, -1), day($1))
        date <- <q> (courant|du mois courant|du courant) : and(this(month, 0), day($1))
        date <- <digits> +(/) +<digits> : dmy($1, $2)
        date <- <digits:0-99> +(.) +<digits:0-99> +(.) +<d4> : dmy($1, $2, $3, 1)
        s <- (le|au|du|pour le) <digits:1-31> +(.) +<d2:1-12> : ^dmy($1, $2)
        date <- <d2> +(.) +<d2> +(.) +<d2> : dmy($1, $2, $3)
        s <- <digits:1-31> +(.) +<digits:1-12> +(.) +<d2> : ~dmy($1, $2, $3)
        s <- <digits:1-31> +(-) +<digits:1-12> +(-) +<d2> : ~dmy($1, $2, $3)
        date <- <digits> +(/) +<digits> +(/) +<d2> : dmy($1, $2, $3)
        date <- <digits> +(/) +<digits> +(/) +<d4> : dmy($1, $2, $3, 1)
        date <- <digits> +(/) +<digits> +(/) +<digits:10000-9999999> : dmy($1, $2, $3, 1)
        date <- <digits> +(-) +<digits> +(-) +<d4> : dmy($1, $2, $3, 1)
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
        s <- <time> <open> <heure> (utc) <close> : $1
        s <- <time> <open> <heure> (utc) (+) <digits> (:)? <digits>? <close> : $1
        s <- <time> <open> <heure> (utc) (-) <digits> (:)? <digits>? <close> : $1
        s <- (le|ce) <j> <q> : and($1, day($2))
        s <- <j> (le) <q> : and($1, day($2))
        s <- (au|pour le) <q> : ~doubtful(alone(day($1)))
        s <- (le) <ordinal:1-1> : ~doubtful(day($1))
        s <- (le) <digits:1-31> : ^day($1)
        s <- (le 1er) : ^alone(day(1))
        s <- (le premier) : ~doubtful(day(1))
        s <- (les|le) <q> (et|et le) <q> <mois> : pair($1, $2, $3)
        s <- (les|le) <q> (,|, le) <q> (et|et le) <q> <mois> : pair($1, $3, $4, $2)
        s <- <mois> : ~$1
        s <- (en|au mois de|au mois d'|le mois de|le mois d'|pour|pour le mois de|courant|mois de|mois d') <mois> : $1
        s <- <mois> <annee> : and($2, $1)
        s <- <mois> <d2:50-99> : and(shortyear($2), $1)
        s <- <mois> <d2:32-49> : and($1, day($2))
        s <- (courant|dans le courant de|au cours de|dans le courant de l'annee) <annee> : $1
        s <- (en|pour|courant|au mois de|le mois de) <mois> <an> : and($2, $1)
        s <- (en|l'an|l'annee|en l'an|pour) <annee> : $1
        s <- <annee> : ~apart($1)
        s <- <d2:1-12> +(/) +<d4> : monthyear($1, $2)
        s <- <fete> : $1
        s <- <fete> (en|de)? <annee> : and($2, $1)
        s <- (le|la|les|l'|a l'|aux|au)? <fetefaible> : ~$1
        s <- (pour|a|le jour de|le jeudi de|au moment de|avant|apres|pendant) (le|la|les|l')? <fetefaible> : $1
        s <- <fetefaible> <annee> : and($2, $1)
        s <- <saint> : ~$1
        fete <- (la|fete de la|jour de la) <saint> : $1
        s <- <saint> <annee> : and($2, $1)
        s <- <le> <fete> : $2
        s <- (le soir de|la veille de|au soir de) noel : and(holiday(12, 24), part(18:00, 24:00))
        s <- (le matin de) <fete> : and($1, part(4:00, 12:00))
        # The night of a feast is the one that it begins in.
        s <- (la nuit de|nuit de|pendant la nuit de) (noel) : and(holiday(12, 24), part(22:00, 28:00))
        s <- (la nuit du|nuit du|pendant la nuit du) (nouvel an|jour de l'an) : and(holiday(12, 31), part(22:00, 28:00))
        s <- <saison> : ~$1
        s <- (l'|le) <saison> : ~$1
        s <- (cet|en|au|a l'|ce|de cet|cette) <saison> : $1
        s <- (le|ce|du|au) (week end|weekend|wk|we) : weekend()
        s <- (week end|weekend|wk|we) : ^weekend()
        s <- <jour> (et|et le) <jour> : run($1, $2)
        s <- <relatif> (et|et le) <relatif> : run($1, $2)
        s <- (demain) (et|et le) (lendemain|jour suivant|jour d'apres) : run(relday(1), relday(2))
        s <- (le|la|les|au|a la|du)? <ordinal> <groupe> <de> <cadre> : nth($1, $2, $4)
        s <- (le|la|au|a la|du)? (dernier|derniere) <groupe> <de> <cadre> : nth(-1, $1, $3)
        s <- (le|la|l')? (avant dernier|avant derniere) <groupe> <de> <cadre> : nth(-2, $1, $3)
        groupe <- <jour> : $1
        groupe <- (jour) : every(day)
        groupe <- <ouvre> : workday()
        groupe <- (semaine) : every(week)
        groupe <- (mois) : every(month)
        groupe <- (trimestre) : every(quarter)
        groupe <- (week end|weekend) : weekend()
        cadre <- <mois> : $1
        cadre <- (mois de|mois d') <mois> : $1
        cadre <- <mois> <annee> : and($2, $1)
        cadre <- (l'annee|annee|an) : every(year)
        cadre <- (mois) : every(month)
        cadre <- (semaine) : every(week)
        cadre <- (l'annee)? <annee> : $1
        cadre <- <periode> : $1
        s <- (la semaine du|semaine du|dans la semaine du|pour la semaine du) <date> : weekof($1)
        s <- (la semaine du|semaine du|dans la semaine du|pour la semaine du) <jour>? <date> (au) <jour>? <date> : range(and($1, $2), and($3, $4))
        s <- (la semaine du|semaine du|dans la semaine du|pour la semaine du) <q> (au) <q> <mois> : range(and($3, day($1)), and($3, day($2)))
        # The days off around a feast, and the week it is in.
        jourfete <- <fete> : $1
        jourfete <- <fetefaible> : $1
        jourfete <- <fete> (en|de)? <annee> : and($2, $1)
        jourfete <- <fetefaible> (en|de)? <annee> : and($2, $1)
        jourfete <- <fete> (prochain|prochaine) : next($1)
        jourferie <- (1er mai|premier mai) : holiday(5, 1)
        jourferie <- (8 mai) : holiday(5, 8)
        jourferie <- (14 juillet) : holiday(7, 14)
        jourferie <- (21 juillet) : holiday(7, 21)
        jourferie <- (1er aout|premier aout) : holiday(8, 1)
        jourferie <- (15 aout) : holiday(8, 15)
        jourferie <- (1er novembre) : holiday(11, 1)
        jourferie <- (11 novembre) : holiday(11, 11)
        class wk
        word = week end, weekend, wk, we, long week end, long weekend, pont
        s <- (le|ce|au|du|pour le|pendant le)? <wk> (de|de la|de l'|du|d'|des) <jourfete> : longweekend($2)
        s <- (le|ce|au|du|pour le|pendant le)? <wk> (du) <jourferie> : longweekend($2)
        s <- (le|ce|au|du|pour le|pendant le)? <wk> (avant|d'avant|qui precede|precedant) (le|la|l')? <jourfete> : nthafter(-1, weekend(), $2)
        s <- (le|ce|au|du|pour le|pendant le)? <wk> (apres|d'apres|qui suit|suivant) (le|la|l')? <jourfete> : nthafter(1, weekend(), $2)
        s <- (la|dans la|pour la|pendant la|de la|en|a la|durant la)? (semaine) (de|de la|de l'|du|d'|des) <jourfete> : weekof($1, 1)
        s <- (la|dans la|pour la|pendant la|de la|en|a la|durant la)? (semaine avant|semaine d'avant|semaine qui precede|semaine precedant) (le|la|l')? <jourfete> : before(amount(1, week), weekof($1, 1))
        s <- (la|dans la|pour la|pendant la|de la|en|a la|durant la)? (semaine apres|semaine d'apres|semaine qui suit|semaine suivant) (le|la|l')? <jourfete> : after(amount(1, week), weekof($1, 1))
        s <- (le)? <jour> (avant|d'avant|qui precede|precedant) (le|la|l')? <jourfete> : nthafter(-1, $1, $2)
        s <- (le)? <jour> (apres|d'apres|qui suit|suivant) (le|la|l')? <jourfete> : nthafter(1, $1, $2)
        s <- (le)? <jour> (avant le|d'avant le|precedant le|qui precede le) <date> : nthafter(-1, $1, $2)
        s <- (le)? <jour> (apres le|d'apres le|suivant le|qui suit le) <date> : nthafter(1, $1, $2)
        s <- (le|ce|au|du|pour le|pendant le)? <wk> (du) <date> : weekendof($2)
        s <- (le|ce|au|du|pour le|pendant le)? <wk> (du) <quantieme> : weekendof(day($2))
        s <- (le|ce|au|du|pour le|pendant le)? <wk> (du) <j> <date> : weekendof(and($2, $3))
        class ouvre
        word = jour ouvre, jour ouvrable, jour travaille
        class ouvres
        word = jours ouvres, jours ouvrables, jours travailles, jour ouvre, jour ouvrable
        s <- (le|ce|au|du|pour le|pendant le)? (prochain|premier) <ouvre> : next(workday())
        s <- (le|ce|au|du|pour le|pendant le)? <ouvre> (suivant|prochain) : next(workday())
        s <- (dans) <num:1-99> <ouvres> : nthafter($1, workday(), relday(0))
        s <- (d'ici|sous|d'ici a|dans les|sous les) <num:1-99> <ouvres> : by(nthafter($1, workday(), relday(0)))
        s <- (il y a|ya|y a) <num:1-99> <ouvres> : nthafter(mul($1, -1), workday(), relday(0))
        semestre <- <ordinal:1-1> (semestre) : slice(every(year), 0, 6, month)
        semestre <- <ordinal:2-2> (semestre) : slice(every(year), 6, 12, month)
        semestre <- <ordinal:1-1> (semestre) (de|de l'annee|,)? <annee> : slice($2, 0, 6, month)
        semestre <- <ordinal:2-2> (semestre) (de|de l'annee|,)? <annee> : slice($2, 6, 12, month)
        semestre <- (s) +<digits:1-1> <annee> : slice($2, 0, 6, month)
        semestre <- (s) +<digits:2-2> <annee> : slice($2, 6, 12, month)
        s <- (le|ce|au|du|pour le|pendant le)? <semestre> : $1
        s <- (le|ce|au|du|pour le|pendant le)? (semestre prochain|prochain semestre|semestre suivant) : semester(1)
        s <- (le|ce|au|du|pour le|pendant le)? (semestre dernier|dernier semestre|semestre passe|semestre precedent) : semester(-1)
        s <- (ce semestre) : semester(0)
        nottime <- (vacances de|vacances d') <fete> : 1
        nottime <- (pere|mere|papa|maman) <fete> : 1
        nottime <- (buche|buches|sapin|sapins|pere|marche|marches|cadeau|cadeaux|chant|chants|chanson|chansons|creche|boule|boules|guirlande|guirlandes|carte|cartes|pull|pulls|conte|contes|film|films|decoration|decorations|catalogue|liste|magie|esprit|oeuf|oeufs|lapin|lapins|cloche|cloches|chocolat|chocolats) (de) <fete> : 1
        nottime <- (soleil de minuit|demon de midi|ile de paques|iles de paques|ile de noel) : 1
        nottime <- (rue|avenue|boulevard|place|square|impasse|allee|pont) (de|de la|du|des|d'|de l')? <fete> : 1
        class semainenum
        word = semaine, la semaine, en semaine, sem., la sem., en sem., semaine n°, semaine numero, la semaine n°, la semaine numero
        s <- <semainenum> <digits:1-53> : week($2)
        s <- <semainenum> <digits:1-53> (de|en|,)? <annee4> : isoweek($3, $2)
        # "S1" and "S2" are as often the halves of a year.
        s <- (s) +<digits:3-53> : ~week($1)
        s <- (en|la|pour la|pendant la|de la) (s) +<digits:3-53> : week($1)
        s <- (en|la)? (s) +<digits:3-53> <annee4> : isoweek($2, $1)
        annee4 <- <d4:1000-2999> : $1
        s <- (le soir du|au soir du|dans la soiree du) <q> : and(day($1), part(18:00, 24:00))
        s <- (le matin du|au matin du|dans la matinee du) <q> : and(day($1), part(4:00, 12:00))
        s <- (l'apres midi du|dans l'apres midi du) <q> : and(day($1), part(12:00, 19:00))
        s <- (la nuit du) <q> : and(day($1), part(22:00, 28:00))
        s <- (le soir du|au soir du|dans la soiree du) <date> : and($1, part(18:00, 24:00))
        s <- (le matin du|au matin du|dans la matinee du) <date> : and($1, part(4:00, 12:00))
        s <- (l'apres midi du|dans l'apres midi du) <date> : and($1, part(12:00, 19:00))
        s <- (la nuit du) <date> : and($1, part(22:00, 28:00))
        s <- (le|au)? <ordinal:1-4> (trimestre) : quarter($1)
        s <- (le|au)? <ordinal:1-4> (trimestre) (de)? <annee> : and($2, quarter($1))
        s <- (t) +<digits:1-4> : ~quarter($1)
        s <- (t) +<digits:1-4> <annee> : and($2, quarter($1))
        """
}
