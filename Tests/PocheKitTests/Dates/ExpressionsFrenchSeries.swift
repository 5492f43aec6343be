/// Repeated times said alone, in French, and what they mean, as ExpressionTests reads it.
extension Expressions {
    static let frenchSeries = """
        tous les lundis sauf le 6 avril | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO except 2026-04-06
        tous les lundis sauf le 21 avril | weekdayMismatch
        tous les mardis à 19h sauf le 21 avril et le 5 mai | 2026-03-17T19:00 hour FREQ=WEEKLY;BYDAY=TU except 2026-04-21,2026-05-05
        tous les mardis sauf le 5 mai à 19h | 2026-03-17T19:00 hour FREQ=WEEKLY;BYDAY=TU except 2026-05-05
        tous les mardis sauf les 5 et 12 mai | 2026-03-17 day FREQ=WEEKLY;BYDAY=TU except 2026-05-05,2026-05-12
        tous les mardis jusqu'au 30 juin sauf le 5 mai | 2026-03-17 day FREQ=WEEKLY;BYDAY=TU;UNTIL=20260630 except 2026-05-05
        tous les jours à 8h sauf demain | 2026-03-13T08:00 hour FREQ=DAILY
        tous les mardis, sauf mardi prochain | 2026-03-24 day FREQ=WEEKLY;BYDAY=TU
        tous les mardis sauf ce mardi | 2026-03-24 day FREQ=WEEKLY;BYDAY=TU
        tous les mercredis, 10 fois, sauf aujourd'hui | 2026-03-18 day FREQ=WEEKLY;BYDAY=WE;COUNT=10
        tous les jeudis sauf la semaine prochaine | 2026-03-12 day FREQ=WEEKLY;BYDAY=TH except 2026-03-19
        tous les jours sauf du 1er au 3 mai | 2026-03-11 day FREQ=DAILY except 2026-05-01,2026-05-02,2026-05-03
        tous les jours ouvrés à 9h sauf le lundi de Pâques | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR except 2026-04-06
        toutes les deux semaines le jeudi sauf le 26 mars | 2026-03-12 day FREQ=WEEKLY;INTERVAL=2;BYDAY=TH except 2026-03-26
        toutes les deux semaines le jeudi sauf le 19 mars | weekdayMismatch
        tous les jours du 1er au 2 avril sauf du 1er au 2 avril | empty
        tous les jours sauf le 5 | unclear
        tous les mardis sauf le 5 | unclear
        tous les jours sauf du 1er juin au 31 août | unclear
        tous les mardis à 10h heure de Tokyo sauf le 5 mai | unclear
        toutes les demi-heures | 2026-03-11T10:00 minute FREQ=MINUTELY;INTERVAL=30
        tous les quarts d'heure | 2026-03-11T10:00 minute FREQ=MINUTELY;INTERVAL=15
        le dernier jour de chaque mois | 2026-03-31 day FREQ=MONTHLY;BYMONTHDAY=-1
        chaque 25 décembre | 2026-12-25 day FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
        chaque 1er mai | 2026-05-01 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1
        un lundi sur trois | 2026-03-16 day FREQ=WEEKLY;INTERVAL=3;BYDAY=MO
        un jour sur trois | 2026-03-11 day FREQ=DAILY;INTERVAL=3
        une semaine sur trois | 2026-03-11 day FREQ=WEEKLY;INTERVAL=3
        un mois sur trois | 2026-03-11 day FREQ=MONTHLY;INTERVAL=3
        un mardi sur quatre à 9h | 2026-03-17T09:00 hour FREQ=WEEKLY;INTERVAL=4;BYDAY=TU
        mensuel le 5 | 2026-04-05 day FREQ=MONTHLY;BYMONTHDAY=5
        mensuellement le 5 | 2026-04-05 day FREQ=MONTHLY;BYMONTHDAY=5
        tous les mois le 5 | 2026-04-05 day FREQ=MONTHLY;BYMONTHDAY=5
        tous les 29 février | 2028-02-29 day FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29
        chaque 29 février | 2028-02-29 day FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29
        tous les 25 décembre | 2026-12-25 day FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
        tous les 14 juillet à 9h | 2026-07-14T09:00 hour FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=14
        tous les 1er janvier | 2027-01-01 day FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1
        chaque Noël | 2026-12-25 day FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
        tous les noëls | 2026-12-25 day FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
        hebdomadaire le mardi | 2026-03-17 day FREQ=WEEKLY;BYDAY=TU
        hebdo le mardi à 9h | 2026-03-17T09:00 hour FREQ=WEEKLY;BYDAY=TU
        annuel le 5 mai | 2026-05-05 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5
        annuellement le 5 mai | 2026-05-05 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5
        quotidien à 8h | 2026-03-12T08:00 hour FREQ=DAILY
        trimestriel | 2026-03-11 day FREQ=MONTHLY;INTERVAL=3
        trimestriel le 5 | 2026-04-05 day FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=5
        bimestriel | 2026-03-11 day FREQ=MONTHLY;INTERVAL=2
        semestriel | 2026-03-11 day FREQ=MONTHLY;INTERVAL=6
        du mardi au jeudi à 9h | 2026-03-17T09:00 hour FREQ=DAILY;UNTIL=20260319T225959Z
        du mardi au jeudi de 9h à 17h | 2026-03-17T09:00/2026-03-17T17:00 hour FREQ=DAILY;UNTIL=20260319T225959Z
        du lundi au vendredi à 8h | 2026-03-12T08:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        du lundi au vendredi | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        du lundi au jeudi à 9h | 2026-03-16T09:00 hour FREQ=DAILY;UNTIL=20260319T225959Z
        du lundi au samedi à 8h | 2026-03-12T08:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        du jeudi au samedi à 20h | 2026-03-12T20:00 hour FREQ=DAILY;UNTIL=20260314T225959Z
        du mardi au vendredi à 8h | 2026-03-17T08:00 hour FREQ=DAILY;UNTIL=20260320T225959Z
        tous les jours du mardi au jeudi à 9h | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=TU,WE,TH
        lun-ven 9h | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        lun-ven à 9h | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        lundi-vendredi 9h | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        lundi-vendredi | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        lun.-ven. | 2026-03-11 day FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        lun au ven 9h-17h | 2026-03-12T09:00/2026-03-12T17:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        le 1er et le 15 de chaque mois | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=1,15
        les 1er et 15 de chaque mois | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=1,15
        tous les 1er et 15 du mois | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=1,15
        le dernier jour ouvrable de chaque mois | 2026-03-31 day FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
        ts les lundis | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO
        ts les jours | 2026-03-11 day FREQ=DAILY
        tous les derniers vendredis du mois | 2026-03-27 day FREQ=MONTHLY;BYDAY=-1FR
        le dernier vendredi de chaque mois à 17h | 2026-03-27T17:00 hour FREQ=MONTHLY;BYDAY=-1FR
        le premier et le troisième mardi de chaque mois | 2026-03-17 day FREQ=MONTHLY;BYDAY=1TU,3TU
        chaque premier du mois | 2026-04-01 day FREQ=MONTHLY;BYMONTHDAY=1
        tous les premiers lundis du mois | 2026-04-06 day FREQ=MONTHLY;BYDAY=1MO
        tous les premiers du mois | 2026-04-01 day FREQ=MONTHLY;BYMONTHDAY=1
        tous les 15 du mois | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=15
        tous les 31 du mois | 2026-03-31 day FREQ=MONTHLY;BYMONTHDAY=31
        le 1er, le 10 et le 20 de chaque mois | 2026-03-20 day FREQ=MONTHLY;BYMONTHDAY=1,10,20
        les 5, 15 et 25 de chaque mois | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=5,15,25
        le 15 de chaque mois à 9h | 2026-03-15T09:00 hour FREQ=MONTHLY;BYMONTHDAY=15
        chaque 24 décembre à 18h | 2026-12-24T18:00 hour FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24
        chaque 3 mai | 2026-05-03 day FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3
        chaque année le dernier dimanche de mai | 2026-05-31 day FREQ=YEARLY;BYMONTH=5;BYDAY=-1SU
        tous les ans à Noël | 2026-12-25 day FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
        tous les ans le 29 février | 2028-02-29 day FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29
        un vendredi sur deux à 18h | 2026-03-13T18:00 hour FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
        un samedi sur quatre | 2026-03-14 day FREQ=WEEKLY;INTERVAL=4;BYDAY=SA
        une fois par semaine le lundi | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO
        un week-end sur deux | 2026-03-14 day FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
        tous les deux week-ends | 2026-03-14 day FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
        tous les quinze jours | 2026-03-11 day FREQ=WEEKLY;INTERVAL=2
        tous les 15 jours le lundi | 2026-03-16 day FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
        toutes les quinzaines | 2026-03-11 day FREQ=WEEKLY;INTERVAL=2
        toutes les trois semaines le mardi | 2026-03-17 day FREQ=WEEKLY;INTERVAL=3;BYDAY=TU
        tous les trois mois | 2026-03-11 day FREQ=MONTHLY;INTERVAL=3
        tous les trimestres | 2026-03-11 day FREQ=MONTHLY;INTERVAL=3
        tous les six mois | 2026-03-11 day FREQ=MONTHLY;INTERVAL=6
        tous les 2 mois le premier lundi | 2026-04-06 day FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO
        tous les deux ans le 5 mai | 2026-05-05 day FREQ=YEARLY;INTERVAL=2;BYMONTH=5;BYMONTHDAY=5
        mensuel le premier lundi | 2026-04-06 day FREQ=MONTHLY;BYDAY=1MO
        mensuellement le dernier jour | 2026-03-31 day FREQ=MONTHLY;BYMONTHDAY=-1
        hebdomadaire le mardi à 9h | 2026-03-17T09:00 hour FREQ=WEEKLY;BYDAY=TU
        chaque semaine le mardi et le jeudi | 2026-03-12 day FREQ=WEEKLY;BYDAY=TU,TH
        quotidien à midi | 2026-03-11T12:00 hour FREQ=DAILY
        tous les jours ouvrés à 9h | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        tous les mardis du mois de mai | 2026-05-05 day FREQ=WEEKLY;BYDAY=TU;UNTIL=20260531
        les lundis et mercredis de 18h à 19h | 2026-03-11T18:00/2026-03-11T19:00 hour FREQ=WEEKLY;BYDAY=MO,WE
        du mardi 17 au jeudi 19 mars à 9h | 2026-03-17T09:00 hour FREQ=DAILY;UNTIL=20260319T225959Z
        du 17 au 19 mars de 9h à 12h | 2026-03-17T09:00/2026-03-17T12:00 hour FREQ=DAILY;UNTIL=20260319T225959Z
        mar-jeu 9h | 2026-03-17T09:00 hour FREQ=DAILY;UNTIL=20260319T225959Z
        chaque semaine du mardi au jeudi à 9h | 2026-03-12T09:00 hour FREQ=WEEKLY;BYDAY=TU,WE,TH
        du lundi au dimanche à 20h | 2026-03-11T20:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU
        tous les mois le dernier vendredi | 2026-03-27 day FREQ=MONTHLY;BYDAY=-1FR
        tous les 3 mois le 1er | 2026-04-01 day FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1
        du lundi au vendredi, une semaine sur deux | 2026-03-11 day FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR
        un jour sur 15 | 2026-03-11 day FREQ=DAILY;INTERVAL=15
        tous les huit jours | 2026-03-11 day FREQ=WEEKLY
        tous les quinze jours le jeudi à 18h | 2026-03-12T18:00 hour FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
        le premier et le dernier lundi de chaque mois | 2026-03-30 day FREQ=MONTHLY;BYDAY=1MO,-1MO
        le 15 et le dernier jour de chaque mois | 2026-03-15 day FREQ=MONTHLY;BYMONTHDAY=15,-1
        chaque avant-dernier jeudi du mois | 2026-03-19 day FREQ=MONTHLY;BYDAY=-2TH
        chaque premier jour ouvré du mois à 8h | 2026-04-01T08:00 hour FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
        un week-end sur trois | 2026-03-14 day FREQ=WEEKLY;INTERVAL=3;BYDAY=SA,SU
        ttes les semaines | 2026-03-11 day FREQ=WEEKLY
        """
}
