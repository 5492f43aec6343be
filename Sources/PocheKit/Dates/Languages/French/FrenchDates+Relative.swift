extension FrenchDates {
    static let relative = """
        s <- <relatif> : $1
        s <- <relatiffaible> : ~leaning($1)
        s <- (a|pour|pour le|des) <relatif> : $1
        s <- (dem) : ~relday(1)
        s <- <maintenant> : ^$1
        s <- <presque> : ~$1
        s <- <partie> : ~$1
        partie <- <partiejour> : $1
        partie <- (nuit) : part(22:00, 28:00)
        s <- (le|l'|la|du|de l'|de la) <partie> : ~$1
        s <- (dans le|dans la|dans l'|en|au|au cours de la|pendant la) <partie> : $1
        s <- (ce|cet|cette) <partiejour> : and(relday(0), $1)
        s <- (la nuit prochaine) : night(22:00, 28:00)
        s <- (la nuit derniere|la nuit passee) : and(relday(-1), part(22:00, 28:00))
        s <- (cette nuit|tard cette nuit|tard dans la nuit|dans la nuit) : night(22:00, 28:00)
        s <- (un peu plus tard|plus tard|tard|tot)? (dans la|dans l'|dans le) <partiejour> : and(relday(0), $1)
        unjourdit <- <relatif> : $1
        unjourdit <- <jour> : $1
        s <- (tot) <unjourdit> (matin) : and($1, part(4:00, 9:00))
        s <- (tard) <unjourdit> (soir) : and($1, part(21:00, 24:00))
        s <- (tard ce soir) : and(relday(0), part(21:00, 24:00))
        s <- (apres le travail|apres le boulot|apres le bureau) : part(17:00, 21:00)
        s <- (avant le dejeuner|avant dejeuner) : part(10:00, 12:00)
        s <- (apres le dejeuner|apres dejeuner) : part(13:00, 17:00)
        s <- (pendant le|au|a l'heure du|pour le|a|le|du) <repas> : $1
        s <- (a l'|aux|au|a la|a l'heure du|des l'|des les|des le|des la) <moment> : $1
        s <- (le|la|les|a l'|aux|au)? <moment> : ~$1
        s <- (en|au|a la|le|la|des le|vers la|vers le)? <etape> : $1
        duree <- <num> <unit> : amount($1, $2)
        duree <- <digits> +<unit> : amount($1, $2)
        decimal <- <digits> +(,|.) +<digits:0-9> : decimal($1, $2)
        duree <- <decimal> <unit> : amount($1, $2)
        duree <- <decimal> +<unit> : amount($1, $2)
        duree <- <num> <unit> (et demi|et demie) : amount(half($1), $2)
        duree <- <num:0-99> (h|heure|heures) <num:1-59> (min|minutes|mn)? : amountHM($1, $2)
        duree <- <num:0-99> (h|heure|heures) et <num:1-59> (min|minutes|mn) : amountHM($1, $2)
        duree <- <duree> (et) <duree> : plus($1, $2)
        duree <- (une heure et quart|1 h et quart) : amount(75, minute)
        duree <- <num:0-99> (heures et quart|heure et quart|heures un quart) : amountHM($1, 15)
        duree <- <num:0-99> (heures trois quarts|heure trois quarts) : amountHM($1, 45)
        duree <- (une demi heure|une demie heure|demi heure|1/2 heure|1/2 h|une 1/2 heure) : amount(30, minute)
        duree <- (un quart d'heure|1/4 heure|1/4 h|1/4 d'heure|quart d'heure) : amount(15, minute)
        duree <- (trois quarts d'heure|3/4 heure|3/4 h|3/4 d'heure) : amount(45, minute)
        duree <- (une demi journee) : amount(12, hour)
        duree <- <digits> +(') : amount($1, minute)
        duree <- (une quinzaine de jours|quinze jours|une quinzaine) : amount(14, day)
        duree <- (une huitaine de jours|huit jours|une huitaine) : amount(7, day)
        duree <- (une dizaine de) <unit> : amount(10, $1)
        duree <- (un semestre|six mois) : amount(6, month)
        duree <- (une petite|une bonne|une grosse) <unit> : amount(1, $1)
        duree <- <num> (petites|bonnes|grosses) <unit> : amount($1, $2)
        duree <- (une petite demi heure|une bonne demi heure|une grosse demi heure) : amount(30, minute)
        duree <- (un petit quart d'heure|un bon quart d'heure) : amount(15, minute)
        lasting <- (pendant|durant|duree|duree de|d'une duree de|pour une duree de|duree prevue) (environ|a peu pres)? <duree> : $1
        lasting <- (ca|cela|qui|il|elle|et)? (dure|durera|va durer|doit durer|devrait durer|pourrait durer|durant) (environ|a peu pres|bien)? <duree> : $1
        lasting <- (ca|cela|qui) (prend|prendra|va prendre|devrait prendre) (environ|a peu pres|bien)? <duree> : $1
        length <- <duree> : $1
        shift <- <duree> (avant|plus tot) : shift($1, -1)
        shift <- <duree> (apres) : shift($1, 1)
        shift <- (la veille|la veille de|la veille du|la veille d'|le jour d'avant|veille de) : shift(amount(1, day), -1)
        shift <- (l'avant veille|l'avant veille de) : shift(amount(2, day), -1)
        shift <- (le lendemain|le lendemain de|le lendemain du|le lendemain d'|au lendemain de) : shift(amount(1, day), 1)
        shift <- (le surlendemain|le surlendemain de) : shift(amount(2, day), 1)
        s <- (dans|d'ici a) (environ)? <duree> : ahead($1)
        s <- <duree> (plus tard|apres) : ~ahead($1)
        s <- (il y a|ya|y a|y' a|voila|voici) (environ)? <duree> : ago($1)
        s <- <duree> (avant|plus tot|auparavant) : ~ago($1)
        s <- <duree> (apres) <s> : after($1, $2)
        s <- <duree> (avant) <s> : before($1, $2)
        heuredite <- <heure> <relatif> : and($2, $1)
        heuredite <- <heure> (le)? <jour> : and($2, $1)
        heuredite <- <heure> (le|du)? <date> : and($2, $1)
        s <- <duree> (avant) <heuredite> : before($1, $2)
        s <- <duree> (apres) <heuredite> : after($1, $2)
        nottime <- (a)? <duree> (de) (route|marche|train|voiture|vol|avion|velo|bus|trajet|bateau|metro|vol|ferry|transport|randonnee|conduite|decalage|retard) : 1
        delai <- <num:0-5> (h|heure|heures) : amount($1, hour)
        delai <- <num> <long> : amount($1, $2)
        delai <- (une demi heure|une demie heure) : amount(30, minute)
        delai <- (une quinzaine|une quinzaine de jours) : amount(14, day)
        delai <- (une huitaine|une huitaine de jours) : amount(7, day)
        delai <- (une dizaine de) <unit> : amount(10, $1)
        delai <- (une petite|une bonne) (heure) : amount(1, hour)
        s <- (d'ici) <delai> : by(ahead($1))
        s <- (d'ici) <digits:6-24> (h) : by(spoken($1))
        s <- (dans la demi heure|dans la demie heure|dans la demi heure qui vient) : by(ahead(amount(30, minute)))
        s <- (dans le quart d'heure|dans le quart d'heure qui vient) : by(ahead(amount(15, minute)))
        s <- (dans l'heure|dans l'heure qui vient) : by(ahead(amount(1, hour)))
        s <- (pendant|durant) <duree> : ~lasting(now(), $1)
        s <- (sous|dans les|sous les) <duree> : by(ahead($1))
        # "J-3 avant Noël"
        s <- (j) (-) <num:1-99> (avant) <s> : before(amount($1, day), $2)
        s <- (sous huitaine) : by(ahead(amount(7, day)))
        s <- (sous quinzaine) : by(ahead(amount(14, day)))
        class prochain
        word = prochain, prochaine, prochains, prochaines, suivant, suivante, suivants, suivantes, qui vient, qui viennent, d'apres, qui suit, a venir, pro
        class dernier
        word = dernier, derniere, derniers, dernieres, passe, passee, passes, passees, precedent, precedente, precedents, precedentes, d'avant, ecoule, ecoulee, ecoules, ecoulees
        periode <- (cette|ce|cet|la|l'|le)? <nom> <prochain> : this($1, 1)
        periode <- (la|l'|le)? <nom> <dernier> : this($1, -1)
        periode <- (cette|ce|cet) <nom> (ci)? : this($1, 0)
        periode <- (la|le|l')? (prochaine|prochain) <nom> : this($1, 1)
        periode <- (la semaine pro|semaine pro) : this(week, 1)
        nom <- (semaine|sem|sem.) : week
        nom <- (mois) : month
        nom <- (annee|an) : year
        nom <- (trimestre) : quarter
        s <- <periode> : $1
        s <- (a|de|pour|des|dans|d'ici a) <periode> : $1
        tout <- (la semaine) : every(week)
        tout <- (l'annee) : every(year)
        tout <- (le mois) : every(month)
        s <- (dans la semaine|toute la semaine|pour la semaine|cette semaine entiere) : rest(week)
        s <- (programme|planning|agenda) (de la semaine) : this(week, 0)
        s <- (dans le mois|tout le mois) : rest(month)
        s <- (toute la|tout l'|toute l') <partie> : $1
        s <- (a la premiere heure|aux premieres heures|de bonne heure|premiere heure) : part(7:00, 10:00)
        s <- (a la premiere heure|des la premiere heure) <s> : and(part(7:00, 10:00), $1)
        s <- (matin|le matin|au matin) (,)? (a la premiere heure|des la premiere heure|premiere heure|de bonne heure|tot) : part(7:00, 10:00)
        s <- (en semaine) : ~slice(every(week), 0, 5, day)
        jourdit <- (le|la)? <jour> (prochain|prochains|pro) : next($1)
        jourdit <- <jourcourt> (prochain|pro) : next($1)
        jourdit <- <jourcourt> (en 8|en huit) : inweeks($1, 1)
        jourdit <- <jourcourt> (en 15|en quinze) : inweeks($1, 2)
        jourdit <- (le|la)? (prochain|prochaine|prochains) <jour> : next($1)
        quatre <- <d4:0-2359> : military($1, 1)
        s <- <relatif> (a)? <quatre> : and($1, $2)
        s <- <quatre> <relatif> : and($2, $1)
        s <- <jour> (a) <quatre> : and($1, $2)
        jourdit <- (le)? <jour> (qui vient) : next($1)
        jourdit <- (le)? <jour> (suivant|d'apres) : nextweek($1)
        s <- (le|du)? <jour> (dernier|passe|d'avant|precedent) : last($1)
        s <- (le|la|a la|au|les)? (prochain|prochaine) <fete> : next($1)
        s <- (le|la|a la|au|les)? <fete> (prochain|prochaine) : next($1)
        s <- (le|la)? <fete> (dernier|derniere|passe|passee) : last($1)
        s <- (le|la)? (dernier|derniere) <fete> : last($1)
        s <- (en|au mois de|le mois de)? <mois> (prochain) : next($1)
        s <- (le|du|au|pour le)? <j>? <date> (prochain) : nextdate(and($1, $2))
        s <- (toute|tout|toutes|pendant toute|pendant tout) <periode> : $1
        s <- <s> (jour pour jour|toute la journee|dans la journee|en journee|a tout moment) : $1
        s <- (toute la journee|dans la journee|la journee|en journee) (de|d')? <relatif> : $1
        s <- (toute la journee|dans la journee) (de|du)? <date> : $1
        s <- (toute la journee|dans la journee) (de)? <jour> : $1
        s <- (dans la journee|dans le courant de la journee|en cours de journee) : relday(0)
        s <- (dans le courant de la semaine|courant de la semaine|en cours de semaine) : rest(week)
        s <- (dans le courant de|courant|au cours de|en cours de|dans le courant du|au cours du) <periode> : $1
        s <- (dans le courant du mois|courant du mois) : rest(month)
        s <- (dans le courant de l'annee|courant de l'annee) : rest(year)
        s <- (en|le mois de)? <mois> (dernier|passe) : last($1)
        s <- (l'|cet|le)? <saison> (prochain|suivant|qui vient) : next($1)
        s <- (l'|le)? <saison> (dernier|passe) : last($1)
        s <- (le|ce|du)? (week end|weekend|we) (prochain|qui vient|suivant) : next(weekend())
        s <- (le|du)? (week end|weekend|we) (dernier|passe) : last(weekend())
        enjour <- <jour> : $1
        enjour <- (ce) <jour> : $1
        enjour <- <jour> (prochain) : next($1)
        enjour <- <relatif> : $1
        enjour <- (le|ce)? (week end|weekend|wk|we) : weekend()
        jourdit <- <enjour> (dans|en|d'ici) <num:1-20> (semaines|semaine) : inweeks($1, $2)
        jourdit <- <enjour> (en 8|en huit|en huit jours|dans huit|dans 8|sous huitaine|dans huit jours|dans 8 jours) : inweeks($1, 1)
        jourdit <- <jour> <partiejour> (en 8|en huit) : and(inweeks($1, 1), $2)
        jourdit <- <jour> <partiejour> (en 15|en quinze) : and(inweeks($1, 2), $2)
        jourdit <- <enjour> (en 15|en quinze|en quinze jours|dans quinze|sous quinzaine|dans quinze jours|dans 15 jours) : inweeks($1, 2)
        s <- (dans) <num:1-20> <jourspluriel> : next($2, $1)
        s <- (dans) <num:1-20> (week ends|weekends|wk|we) : next(weekend(), $1)
        s <- (il y a) <num:1-20> <jourspluriel> : last($2, $1)
        s <- (il y a) <num:1-20> (week ends|weekends|wk|we) : last(weekend(), $1)
        s <- (l'|cet)? (avant dernier) <jour> : last($1, 2)
        s <- (l'|cet)? (avant dernier) (week end|weekend) : last(weekend(), 2)
        periode <- (l'|cette)? (avant derniere) <nom> : this($1, -2)
        periode <- (l'|cet)? (avant dernier) <nom> : this($1, -2)
        s <- <jourdit> : $1
        s <- (pour|pour le|de|du|a) <jourdit> : $1
        s <- (les|ces)? <num:1-999> <prochain> <unit> : units($1, $3)
        s <- (les|ces)? <num:1-999> <unit> <prochain> : units($1, $2)
        s <- (les|ces)? <num:1-999> <dernier> <unit> : units($1, $3, -1)
        s <- (les|ces)? <num:1-999> <unit> <dernier> : units($1, $2, -1)
        s <- (dans les) <num:1-999> <prochain> <unit> : units($1, $3)
        s <- (les|dans les|pendant les|sur les|pour les|durant les|ces) <prochain> <num:1-999> <unit> : units($2, $3)
        s <- (les|dans les|pendant les|sur les|pour les|durant les|ces) <dernier> <num:1-999> <unit> : units($2, $3, -1)
        s <- (prochains|prochaines) <num:2-999> <unit> : units($1, $2)
        s <- (derniers|dernieres) <num:2-999> <unit> : units($1, $2, -1)
        """
}
