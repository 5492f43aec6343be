/// What people type and dictate in French, and what it means, as EverydayTests reads it.
extension Everyday {
    static let french = """
        yoga tous les mardis à 19h sauf le 5 mai et le 12 mai | 2026-03-17T19:00 FREQ=WEEKLY;BYDAY=TU except 2026-05-05,2026-05-12
        chorale tous les jeudis à 20h mais pas le 14 mai | 2026-03-12T20:00 FREQ=WEEKLY;BYDAY=TH except 2026-05-14
        judo tous les mercredis au dojo sauf pendant les vacances | halfRead
        yoga tous les soirs à 19h sauf le dimanche | 2026-03-11T19:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        rappelle-moi tt les jours à 8h de prendre mes médocs | 2026-03-12T08:00 FREQ=DAILY
        rappelle moi dans une petite demi-heure de sortir le pain | 2026-03-11T10:30
        appel à 9h (heure de Montréal) | 2026-03-11T14:00
        appel à 9h (heure de Bamako) | halfRead
        demain 9h (HNE) point client | 2026-03-12T15:00
        vendredi 20 on part à 6h | 2026-03-20T06:00
        les vacances c'est du 4 au 19 avril | 2026-04-04/2026-04-20
        rappel moi demain 7h30 du mat stp | 2026-03-12T07:30
        oubli pas jeudi 18h la réu | 2026-03-12T18:00
        on part le 20 à 6h du matin et on revient le 22 | -
        bon temps demain à 14h | 2026-03-12T14:00
        souper chez Lise vendredi à 18h30 | 2026-03-13T18:30
        mariage de Lou dans la nuit de samedi à dimanche | 2026-03-14T22:00/2026-03-15T04:00
        rendez-vous chez le dentiste jeudi douze mars quinze heures | 2026-03-12T15:00
        réunion hebdomadaire le lundi à 9h | 2026-03-16T09:00 FREQ=WEEKLY;BYDAY=MO
        Réunion mensuelle le premier lundi à 9h | 2026-04-06T09:00 FREQ=MONTHLY;BYDAY=1MO
        réunion mensuelle le 15 à 10h | 2026-03-15T10:00 FREQ=MONTHLY;BYMONTHDAY=15
        en mai 40 personnes viendront | 2026-05-01
        le 5 mai 26 personnes viennent | 2026-05-05
        né le 5 mai 84 à Lyon | 1984-05-05
        le 5 mai 27 chez Paul | 2027-05-05
        entretien d'1h mercredi prochain à 11h | 2026-03-18T11:00/2026-03-18T12:00
        une réunion d'1h30 lundi à 10h | 2026-03-16T10:00/2026-03-16T11:30
        réserve la salle deux heures demain à partir de 14h | 2026-03-12T14:00/2026-03-12T16:00
        sieste de 20 minutes à 13h | 2026-03-11T13:00/2026-03-11T13:20
        prévois 3h de révision dimanche après-midi | 2026-03-15T12:00/2026-03-15T19:00 180m
        vacances de deux semaines à partir du 1er août | 2026-08-01/2026-08-15
        appel de dix minutes avec Paul à 16h | 2026-03-11T16:00/2026-03-11T16:10
        une heure de sport demain à 7h | 2026-03-12T07:00/2026-03-12T08:00
        deux heures de ménage samedi à 10h | 2026-03-14T10:00/2026-03-14T12:00
        tournoi de 2 jours samedi | 2026-03-14/2026-03-16
        pause d'une heure à midi | 2026-03-11T12:00/2026-03-11T13:00
        soirée samedi de 22h à 2h | 2026-03-14T22:00/2026-03-15T02:00
        samedi de 21h à 1h du matin soirée chez Marc | 2026-03-14T21:00/2026-03-15T01:00
        fête vendredi 20h-2h | 2026-03-13T20:00/2026-03-14T02:00
        réveillon le 31 décembre de 19h à 3h du matin | 2026-12-31T19:00/2027-01-01T03:00
        concert samedi 20h jusqu'à 1h du matin | 2026-03-14T20:00/2026-03-15T01:00
        concert samedi de 20h à minuit | 2026-03-14T20:00/2026-03-15
        permanence de 18h à 22h mardi | 2026-03-17T18:00/2026-03-17T22:00
        chaque lundi cours d'anglais avec Jules à 10h jusqu'en juin | 2026-03-16T10:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630T215959Z
        tous les matins à 8h prendre mes cachets pendant 10 jours | 2026-03-12T08:00 FREQ=DAILY;UNTIL=20260321T225959Z
        arroser les plantes un jour sur deux | 2026-03-11 FREQ=DAILY;INTERVAL=2
        payer le loyer le 5 de chaque mois | 2026-04-05 FREQ=MONTHLY;BYMONTHDAY=5
        réunion d'équipe chaque premier lundi du mois à 9h30 | 2026-04-06T09:30 FREQ=MONTHLY;BYDAY=1MO
        chaque 1er du mois relever le compteur | 2026-04-01 FREQ=MONTHLY;BYMONTHDAY=1
        tous les ans le 12 mai anniversaire de Zoé | 2026-05-12 FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12
        toutes les deux semaines le jeudi à 18h réunion de quartier | 2026-03-12T18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
        du lundi au vendredi à 8h réveil | 2026-03-12T08:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        du lundi au vendredi de 9h à 17h30 stage | 2026-03-12T09:00/2026-03-12T17:30 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        tous les lundis et jeudis de 18h à 19h entraînement jusqu'à Noël | 2026-03-12T18:00/2026-03-12T19:00 FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261225T225959Z
        tous les jours sauf le dimanche à 7h | 2026-03-12T07:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        les mardis à 19h | 2026-03-17T19:00 FREQ=WEEKLY;BYDAY=TU
        tous les soirs à 22h | 2026-03-11T22:00 FREQ=DAILY
        chaque année à Pâques | unclear
        toutes les 8 heures prendre l'antibiotique | 2026-03-11T10:00 FREQ=HOURLY;INTERVAL=8
        rappelle-moi la veille du 14 juillet | 2026-07-13
        une semaine avant Noël acheter le sapin | 2026-12-18
        rappelle-moi un quart d'heure avant demain midi | 2026-03-12T11:45
        rappelle-moi la veille à 20h pour le contrôle de jeudi | 2026-03-11T20:00
        trois jours après le 1er mai | 2026-05-04
        dis-le moi 5 minutes avant 17h | 2026-03-11T16:55
        reporte la réunion de 10h à 14h | 2026-03-11T14:00
        avance le rdv de jeudi à mercredi matin | 2026-03-18T04:00/2026-03-18T12:00
        décale de 14h à 15h30 demain | 2026-03-12T15:30
        congés de lundi à mercredi | 2026-03-16/2026-03-19
        de mardi 10h à jeudi 18h salon | 2026-03-17T10:00/2026-03-19T18:00
        du lundi au mercredi formation | 2026-03-16/2026-03-19
        mets un rendez-vous le 30 février | noSuchDay
        rappelle-moi le 29 février 2027 de payer | noSuchDay
        dîner le 31/02 à 20h | noSuchDay
        anniversaire le 32 mars | noSuchDay
        réunion demain de 11h à 9h | reversed
        dispo à partir de lundi | 2026-03-16/…
        le 15 je vois le banquier | 2026-03-15
        le 1er réunion de copro | 2026-04-01
        samedi en huit on va chez mamie | 2026-03-21
        payer l'assurance en fin de mois | 2026-03-21/2026-04-01
        goûter vers 15h | 2026-03-11T15:00
        entre midi et deux courses | 2026-03-11T12:00/2026-03-11T14:00
        de 9 à 11 demain réunion | 2026-03-12T09:00/2026-03-12T11:00
        demain de 9 à 11 réunion | 2026-03-12T09:00/2026-03-12T11:00
        prendre le train à minuit | 2026-03-12
        ce midi resto | 2026-03-11T12:00/2026-03-11T14:00
        rendez-vous demain matin 8h | 2026-03-12T08:00
        rendez-vous demain à 8h du mat | 2026-03-12T08:00
        rdv kiné lun 16 à 11h | 2026-03-16T11:00
        lundi 16 mars 11h kiné | 2026-03-16T11:00
        le lundi 16 à 11h kiné | 2026-03-16T11:00
        apéro vendredi soir 19h | 2026-03-13T19:00
        apéro vendredi soir vers 19h30 | 2026-03-13T19:30
        ce soir 21h film | 2026-03-11T21:00
        appelle Marc dans 10 minutes | 2026-03-11T10:10
        rappelle-moi dans 1h30 | 2026-03-11T11:30
        rappelle moi dans deux heures et quart | 2026-03-11T12:15
        dans 3 jours renouveler l'ordonnance | 2026-03-14
        dans quinze jours contrôle technique | 2026-03-25
        dans un mois vaccin | 2026-04-11
        d'ici la fin de la semaine ranger le garage | 2026-03-11T10:00/2026-03-16
        d'ici 17h envoyer le mail | 2026-03-11T10:00/2026-03-11T17:00
        avant demain midi | …/2026-03-12T12:00
        avant 18h poster la lettre | …/2026-03-11T18:00
        après le 15 | 2026-03-16/…
        début avril | 2026-04-01/2026-04-11
        mi-mai | 2026-05-11/2026-05-21
        la semaine prochaine | 2026-03-16
        mardi de la semaine prochaine à 14h | 2026-03-17T14:00
        la semaine prochaine mardi à 14h | 2026-03-17T14:00
        jeudi de cette semaine | 2026-03-12
        le mois prochain le 3 | 2026-04-03
        le 3 du mois prochain à 10h | 2026-04-03T10:00
        le premier mardi du mois prochain | 2026-04-07
        le week end prochain | 2026-03-14/2026-03-16
        vendredi 13 à 13h | 2026-03-13T13:00
        le 12/04 à 14h | 2026-04-12T14:00
        12.04.2026 | 2026-04-12
        12-04-2026 | 2026-04-12
        le 12 avril 14h | 2026-04-12T14:00
        le douze avril à quatorze heures | 2026-04-12T14:00
        à midi et demi | 2026-03-11T12:30
        midi et quart demain | 2026-03-12T12:15
        à neuf heures et quart | 2026-03-12T09:15
        demain à sept heures et demie | 2026-03-12T07:30
        rappelle moi d'appeler maman demain à dix-huit heures | 2026-03-12T18:00
        entre 14h et 16h demain | 2026-03-12T14:00/2026-03-12T16:00
        entre lundi et mercredi | 2026-03-16/2026-03-19
        du 28 mars au 3 avril | 2026-03-28/2026-04-04
        de demain à vendredi | 2026-03-12/2026-03-14
        dès demain | 2026-03-12
        dès 8h demain | 2026-03-12T08:00
        jusqu'à demain | …/2026-03-13
        toute la semaine | 2026-03-11/2026-03-16
        demain en début d'après-midi | 2026-03-12T12:00/2026-03-12T15:00
        en soirée | 2026-03-11T18:00/2026-03-12
        jeudi en fin de journée | 2026-03-12T17:00/2026-03-12T21:00
        cette nuit | 2026-03-11T22:00/2026-03-12T04:00
        demain à la première heure | 2026-03-12T07:00/2026-03-12T10:00
        il faut que je sois à la gare à 6h50 lundi | 2026-03-16T06:50
        Noël chez mes parents | 2026-12-25
        le 24 au soir | 2026-03-24T18:00/2026-03-25
        le 24 décembre au soir | 2026-12-24T18:00/2026-12-25
        la nuit du 24 au 25 | 2026-03-24T22:00/2026-03-25T04:00
        à Pâques | 2026-04-05
        lundi de Pâques à midi | 2026-04-06T12:00
        le 14 juillet à 22h feu d'artifice | 2026-07-14T22:00
        il y a trois jours | 2026-03-08
        hier soir à 20h | 2026-03-10T20:00
        qu'est-ce que j'ai demain ? | 2026-03-12
        c'est quoi mon programme de la semaine ? | 2026-03-09
        j'ai quoi ce week-end | 2026-03-14/2026-03-16
        j'ai quoi entre lundi et jeudi | 2026-03-16/2026-03-20
        ai-je quelque chose ce soir | 2026-03-11T18:00/2026-03-12
        mon planning du 16 au 20 mars | 2026-03-16/2026-03-21
        acheter 3 baguettes demain | 2026-03-12
        payer 50 euros à Luc vendredi | 2026-03-13
        rendre le livre à la page 120 lundi | 2026-03-16
        prendre rdv au 12 rue des Lilas mardi 14h | 2026-03-17T14:00
        rdv 12 rue du 8 mai mardi 14h | 2026-03-17T14:00
        jules a 8 ans demain | 2026-03-12
        match France-Italie samedi 21h | 2026-03-14T21:00
        dans 90 minutes | 2026-03-11T11:30
        dans 48h | 2026-03-13T10:00
        sous huit jours | 2026-03-11T10:00/2026-03-19
        vendredi au plus tard | 2026-03-11T10:00/2026-03-14
        pas plus tard que 18h | 2026-03-11T10:00/2026-03-11T18:00
        mardi à 9 heure | 2026-03-17T09:00
        a 9h demain | 2026-03-12T09:00
        demain à 09h00 | 2026-03-12T09:00
        demain à 9h00 | 2026-03-12T09:00
        le 3 avril dans l'après-midi | 2026-04-03T12:00/2026-04-03T19:00
        lundi matin 10h | 2026-03-16T10:00
        mardi midi et demi | 2026-03-17T12:30
        dimanche 12h30 déjeuner chez mamie | 2026-03-15T12:30
        jeudi prochain 8 heures du soir | 2026-03-12T20:00
        8h du soir demain | 2026-03-12T20:00
        rdv véto samedi matin 9h45 | 2026-03-14T09:45
        Penser à arroser les plantes mercredi | 2026-03-18
        rappelle moi ce soir de descendre les poubelles | 2026-03-11T18:00/2026-03-12
        réunion parents profs le 17 à 18h | 2026-03-17T18:00
        anniversaire mamie 2 avril | 2026-04-02
        anniv de Tom le 2/4 | 2026-04-02
        dîner chez les Perrin samedi 20h | 2026-03-14T20:00
        appeler EDF lundi entre 9h et 11h | 2026-03-16T09:00/2026-03-16T11:00
        livraison canapé mardi entre 8h et 13h | 2026-03-17T08:00/2026-03-17T13:00
        train pour Lyon vendredi 17h04 | 2026-03-13T17:04
        rendez-vous chez l'ophtalmo le mardi 14 avril à 10h15 | 2026-04-14T10:15
        le mardi 14 avril 2026 à 10 heures 15 | 2026-04-14T10:15
        mardi quatorze avril dix heures quinze | 2026-04-14T10:15
        contrôle technique avant le 30 avril | …/2026-04-30
        payer les impôts avant fin mai | …/2026-06-01
        renouveler passeport dans 2 mois | 2026-05-11
        rappel vaccin dans 6 mois | 2026-09-11
        rappelle moi dans 20 minutes d'éteindre le four | 2026-03-11T10:20
        rappelle-moi à 7h demain de sortir le chien | 2026-03-12T07:00
        réveille-moi à 6h30 | 2026-03-12T06:30
        réveille-moi demain à 7h moins le quart | 2026-03-12T06:45
        préviens-moi mardi à midi | 2026-03-17T12:00
        foot tous les samedis à 10h | 2026-03-14T10:00 FREQ=WEEKLY;BYDAY=SA
        piscine un samedi sur deux | 2026-03-14 FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
        réunion hebdo tous les lundis 9h30 | 2026-03-16T09:30 FREQ=WEEKLY;BYDAY=MO
        sortir le verre un mardi sur deux à 20h | 2026-03-17T20:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
        prendre vitamine D tous les jours à 8h | 2026-03-12T08:00 FREQ=DAILY
        tous les premiers mardis du mois café des parents | 2026-04-07 FREQ=MONTHLY;BYDAY=1TU
        tous les derniers vendredis du mois | 2026-03-27 FREQ=MONTHLY;BYDAY=-1FR
        tous les six mois dentiste | 2026-03-11 FREQ=MONTHLY;INTERVAL=6
        tous les 3 mois changer le filtre | 2026-03-11 FREQ=MONTHLY;INTERVAL=3
        congé vendredi 3 avril | 2026-04-03
        demain matin à 10h dentiste puis déjeuner avec Paul | 2026-03-12T10:00
        demain à 10h et non à 11h | 2026-03-12T10:00
        jeudi prochain | 2026-03-12
        jeudi de la semaine prochaine à 18h | 2026-03-19T18:00
        lundi en huit à 9h | 2026-03-23T09:00
        la semaine du 16 mars | 2026-03-16
        fin mars | 2026-03-21/2026-04-01
        après le déjeuner | 2026-03-11T13:00/2026-03-11T17:00
        pas avant 10h demain | 2026-03-12T10:00/…
        jusqu'à vendredi midi | …/2026-03-13T12:00
        d'ici une semaine | 2026-03-11T10:00/2026-03-19
        sous 15 jours | 2026-03-11T10:00/2026-03-27
        au plus tard le 20 mars à midi | 2026-03-11T10:00/2026-03-20T12:00
        note le code du portail 4417 pour demain | 2026-03-12
        12/03 16h45 | 2026-03-12T16:45
        jeudi 12/03 à 16.45 | 2026-03-12T16:45
        à 16 h 45 précises jeudi | 2026-03-12T16:45
        midi vingt | 2026-03-11T12:20
        minuit et demi samedi | 2026-03-14T00:30
        qu'est-ce que j'avais lundi dernier ? | 2026-03-09
        c'est quoi le programme pour ce week-end | 2026-03-14/2026-03-16
        qu'ai-je prévu en avril | 2026-04-01
        dis à Marie que je serai là à 19h | 2026-03-11T19:00
        courir 5 km dimanche | 2026-03-15
        payer facture 128,50 avant vendredi | …/2026-03-13
        rdv au 3 rue de la Paix à 15h | 2026-03-11T15:00
        salle du 8 mai samedi 20h | 2026-03-14T20:00
        réunion 14 à 15h demain | 2026-03-12T14:00/2026-03-12T15:00
        réunion de 14 à 15h | 2026-03-11T14:00/2026-03-11T15:00
        de midi à 14h | 2026-03-11T12:00/2026-03-11T14:00
        la nuit de samedi à dimanche | 2026-03-14T22:00/2026-03-15T04:00
        dans la nuit de vendredi à samedi | 2026-03-13T22:00/2026-03-14T04:00
        demain première heure | 2026-03-12T07:00/2026-03-12T10:00
        dès que possible | 2026-03-11T10:00
        auj à 14h | 2026-03-11T14:00
        dem à 10h | 2026-03-12T10:00
        apres demain 9h | 2026-03-13T09:00
        sam 14 mars | 2026-03-14
        dim. 20h | 2026-03-15T20:00
        le 19 mars au soir | 2026-03-19T18:00/2026-03-20
        premier mai | 2026-05-01
        14 juillet | 2026-07-14
        le lendemain de Noël | 2026-12-26
        la veille de Noël à 19h | 2026-12-24T19:00
        le 25 décembre à midi | 2026-12-25T12:00
        demain 14 à 15h30 | 2026-03-12T14:00/2026-03-12T15:30
        rdv dans 15 jours à 10h | 2026-03-26T10:00
        dans deux jours à 14h30 | 2026-03-13T14:30
        dans 3 semaines | 2026-04-01
        d'ici 2h | 2026-03-11T10:00/2026-03-11T12:00
        il me faut 2h demain pour la compta | 2026-03-12 120m
        2h de route samedi | 2026-03-14 120m
        film ce soir 21h durée 1h45 | 2026-03-11T21:00/2026-03-11T22:45
        anniversaire Léa dimanche de 15h à 18h chez nous | 2026-03-15T15:00/2026-03-15T18:00
        du 5 au 9 | 2026-04-05/2026-04-10
        du 5 au 9 mai inclus | 2026-05-05/2026-05-10
        avant le week-end | …/2026-03-14
        tous les jours sauf samedi et dimanche à 8h | 2026-03-12T08:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        tous les jours de la semaine à 8h | 2026-03-12T08:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        rappel : loyer le 5 | 2026-04-05
        facture à payer le 28 | 2026-03-28
        rdv le 28 à 9h | 2026-03-28T09:00
        rdv 28/3 9h | 2026-03-28T09:00
        le 28, 9h | 2026-03-28T09:00
        rdv à la gare de Lyon à 8h | 2026-03-12T08:00
        réserve une table pour 6 à 20h samedi | 2026-03-14T20:00
        dîner pour 4 vendredi à 19h30 | 2026-03-13T19:30
        concert samedi 20h-minuit au Hangar | 2026-03-14T20:00/2026-03-15
        rendre le rapport avant vendredi minuit | …/2026-03-14
        visio avec Ottawa jeudi à 14h heure de l'Est | 2026-03-12T19:00
        appelle Zoé demain à 9h ou 10h | 2026-03-12T09:00
        appel à Bamako demain 9h heure de Bamako | halfRead
        10 séances de kiné le mardi à 18h | halfRead
        poterie tous les mercredis à 18h sauf pendant les vacances | halfRead
        prendre le sirop matin et soir | unclear
        ouvrir les volets tous les matins à 7h sauf le dimanche | 2026-03-12T07:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
        dentiste ce mercredi à 15h | 2026-03-11T15:00
        rdv demain 15h sauf imprévu | 2026-03-12T15:00
        fermer le dossier le 30 juin à 24h | 2026-07-01
        """
}
