extension FrenchDates {
    static let clock = """
        class h
        word = h, heure, heures
        heures <- <num:0-99> (heure|heures) : spoken($1)
        heures <- <mot:0-99> (h) : spoken($1)
        heures <- <digits:0-5> (h) : spoken($1)
        hnet <- <digits:6-99> (h) : spoken($1)
        heures <- <d2:0-9> <h> : clock($1)
        minutes <- <num:0-59> (minute|minutes|min|mn)? : $1
        heure <- <heures> : $1
        heure <- <num:0-99> <h> <minutes> : spoken($1, $3)
        heure <- <num:0-99> <h> et <minutes> : spoken($1, $3)
        # A number with its h stands alone as a time when it is no usual duration: "réunion 9h" but "un film de 2h".
        net <- <hnet> : $1
        net <- <digits:6-99> (h) <digits:0-59> : spoken($1, $2)
        net <- <digits:6-99> +(h) +<d2> +(m|mn|min)? : spoken($1, $2)
        net <- <d2:0-9> +(h) +<d2> : clock($1, $2)
        net <- <d4:0-2359> +(h|hrs) : military($1, 1)
        heure <- <digits:0-5> +(h) +<d2> +(m|mn|min)? : spoken($1, $2)
        net <- <digits:0-99> +(:) +<d2> : spoken($1, $2)
        net <- <d2:0-9> +(:) +<d2> : clock($1, $2)
        net <- <digits:0-99> +(:) +<d2> (h) : clock($1, $2)
        net <- <digits:0-99> +(:) +<d2> +(:) +<d2> : clock($1, $2, $3)
        net <- <digits:0-23> +(.) +<d2:0-59> (h|heures) : spoken($1, $2)
        heure <- <digits:0-99> +(h) +<d2> +(m) +<d2> +(s)? : clock($1, $2, $3)
        heure <- <num:0-24> <h> (et demi|et demie|et 1/2) : spoken($1, 30)
        heure <- <num:0-24> <h> (et quart|et un quart|1/4) : spoken($1, 15)
        heure <- <num:0-24> <h> (trois quarts|et trois quarts) : spoken($1, 45)
        heure <- <heures> (moins le quart|moins quart|moins un quart) : minus($1, 15)
        heure <- <heures> moins <minutes> : minus($1, $2)
        heure <- <hnet> (moins le quart|moins quart|moins un quart) : minus($1, 15)
        heure <- <hnet> moins <minutes> : minus($1, $2)
        heure <- <num:0-24> <h> (passe de|passees de|passe|passees) <minutes> : spoken($1, $3)
        midi <- (midi) : clock(12)
        midi <- (minuit) : midnight()
        net <- <midi> : $1
        net <- (midi) <minutes> : clock(12, $1)
        net <- (minuit) <minutes> : clock(0, $1)
        net <- (midi et demi|midi et demie) : clock(12, 30)
        net <- (minuit et demi|minuit et demie) : clock(0, 30)
        net <- (midi et quart) : clock(12, 15)
        net <- (minuit et quart) : clock(0, 15)
        net <- <midi> (moins le quart|moins quart) : minus($1, 15)
        net <- <midi> moins <minutes> : minus($1, $2)
        heure <- <net> : $1
        net <- <heure> (du matin|du mat) : and($1, part(0:00, 12:00))
        net <- <heure> (du soir) : and($1, part(17:00, 24:00))
        net <- <heure> (de l'apres midi|de l'aprem) : and($1, part(12:00, 19:00))
        net <- <heure> (pile|precises|precise|tapantes|petantes|tapante|petante) : $1
        heure <- <heure> (environ|max|maximum) : $1
        net <- <midi> (pile) : $1
        net <- <heure> (,)? <zone> : zone($1, $2)
        net <- <heure> (gmt|utc) +(+) +<digits:0-14> : offset($1, $2)
        net <- <heure> (gmt|utc) +(-) +<digits:0-12> : offset($1, $2, 0, 1)
        # The hour of a place that is not known is no hour of here.
        trailing <- (,)? (heure|a l'heure) (de|du|d'|des|de la|de l') : 1
        trailing <- <open> (heure|a l'heure|heure locale) (de|du|d'|des|de la|de l') : 1
        net <- <heure> <open> <zone> <close> : zone($1, $3)
        net <- <heure> <open> (heure de|a l'heure de|heure locale de) <ville> <close> : zone($1, $3)
        net <- <heure> (,)? (heure de|a l'heure de|heure locale de) <ville> : zone($1, $2)
        class vers
        word = a, vers, sur le coup de, sur les coups de, autour de, aux alentours de, aux environs de, a environ, environ, pour, pour les, a peu pres, des, sur les, vers les
        s <- <net> : $1
        s <- <heure> : ~bare($1)
        pointee <- <digits:0-23> +(.) +<d2:0-59> : doubtful(spoken($1, $2))
        s <- <pointee> : ~$1
        s <- <vers> <pointee> : ~$2
        s <- <pointee> (a|-) <pointee> : range($1, $2)
        rond <- <d2:0-0> : $1
        rond <- <d2:15-15> : $1
        rond <- <d2:30-30> : $1
        rond <- <d2:45-45> : $1
        s <- (a|vers) <digits:0-23> +(.) +<rond> : spoken($1, $2)
        s <- (ce midi) : and(relday(0), part(12:00, 14:00))
        s <- (entre midi et deux|a l'heure du midi|sur l'heure du midi|sur le temps de midi|sur le midi) : part(12:00, 14:00)
        s <- (le midi) : ~part(12:00, 14:00)
        s <- <vers> <heure> : $2
        s <- <vers> <heure> (-|/) <heure> : range($2, $3)
        s <- <heure> +<midi> : range($1, $2)
        s <- <vers> <heure> +<midi> : range($2, $3)
        s <- <vers> <heure> (ou) <vers>? <heure> : choice($2, $4)
        s <- <net> (ou) <vers>? <net> : choice($1, $3)
        s <- <vers>? <heure> (ou) <vers>? <heure> (du matin|du mat) : and(choice($2, $4), part(0:00, 12:00))
        s <- <vers>? <heure> (ou) <vers>? <heure> (du soir) : and(choice($2, $4), part(17:00, 24:00))
        s <- <vers>? <heure> (ou) <vers>? <heure> (de l'apres midi|de l'aprem) : and(choice($2, $4), part(12:00, 19:00))
        s <- (a|vers) <num:1-23> (ou) <heure> : choice(spoken($1), $2)
        s <- <digits:7-23> (ou) <heure> : ^choice(spoken($1), $2)
        """
}
