/// Times as people say them every day, alone, in French, and what they mean, as ExpressionTests reads it.
extension Expressions {
    static let frenchEveryday = """
        lundi au jeudi 9h-17h | 2026-03-16T09:00/2026-03-16T17:00 hour FREQ=DAILY;UNTIL=20260319T225959Z
        du lun. au ven. de 9h à 18h | 2026-03-12T09:00/2026-03-12T18:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        le mardi et le jeudi à 18h | 2026-03-12T18:00 hour FREQ=WEEKLY;BYDAY=TU,TH
        les mardis et jeudis 18h | 2026-03-12T18:00 hour FREQ=WEEKLY;BYDAY=TU,TH
        demain matin | 2026-03-12T04:00/2026-03-12T12:00 hour
        demain matin 9h | 2026-03-12T09:00 hour
        demain 9h du matin | 2026-03-12T09:00 hour
        demain soir à 8h | 2026-03-12T20:00 hour
        demain soir 20h30 | 2026-03-12T20:30 minute
        après-demain en huit | 2026-03-20 day
        avant-hier | 2026-03-09 day
        samedi dans huit | 2026-03-21 day
        d'ici une quinzaine | 2026-03-11T10:00/2026-03-26 day
        J-3 avant Noël | 2026-12-22 day
        dans un petit quart d'heure | 2026-03-11T10:15 second
        dans deux petites heures | 2026-03-11T12:00 minute
        dans les 48h | 2026-03-11T10:00/2026-03-13T10:00 minute
        jeudi à l'heure du midi | 2026-03-12T12:00/2026-03-12T14:00 hour
        le 19 courant | 2026-03-19 day
        jeudi 19 courant | 2026-03-19 day
        du 28 au 30 | 2026-03-28/2026-03-31 day
        pour 3 jours à partir de demain | 2026-03-12/2026-03-15 day
        y'a 10 min | 2026-03-11T09:50 second
        le réveillon du 31 | 2026-12-31 day
        une nuit du 10 au 11 avril | halfRead
        à 6h ou 7h du soir | 2026-03-11T18:00 hour
        dans 15 jours | 2026-03-26 day
        dans quinze jours | 2026-03-25 day
        sous quinzaine | 2026-03-11T10:00/2026-03-26 day
        d'ici huit jours | 2026-03-11T10:00/2026-03-20 day
        d'ici la fin de la semaine | 2026-03-11T10:00/2026-03-16 day
        en fin de semaine | 2026-03-13/2026-03-16 day
        en début de semaine prochaine | 2026-03-16/2026-03-19 day
        fin de semaine prochaine | 2026-03-20/2026-03-23 day
        milieu de semaine | 2026-03-11/2026-03-13 day
        dans le courant de la semaine | 2026-03-11/2026-03-16 day
        dans le courant du mois | 2026-03-11/2026-04-01 day
        dans la journée | 2026-03-11 day
        toute la semaine prochaine | 2026-03-16 week
        d'ici deux semaines | 2026-03-11T10:00/2026-03-26 day
        le mois d'après | 2026-04-01 month
        l'année d'avant | 2025-01-01 year
        l'an prochain | 2027-01-01 year
        l'année prochaine en mars | 2027-03-01 month
        mars de l'année prochaine | 2027-03-01 month
        en mars prochain | 2027-03-01 month
        mars dernier | 2025-03-01 month
        le 3 avril au soir | 2026-04-03T18:00/2026-04-04 hour
        le 3 avril dans la soirée | 2026-04-03T18:00/2026-04-04 hour
        le 3 avril, 14h | 2026-04-03T14:00 hour
        jeudi 3 avril | weekdayMismatch
        vendredi 3 avril 2026 à 14 h 30 | 2026-04-03T14:30 minute
        ven 3/4 14h | 2026-04-03T14:00 hour
        03/04 à 14h | 2026-04-03T14:00 hour
        03/04/26 14:00 | 2026-04-03T14:00 minute
        le 3/4 de 9h à 11h | 2026-04-03T09:00/2026-04-03T11:00 hour
        3 avril - 5 avril | 2026-04-03/2026-04-06 day
        du 3/4 au 5/4 | 2026-04-03/2026-04-06 day
        du 3 au 5 | 2026-04-03/2026-04-06 day
        du 30 au 2 mai | reversed
        du 30 avril au 2 mai | 2026-04-30/2026-05-03 day
        entre le 3 et le 5 avril | 2026-04-03/2026-04-06 day
        entre Noël et le jour de l'An | 2026-12-25/2027-01-02 day
        de Noël au jour de l'an | 2026-12-25/2027-01-02 day
        du 24 au 26 décembre | 2026-12-24/2026-12-27 day
        à midi et demi | 2026-03-11T12:30 minute
        à midi pile | 2026-03-11T12:00 hour
        à minuit | 2026-03-12 hour
        demain minuit | 2026-03-12 hour
        demain à minuit | 2026-03-12 hour
        à 0h | 2026-03-12 hour
        à 00h30 | 2026-03-12T00:30 minute
        minuit et quart | 2026-03-12T00:15 minute
        une heure moins le quart | 2026-03-12T00:45 minute
        13h moins le quart | 2026-03-11T12:45 minute
        quatre heures et demie | 2026-03-12T04:30 minute
        quatre heures et demie de l'après-midi | 2026-03-11T16:30 minute
        six heures du soir | 2026-03-11T18:00 hour
        à six heures du mat | 2026-03-12T06:00 hour
        8h pétantes | 2026-03-12T08:00 hour
        sur les coups de 8h | 2026-03-12T08:00 hour
        aux alentours de midi | 2026-03-11T12:00 hour
        vers 8h-9h | 2026-03-12T08:00/2026-03-12T09:00 hour
        9h-10h30 mardi | 2026-03-17T09:00/2026-03-17T10:30 minute
        de 9 à 11 demain | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain de 9 à 11h | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain entre 9 et 11 | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain 9 à 11h | 2026-03-12T09:00/2026-03-12T11:00 hour
        avant demain 18h | …/2026-03-12T18:00 hour
        au plus tard vendredi 18h | 2026-03-11T10:00/2026-03-13T18:00 hour
        pas avant mardi | 2026-03-17/… day
        à partir de mardi 9h | 2026-03-17T09:00/… hour
        dès demain | 2026-03-12 day
        dès 8h demain | 2026-03-12T08:00 hour
        jusqu'à demain midi | …/2026-03-12T12:00 hour
        jusqu'à la fin du mois | …/2026-04-01 day
        le premier mardi de juin | 2026-06-02 day
        le deuxième mardi du mois prochain | 2026-04-14 day
        le dernier jour de février | 2027-02-28 day
        le dernier dimanche d'octobre | 2026-10-25 day
        l'avant-dernier vendredi de juin | 2026-06-19 day
        la première semaine de juin | 2026-06-01 week
        la dernière semaine d'août | 2026-08-24 week
        la semaine 12 | 2026-03-16 week
        semaine 12 de 2027 | 2027-03-22 week
        au printemps | 2026-03-20/2026-06-21 day
        l'été prochain | 2026-06-21/2026-09-24 day
        cet été | 2026-06-21/2026-09-24 day
        à la Chandeleur | 2027-02-02 day
        le lendemain de Noël | 2026-12-26 day
        l'après-midi de Noël | 2026-12-25T12:00/2026-12-25T19:00 hour
        le soir du 31 | 2026-03-31T18:00/2026-04-01 hour
        le 31 au soir | 2026-03-31T18:00/2026-04-01 hour
        le 24 au soir | 2026-03-24T18:00/2026-03-25 hour
        le matin du 25 décembre | 2026-12-25T04:00/2026-12-25T12:00 hour
        Pâques 2027 | 2027-03-28 day
        mardi gras 2027 | 2027-02-09 day
        le lundi de Pâques 2027 | 2027-03-29 day
        fête des mères 2027 | 2027-05-30 day
        le 1er lundi de septembre | 2026-09-07 day
        dans trois mardis | 2026-03-31 day
        ce vendredi | 2026-03-13 day
        vendredi qui vient | 2026-03-13 day
        vendredi de la semaine prochaine | 2026-03-20 day
        vendredi en quinze à midi | 2026-03-27T12:00 hour
        dans une petite heure | 2026-03-11T11:00 minute
        dans une bonne heure | 2026-03-11T11:00 minute
        d'ici une heure | 2026-03-11T10:00/2026-03-11T11:00 minute
        dans une heure trente | 2026-03-11T11:30 second
        dans 1h30 | 2026-03-11T11:30 second
        dans 1 h 30 | 2026-03-11T11:30 second
        dans 90 min | 2026-03-11T11:30 second
        12-avr-2026 | 2026-04-12 day
        12 avr 2026 | 2026-04-12 day
        le 1er du mois prochain | 2026-04-01 day
        la semaine du 6 | 2026-04-06 week
        la semaine du 6 avril | 2026-04-06 week
        tous les premiers lundis de mois | 2026-04-06 day FREQ=MONTHLY;BYDAY=1MO
        le premier du mois | 2026-04-01 day
        le premier mai | 2026-05-01 day
        premier mai | 2026-05-01 day
        le deux mai | 2026-05-02 day
        le vingt et un mai | 2026-05-21 day
        le trente et un mai à vingt heures | 2026-05-31T20:00 hour
        le 2 mai à 20 heures | 2026-05-02T20:00 hour
        vendredi 13 | 2026-03-13 day
        le vendredi 13 | 2026-03-13 day
        dans l'heure | 2026-03-11T10:00/2026-03-11T11:00 minute
        toutes les heures | 2026-03-11T10:00 hour FREQ=HOURLY
        toutes les 30 minutes | 2026-03-11T10:00 minute FREQ=MINUTELY;INTERVAL=30
        toutes les deux heures à partir de 9h | 2026-03-12T09:00 hour FREQ=HOURLY;INTERVAL=2
        tous les matins à 7h | 2026-03-12T07:00 hour FREQ=DAILY
        tous les soirs | 2026-03-11T18:00/2026-03-12 hour FREQ=DAILY
        chaque nuit à 22h | 2026-03-11T22:00 hour FREQ=DAILY
        chaque jour à midi | 2026-03-11T12:00 hour FREQ=DAILY
        les lundis à 10h jusqu'en juin | 2026-03-16T10:00 hour FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630T215959Z
        tous les jours sauf dimanche | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        tous les jours sauf le lundi à 8h | 2026-03-12T08:00 hour FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU
        une fois par mois | 2026-03-11 day FREQ=MONTHLY
        une fois par an | 2026-03-11 day FREQ=YEARLY
        chaque trimestre | 2026-03-11 day FREQ=MONTHLY;INTERVAL=3
        tous les jours pendant deux semaines | 2026-03-11 day FREQ=DAILY;UNTIL=20260324
        tous les jours jusqu'à vendredi | 2026-03-11 day FREQ=DAILY;UNTIL=20260313
        tous les mardis de 15h à 16h | 2026-03-17T15:00/2026-03-17T16:00 hour FREQ=WEEKLY;BYDAY=TU
        le troisième vendredi de chaque mois à 19h | 2026-03-20T19:00 hour FREQ=MONTHLY;BYDAY=3FR
        fin de journée vendredi | 2026-03-13T17:00/2026-03-13T21:00 hour
        vendredi en fin de journée | 2026-03-13T17:00/2026-03-13T21:00 hour
        vendredi fin de matinée | 2026-03-13T10:00/2026-03-13T12:00 hour
        demain en début d'après-midi | 2026-03-12T12:00/2026-03-12T15:00 hour
        à la fin du mois | 2026-03-21/2026-04-01 day
        fin du mois prochain | 2026-04-21/2026-05-01 day
        d'ici la fin de l'année | 2026-03-11T10:00/2027-01-01 month
        deux mois avant Noël | 2026-10-25 day
        5h du matin | 2026-03-12T05:00 hour
        3h de l'après-midi | 2026-03-11T15:00 hour
        à 7h du soir | 2026-03-11T19:00 hour
        11h du soir | 2026-03-11T23:00 hour
        0h30 | 2026-03-12T00:30 minute
        23h59 | 2026-03-11T23:59 minute
        dimanche 12 avril | 2026-04-12 day
        dim 12 avr 10h | 2026-04-12T10:00 hour
        12 avril 26 | 2026-04-12 day
        12/04/26 | 2026-04-12 day
        avril 2026 | 2026-04-01 month
        janv 2027 | 2027-01-01 month
        T1 2027 | 2027-01-01 quarter
        été 2027 | 2027-06-21/2027-09-24 day
        le week-end du 12 | 2026-03-12/2026-03-16 day
        la nuit du 3 au 4 avril | 2026-04-03T22:00/2026-04-04T04:00 hour
        du 3 au 4 avril dans la nuit | 2026-04-03T22:00/2026-04-04T04:00 hour
        entre 14h et 16h le 3 avril | 2026-04-03T14:00/2026-04-03T16:00 hour
        le 3 avril entre 14h et 16h | 2026-04-03T14:00/2026-04-03T16:00 hour
        les 3 et 4 avril | 2026-04-03/2026-04-05 day
        à compter du 1er juin | 2026-06-01/… day
        dès le 1er juin | 2026-06-01/… day
        """
}
