/// Numbers, series, chat, intervals, zones and refusals, in French, said alone, as ExpressionTests reads it.
extension Expressions {
    static let frenchKindsMore = """
        le 3/4 | 2026-04-03 day
        03/04/2026 | 2026-04-03 day
        le 25/12 | 2026-12-25 day
        25/12/26 | 2026-12-25 day
        le 31/12/2026 à 23h59 | 2026-12-31T23:59 minute
        2026-05-07 | 2026-05-07 day
        2026-05-07T14:00 | 2026-05-07T14:00 minute
        2026-05-07 14:00 | 2026-05-07T14:00 minute
        2026-W20 | 2026-05-11 week
        20260507T140000 | 2026-05-07T14:00 second
        2026-05-07T14:00Z | 2026-05-07T16:00 minute
        2026-05-07T14:00:00+02:00 | 2026-05-07T14:00 second
        2026-05-07/2026-05-09 | 2026-05-07/2026-05-10 day
        le 29/02/2028 | 2028-02-29 day
        12/05 à 8h | 2026-05-12T08:00 hour
        le 08/05 | 2026-05-08 day
        mardi 07/04 | 2026-04-07 day
        le vingt et un mars | 2026-03-21 day
        le trente et un mai à midi | 2026-05-31T12:00 hour
        le quatre juillet deux mille vingt-sept | 2027-07-04 day
        le dix-huit avril à dix-neuf heures trente | 2026-04-18T19:30 minute
        à vingt heures quinze | 2026-03-11T20:15 minute
        dans quarante-cinq minutes | 2026-03-11T10:45 second
        dans soixante-douze heures | 2026-03-14T10:00 minute
        en deux mille trente | 2030-01-01 year
        le douze douze | noTime
        le 14 juin 27 | 2027-06-14 day
        en septembre 84 | 1984-09-01 month
        le 5 mai 98 | 1998-05-05 day
        Noël 2027 | 2027-12-25 day
        Pâques 2028 | 2028-04-16 day
        printemps 2027 | 2027-03-20/2027-06-21 day
        tous les jours | 2026-03-11 day FREQ=DAILY
        tous les jours à 7h30 | 2026-03-12T07:30 minute FREQ=DAILY
        chaque jour à 18h | 2026-03-11T18:00 hour FREQ=DAILY
        tous les soirs à 21h | 2026-03-11T21:00 hour FREQ=DAILY
        tous les deux jours | 2026-03-11 day FREQ=DAILY;INTERVAL=2
        un jour sur deux à 8h | 2026-03-12T08:00 hour FREQ=DAILY;INTERVAL=2
        chaque lundi à 9h | 2026-03-16T09:00 hour FREQ=WEEKLY;BYDAY=MO
        tous les mardis et jeudis à 18h30 | 2026-03-12T18:30 minute FREQ=WEEKLY;BYDAY=TU,TH
        les lundis, mercredis et vendredis à 12h15 | 2026-03-11T12:15 minute FREQ=WEEKLY;BYDAY=MO,WE,FR
        le mardi et le vendredi à 20h | 2026-03-13T20:00 hour FREQ=WEEKLY;BYDAY=TU,FR
        tous les lundis matin à 8h | 2026-03-16T08:00 hour FREQ=WEEKLY;BYDAY=MO
        chaque vendredi soir | 2026-03-13T18:00/2026-03-14 hour FREQ=WEEKLY;BYDAY=FR
        tous les samedis de 10h à 12h | 2026-03-14T10:00/2026-03-14T12:00 hour FREQ=WEEKLY;BYDAY=SA
        un mardi sur deux à 17h | 2026-03-17T17:00 hour FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
        une semaine sur deux le jeudi | 2026-03-12 day FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
        toutes les deux semaines le lundi à 9h | 2026-03-16T09:00 hour FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
        toutes les trois semaines | 2026-03-11 day FREQ=WEEKLY;INTERVAL=3
        tous les week-ends | 2026-03-14 day FREQ=WEEKLY;BYDAY=SA,SU
        en semaine à 7h | 2026-03-12T07:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        du lundi au vendredi à 8h30 | 2026-03-12T08:30 minute FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        tous les jours sauf le dimanche à 9h | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        tous les mois | 2026-03-11 day FREQ=MONTHLY
        le 5 de chaque mois à 10h | 2026-04-05T10:00 hour FREQ=MONTHLY;BYMONTHDAY=5
        chaque 1er du mois | 2026-04-01 day FREQ=MONTHLY;BYMONTHDAY=1
        chaque premier lundi du mois à 18h | 2026-04-06T18:00 hour FREQ=MONTHLY;BYDAY=1MO
        le dernier vendredi de chaque mois | 2026-03-27 day FREQ=MONTHLY;BYDAY=-1FR
        tous les deuxièmes mardis du mois | 2026-04-14 day FREQ=MONTHLY;BYDAY=2TU
        tous les ans le 12 mai | 2026-05-12 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12
        chaque année le 3 juin | 2026-06-03 day FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=3
        toutes les 4 heures | 2026-03-11T10:00 hour FREQ=HOURLY;INTERVAL=4
        tous les mardis jusqu'au 30 juin | 2026-03-17 day FREQ=WEEKLY;BYDAY=TU;UNTIL=20260630
        tous les mardis à 19h jusqu'à fin juin | 2026-03-17T19:00 hour FREQ=WEEKLY;BYDAY=TU;UNTIL=20260630T215959Z
        tous les jours à 8h pendant 10 jours | 2026-03-12T08:00 hour FREQ=DAILY;UNTIL=20260321T225959Z
        tous les jours à 8h pendant une semaine | 2026-03-12T08:00 hour FREQ=DAILY;UNTIL=20260318T225959Z
        chaque lundi pendant trois mois | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO;UNTIL=20260615
        tous les jeudis, 8 fois | 2026-03-12 day FREQ=WEEKLY;BYDAY=TH;COUNT=8
        tous les mardis à 18h à partir du 7 avril | 2026-04-07T18:00 hour FREQ=WEEKLY;BYDAY=TU
        chaque mercredi de 14h à 16h à partir de septembre | 2026-09-02T14:00/2026-09-02T16:00 hour FREQ=WEEKLY;BYDAY=WE
        tous les mercredis du 8 avril au 24 juin à 14h | 2026-04-08T14:00 hour FREQ=WEEKLY;BYDAY=WE;UNTIL=20260624T215959Z
        les 3 prochains jeudis à 10h | 2026-03-12T10:00 hour FREQ=WEEKLY;BYDAY=TH;COUNT=3
        deux fois par semaine | noTime
        trois fois par jour | noTime
        tous les derniers jours du mois | 2026-03-31 day FREQ=MONTHLY;BYMONTHDAY=-1
        hebdomadaire le mardi à 14h | 2026-03-17T14:00 hour FREQ=WEEKLY;BYDAY=TU
        tous les jours à midi | 2026-03-11T12:00 hour FREQ=DAILY
        chaque dimanche à 11h sauf en août | 2026-03-15T11:00 hour FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=SU
        tous les lundis de septembre à juin | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630
        tous les mercredis hors vacances scolaires | halfRead
        un lundi sur deux à partir du 30 mars | 2026-03-30 day FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
        tous les deux ans | 2026-03-11 day FREQ=YEARLY;INTERVAL=2
        dem 9h | 2026-03-12T09:00 hour
        demin matin | 2026-03-12T04:00/2026-03-12T12:00 hour
        2m1 a 14h | 2026-03-12T14:00 hour
        ajd 18h | 2026-03-11T18:00 hour
        auj à 17h30 | 2026-03-11T17:30 minute
        apres dem1 10h | 2026-03-13T10:00 hour
        merc prochain 15h | 2026-03-18T15:00 hour
        jeudi aprem | 2026-03-12T12:00/2026-03-12T19:00 hour
        ce we | 2026-03-14/2026-03-16 day
        vendrdi 20h | 2026-03-13T20:00 hour
        samdi soir | 2026-03-14T18:00/2026-03-15 hour
        ts les mardi 18h | 2026-03-17T18:00 hour FREQ=WEEKLY;BYDAY=TU
        tt les jours 8h | 2026-03-12T08:00 hour FREQ=DAILY
        ds 3 jrs | 2026-03-14 day
        la sem pro | 2026-03-16 week
        lun 14h30 | 2026-03-16T14:30 minute
        le 12 fevrier | 2027-02-12 day
        le 3 aout | 2026-08-03 day
        15 decembre 9h30 | 2026-12-15T09:30 minute
        a 8h dem matin | 2026-03-12T08:00 hour
        demain aprèm 15h | 2026-03-12T15:00 hour
        dimanch midi | 2026-03-15T12:00 hour
        lundi proch 9h | 2026-03-16T09:00 hour
        du 3 au 7 mai | 2026-05-03/2026-05-08 day
        du lundi 6 au mercredi 8 avril | 2026-04-06/2026-04-09 day
        du 28 avril au 3 mai | 2026-04-28/2026-05-04 day
        entre le 10 et le 15 juin | 2026-06-10/2026-06-16 day
        de juin à août | 2026-06-01/2026-09-01 month
        de 14h à 15h30 | 2026-03-11T14:00/2026-03-11T15:30 minute
        de 9h à 11h demain | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain entre 14h et 16h | 2026-03-12T14:00/2026-03-12T16:00 hour
        jeudi de 18h à 20h | 2026-03-12T18:00/2026-03-12T20:00 hour
        de vendredi 18h à dimanche 20h | 2026-03-13T18:00/2026-03-15T20:00 hour
        samedi 21h - 23h | 2026-03-14T21:00/2026-03-14T23:00 hour
        demain 14h-16h | 2026-03-12T14:00/2026-03-12T16:00 hour
        de lundi à mercredi | 2026-03-16/2026-03-19 day
        du 24 décembre au 2 janvier | 2026-12-24/2027-01-03 day
        jusqu'à vendredi | …/2026-03-14 day
        jusqu'à demain 18h | …/2026-03-12T18:00 hour
        avant lundi | …/2026-03-16 day
        avant midi | …/2026-03-11T12:00 hour
        après 18h | 2026-03-11T18:00/… hour
        à partir de 14h | 2026-03-11T14:00/… hour
        à partir du 1er avril | 2026-04-01/… day
        depuis lundi | 2026-03-09/… day
        depuis hier soir | 2026-03-10T18:00/… hour
        au plus tard vendredi | 2026-03-11T10:00/2026-03-14 day
        toute la journée de demain | 2026-03-12 day
        du matin au soir | unclear
        demain à 9h pendant 45 minutes | 2026-03-12T09:00/2026-03-12T09:45 hour
        jeudi à 14h pendant une heure et demie | 2026-03-12T14:00/2026-03-12T15:30 hour
        lundi 10h pour 2h | 2026-03-16T10:00/2026-03-16T12:00 hour
        à partir de 14h pendant trois heures | 2026-03-11T14:00/2026-03-11T17:00 hour
        une semaine à partir du 4 mai | 2026-05-04/2026-05-11 day
        trois jours à partir de lundi | 2026-03-16/2026-03-19 day
        pendant 3 jours à partir du 10 avril | 2026-04-10/2026-04-13 day
        le 10 avril pendant deux jours | 2026-04-10/2026-04-12 day
        à 10h heure de Montréal | 2026-03-11T15:00 minute
        demain à 15h heure de Tokyo | 2026-03-12T07:00 minute
        à 18h heure de Londres vendredi | 2026-03-13T19:00 minute
        jeudi 9h heure de New York | 2026-03-12T14:00 minute
        14h UTC | 2026-03-11T15:00 minute
        15h GMT+2 | 2026-03-11T14:00 hour
        lundi 9h heure de Bamako | halfRead
        le 29 mars à 2h30 | 2026-03-29T03:30 minute
        le 25 octobre à 2h30 | 2026-10-25T02:30 minute
        le 31 février | noSuchDay
        le 31 avril à 9h | noSuchDay
        à 25h | noSuchHour
        demain à 12h75 | noSuchHour
        le 15/13/2026 | noSuchDay
        lundi 12 mars 2026 | weekdayMismatch
        du 20 au 10 avril | reversed
        de 18h à 17h | reversed
        le 1er janvier 10000 | outOfRange
        dans 0 jour | 2026-03-11 day
        lundi 5h | 2026-03-16T05:00 hour
        le mardi 24 à 16h40 | 2026-03-24T16:40 minute
        d'ici la mi-avril | 2026-03-11T10:00/2026-04-21 day
        avant Pâques | …/2026-04-05 day
        après les vacances de Noël | noTime
        pendant l'Ascension | 2026-05-14 day
        le vendredi avant Noël | 2026-12-18 day
        la semaine avant Pâques | 2026-03-30 week
        le samedi de Pâques | 2026-04-04 day
        la nuit de mardi à mercredi | 2026-03-17T22:00/2026-03-18T04:00 hour
        dans la nuit du 28 au 29 mars | 2026-03-28T22:00/2026-03-29T04:00 hour
        dans la nuit de samedi à dimanche | 2026-03-14T22:00/2026-03-15T04:00 hour
        la veille au soir | 2026-03-10T18:00/2026-03-11 hour
        demain en fin de journée | 2026-03-12T17:00/2026-03-12T21:00 hour
        vendredi en début d'après-midi | 2026-03-13T12:00/2026-03-13T15:00 hour
        jeudi en fin de matinée | 2026-03-12T10:00/2026-03-12T12:00 hour
        ce midi | 2026-03-11T12:00/2026-03-11T14:00 hour
        demain midi | 2026-03-12T12:00 hour
        demain à l'heure du déjeuner | 2026-03-12T12:00/2026-03-12T14:00 hour
        tôt demain matin | 2026-03-12T04:00/2026-03-12T09:00 hour
        tard ce soir | 2026-03-11T21:00/2026-03-12 hour
        samedi toute la journée | 2026-03-14 day
        samedi et dimanche | 2026-03-14/2026-03-16 day
        les 4 et 5 avril | 2026-04-04/2026-04-06 day
        le mois prochain | 2026-04-01 month
        le mois d'avril | 2026-04-01 month
        au mois de mai | 2026-05-01 month
        dans le courant de la semaine prochaine | 2026-03-16 week
        courant avril | 2026-04-01 month
        à la rentrée | noTime
        dans les 10 jours | 2026-03-11T10:00/2026-03-22 day
        dans les 3 jours ouvrés | 2026-03-11T10:00/2026-03-17 day
        sous 5 jours ouvrés | 2026-03-11T10:00/2026-03-19 day
        il y a dix minutes | 2026-03-11T09:50 second
        il y a une demi-heure | 2026-03-11T09:30 second
        avant-hier à 15h | 2026-03-09T15:00 hour
        hier à midi | 2026-03-10T12:00 hour
        ce matin à 8h | 2026-03-11T08:00 hour
        cet aprem à 15h | 2026-03-11T15:00 hour
        à 8h demain matin | 2026-03-12T08:00 hour
        à 20h ce soir | 2026-03-11T20:00 hour
        20h30 vendredi | 2026-03-13T20:30 minute
        le 3 avril 2026 de 14h à 16h | 2026-04-03T14:00/2026-04-03T16:00 hour
        mardi 17 mars 2026 à 9 h 30 | 2026-03-17T09:30 minute
        17 mars 2026, 9h30 | 2026-03-17T09:30 minute
        mar. 17/03 9h30 | 2026-03-17T09:30 minute
        17/03/26 09:30 | 2026-03-17T09:30 minute
        du 17/03 au 20/03 | 2026-03-17/2026-03-21 day
        du 17 mars à 9h au 20 mars à 18h | 2026-03-17T09:00/2026-03-20T18:00 hour
        17-20 mars | 2026-03-17/2026-03-21 day
        les 17, 18 et 19 mars | 2026-03-17/2026-03-20 day
        du mardi 17 au jeudi 19 | 2026-03-17/2026-03-20 day
        lundi et mardi de 9h à 12h | unclear
        entre 9h et midi | 2026-03-12T09:00/2026-03-12T12:00 hour
        de 20h à minuit | 2026-03-11T20:00/2026-03-12 hour
        de 22h à 2h | 2026-03-11T22:00/2026-03-12T02:00 hour
        à 15h pile | 2026-03-11T15:00 hour
        à quinze heures | 2026-03-11T15:00 hour
        à dix-sept heures trente | 2026-03-11T17:30 minute
        à 7 heures du soir | 2026-03-11T19:00 hour
        à onze heures et demie | 2026-03-11T11:30 minute
        midi et quart | 2026-03-11T12:15 minute
        minuit moins le quart | 2026-03-11T23:45 minute
        9 heures moins 5 | 2026-03-12T08:55 minute
        16 heures 05 | 2026-03-11T16:05 minute
        16h5 | 2026-03-11T16:05 minute
        8H30 | 2026-03-12T08:30 minute
        8 H 30 | 2026-03-12T08:30 minute
        08h00 | 2026-03-12T08:00 minute
        8:30 | 2026-03-12T08:30 minute
        18.30 h | 2026-03-11T18:30 minute
        20h15mn | 2026-03-11T20:15 minute
        tous les 2 mois le 10 | 2026-04-10 day FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10
        tous les mois le premier mardi | 2026-04-07 day FREQ=MONTHLY;BYDAY=1TU
        chaque mois le 28 à 9h | 2026-03-28T09:00 hour FREQ=MONTHLY;BYMONTHDAY=28
        chaque fin de mois | halfRead
        le premier jour ouvré de chaque mois | 2026-04-01 day FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
        le 2e et le 4e mardi du mois à 20h | 2026-03-24T20:00 hour FREQ=MONTHLY;BYDAY=2TU,4TU
        chaque premier dimanche de mai | 2026-05-03 day FREQ=YEARLY;BYMONTH=5;BYDAY=1SU
        tous les ans le deuxième dimanche de juin | 2026-06-14 day FREQ=YEARLY;BYMONTH=6;BYDAY=2SU
        une fois par semaine le jeudi | 2026-03-12 day FREQ=WEEKLY;BYDAY=TH
        tous les jours de 12h à 13h | 2026-03-11T12:00/2026-03-11T13:00 hour FREQ=DAILY
        chaque soir à 22h30 pendant un mois | 2026-03-11T22:30 minute FREQ=DAILY;UNTIL=20260410T215959Z
        tous les mardis de mai à 18h | 2026-05-05T18:00 hour FREQ=WEEKLY;BYDAY=TU;UNTIL=20260531T215959Z
        tous les vendredis à 17h à partir de la semaine prochaine | 2026-03-20T17:00 hour FREQ=WEEKLY;BYDAY=FR
        tous les jours à 9h jusqu'à vendredi | 2026-03-12T09:00 hour FREQ=DAILY;UNTIL=20260313T225959Z
        chaque mercredi à 15h sauf mercredi prochain | 2026-03-11T15:00 hour FREQ=WEEKLY;BYDAY=WE except 2026-03-18
        tous les lundis sauf le lundi de Pâques et le lundi de Pentecôte | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO except 2026-04-06,2026-05-25
        tous les jours sauf les week-ends à 7h | 2026-03-12T07:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        un samedi sur trois à 10h | 2026-03-14T10:00 hour FREQ=WEEKLY;INTERVAL=3;BYDAY=SA
        un mois sur deux | 2026-03-11 day FREQ=MONTHLY;INTERVAL=2
        un an sur deux | 2026-03-11 day FREQ=YEARLY;INTERVAL=2
        tous les soirs de la semaine prochaine | 2026-03-16T18:00/2026-03-17 hour FREQ=DAILY;UNTIL=20260322T225959Z
        lundi prochain à 9h et demie | 2026-03-16T09:30 minute
        2 avril 14h heure de New York | 2026-04-02T20:00 minute
        9h HNE | 2026-03-11T15:00 minute
        """
}
