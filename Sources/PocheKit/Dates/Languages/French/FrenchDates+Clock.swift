extension FrenchDates {
    static let clock = """
        class h
        word = h, heure, heures
        heures <- <num:0-99> <h> : clock($1)
        minutes <- <num:0-59> (minute|minutes|min|mn)? : $1
        heure <- <heures> : $1
        heure <- <num:0-99> <h> <minutes> : clock($1, $3)
        heure <- <num:0-99> <h> et <minutes> : clock($1, $3)
        heure <- <digits:0-99> +(h) +<d2> +(m|mn|min)? : clock($1, $2)
        heure <- <digits:0-99> +(:) +<d2> : clock($1, $2)
        heure <- <digits:0-99> +(:) +<d2> (h) : clock($1, $2)
        heure <- <digits:0-99> +(:) +<d2> +(:) +<d2> : clock($1, $2, $3)
        heure <- <digits:0-99> +(h) +<d2> +(m) +<d2> +(s)? : clock($1, $2, $3)
        heure <- <num:0-24> <h> (et demi|et demie|et 1/2) : clock($1, 30)
        heure <- <num:0-24> <h> (et quart|et un quart|1/4) : clock($1, 15)
        heure <- <num:0-24> <h> (trois quarts|et trois quarts) : clock($1, 45)
        heure <- <heures> (moins le quart|moins quart|moins un quart) : minus($1, 15)
        heure <- <heures> moins <minutes> : minus($1, $2)
        heure <- <num:0-24> <h> (passe de|passees de|passe|passees) <minutes> : clock($1, $3)
        midi <- (midi) : clock(12)
        midi <- (minuit) : clock(0)
        heure <- <midi> : $1
        heure <- (midi) <minutes> : clock(12, $1)
        heure <- (minuit) <minutes> : clock(0, $1)
        heure <- (midi et demi|midi et demie) : clock(12, 30)
        heure <- (minuit et demi|minuit et demie) : clock(0, 30)
        heure <- (midi et quart) : clock(12, 15)
        heure <- (minuit et quart) : clock(0, 15)
        heure <- <midi> (moins le quart|moins quart) : minus($1, 15)
        heure <- <midi> moins <minutes> : minus($1, $2)
        heure <- <heure> (du matin|pm du matin) : and($1, part(0:00, 12:00))
        heure <- <heure> (du soir) : and($1, part(17:00, 24:00))
        heure <- <heure> (de l'apres midi|de l'aprem) : and($1, part(12:00, 19:00))
        heure <- <heure> (pile|precises|precise|environ|tapantes|max|maximum) : $1
        heure <- <heure> <zone> : zone($1, $2)
        class vers
        word = a, vers, autour de, aux alentours de, aux environs de, a environ, environ, pour, a peu pres, sur les, vers les
        s <- <heure> : $1
        s <- <vers> <heure> : $2
        """
}
