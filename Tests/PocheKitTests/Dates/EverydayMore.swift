/// More of what is said to an agent, as EverydayTests reads it.
extension Everyday {
    static let frenchMore = """
        Rappelle-moi d'appeler le plombier demain à 8h15 | 2026-03-12T08:15
        Rappelle moi dans vingt minutes de sortir le gâteau | 2026-03-11T10:20
        J'ai rendez-vous chez l'ophtalmo mardi 24 à 16h40 | 2026-03-24T16:40
        note que le contrôle technique c'est le 2 juin à 9h | 2026-06-02T09:00
        ajoute piscine tous les mercredis de 17h à 18h jusqu'à fin juin | 2026-03-11T17:00/2026-03-11T18:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20260630T215959Z
        on part en vacances du 8 au 22 août | 2026-08-08/2026-08-23
        Louise vient dormir samedi soir | 2026-03-14T18:00/2026-03-15
        mets une réunion d'équipe tous les lundis à 10h | 2026-03-16T10:00 FREQ=WEEKLY;BYDAY=MO
        le train part vendredi à 6h52 | 2026-03-13T06:52
        fais-moi penser à payer le loyer le 5 de chaque mois | 2026-04-05 FREQ=MONTHLY;BYMONTHDAY=5
        l'anniversaire de Hugo est le 17 octobre | 2026-10-17
        dîner chez les Bertin samedi en huit à 20h | 2026-03-21T20:00
        appelle la mairie avant vendredi midi | …/2026-03-13T12:00
        la garantie expire dans deux ans | 2028-03-01
        remise du dossier au plus tard le 31 mars | 2026-03-11T10:00/2026-04-01
        je suis absent toute la semaine prochaine | 2026-03-16
        bloque deux heures jeudi après-midi pour le budget | 2026-03-12T12:00/2026-03-12T19:00 120m
        coiffeur jeu 18h30 | 2026-03-12T18:30
        kiné mar 17 11h | 2026-03-17T11:00
        dem1 matin 8h gare de Lyon | 2026-03-12T08:00
        rappelle-moi ce soir de sortir les poubelles | 2026-03-11T18:00/2026-03-12
        réveille-moi à six heures et demie | 2026-03-12T06:30
        prends un café avec Inès lundi prochain vers 15h | 2026-03-16T15:00
        le concert a lieu le premier samedi d'avril à 20h30 | 2026-04-04T20:30
        déplace la réunion de mardi à mercredi 14h | 2026-03-18T14:00
        décale le dentiste du 12 au 19 mars | 2026-03-19
        rdv notaire le 3/4 à 11h30 | 2026-04-03T11:30
        on se voit entre midi et deux | 2026-03-11T12:00/2026-03-11T14:00
        apéro chez Karim ce vendredi à 19h pétantes | 2026-03-13T19:00
        vaccin du chat dans 3 semaines à 17h | 2026-04-01T17:00
        rappel : impôts le 8 juin | 2026-06-08
        marché tous les dimanches matin | 2026-03-15T04:00/2026-03-15T12:00 FREQ=WEEKLY;BYDAY=SU
        prends les médicaments matin et soir | unclear
        réunion parents-profs un mardi sur deux à 18h à partir du 7 avril | 2026-04-07T18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
        stage du 13 avril au 24 avril de 9h à 17h | 2026-04-13T09:00/2026-04-13T17:00 FREQ=DAILY;UNTIL=20260424T215959Z
        hôtel à Annecy deux nuits à partir du 10 avril | 2026-04-10/2026-04-13
        gîte réservé pour 3 nuits le 24 juillet | 2026-07-24/2026-07-28
        la fête de l'école c'est le 27 juin toute la journée | 2026-06-27
        visio avec Montréal demain à 10h heure de Montréal | 2026-03-12T15:00
        je rentre dimanche soir par le train de 20h12 | 2026-03-15T20:12
        pas jeudi mais vendredi à 10h | 2026-03-13T10:00
        la livraison arrive entre le 16 et le 18 mars | 2026-03-16/2026-03-19
        cours de guitare le mercredi à 17h30, 12 fois | 2026-03-11T17:30 FREQ=WEEKLY;BYDAY=WE;COUNT=12
        je pars une heure avant mon rendez-vous de jeudi à 15h | 2026-03-12T14:00
        apporte un gâteau la veille de Noël | 2026-12-24
        match France-Irlande samedi 21h | 2026-03-14T21:00
        visite de l'appart demain 18h-18h30 | 2026-03-12T18:00/2026-03-12T18:30
        Manon a 12 ans le 30 avril | 2026-04-30
        la réunion dure 45 min, demain à 11h | 2026-03-12T11:00/2026-03-12T11:45
        yoga le mardi et le jeudi de 12h30 à 13h30 | 2026-03-12T12:30/2026-03-12T13:30 FREQ=WEEKLY;BYDAY=TU,TH
        ferme la boutique à 19h sauf le samedi | unclear
        contrôle de maths la semaine du 23 mars | 2026-03-23
        réserve une table pour 6 samedi à 20h | 2026-03-14T20:00
        le bail se termine fin septembre | 2026-09-21/2026-10-01
        je serai là d'ici une demi-heure | 2026-03-11T10:00/2026-03-11T10:30
        poubelles jaunes un lundi sur deux | 2026-03-16 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
        on mange à midi et demi demain | 2026-03-12T12:30
        arrose les plantes tous les trois jours | 2026-03-11 FREQ=DAILY;INTERVAL=3
        la banque ferme à 17h le vendredi | 2026-03-13T17:00
        appelle-moi lundi matin première heure | 2026-03-16T07:00/2026-03-16T10:00
        livraison en S14 | 2026-03-30
        sprint de la S12 à la S14 | 2026-03-16/2026-04-06
        chorale tous les jeudis à 20h sauf en juillet et en août | 2026-03-12T20:00 FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,9,10,11,12;BYDAY=TH
        foot tous les samedis à 10h, 10 fois, sauf le 4 avril | 2026-03-14T10:00 FREQ=WEEKLY;BYDAY=SA;COUNT=11 except 2026-04-04
        la fête a lieu demain à 18h | 2026-03-12T18:00
        l'AG aura lieu jeudi 2 avril | 2026-04-02
        vendredi à 10h au lieu de jeudi | 2026-03-13T10:00
        mets le dentiste le 19 au lieu du 12 | 2026-03-19
        décale le rendez-vous du lundi 16 au mercredi 18 à 9h | 2026-03-18T09:00
        repousse la livraison du 12 au 19 à 14h | 2026-03-19T14:00
        rdv jeu 19 mars 9h | 2026-03-19T09:00
        vendredi 19h durée 2h | 2026-03-13T19:00/2026-03-13T21:00
        tous les lundis de 9h à 10h jusqu'au 29 juin inclus | 2026-03-16T09:00/2026-03-16T10:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20260629T215959Z
        5 fois tous les deux jours à 8h | 2026-03-12T08:00 FREQ=DAILY;INTERVAL=2;COUNT=5
        l'avant-veille de Noël | 2026-12-23
        le surlendemain de Noël | 2026-12-27
        au T4 2026 | 2026-10-01
        à Noël à 20h | 2026-12-25T20:00
        10 fois tous les lundis sauf le lundi de Pâques | 2026-03-16 FREQ=WEEKLY;BYDAY=MO;COUNT=11 except 2026-04-06
        réunion en S20 | 2026-05-11
        """

    static let englishMore = """
        Remind me to call the plumber tomorrow at 8:15am | 2026-03-12T08:15
        remind me in twenty minutes to take the cake out | 2026-03-11T10:20
        I have an appointment with the dentist on tuesday 24 at 4:40pm | 2026-03-24T16:40
        note that the inspection is on june 2 at 9am | 2026-06-02T09:00
        add swimming every wednesday from 5 to 6pm until the end of june | 2026-03-11T17:00/2026-03-11T18:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20260630T215959Z
        we are away from august 8 to august 22 | 2026-08-08/2026-08-23
        Lucy is staying saturday night | 2026-03-14T18:00/2026-03-15
        put a team meeting every monday at 10am | 2026-03-16T10:00 FREQ=WEEKLY;BYDAY=MO
        the train leaves on friday at 6:52am | 2026-03-13T06:52
        remind me to pay the rent on the 5th of every month | 2026-04-05 FREQ=MONTHLY;BYMONTHDAY=5
        Hugo's birthday is october 17 | 2026-10-17
        dinner at the Berrys a week from saturday at 8pm | 2026-03-21T20:00
        call the town hall before friday noon | …/2026-03-13T12:00
        submit the file by march 31 | 2026-03-11T10:00/2026-04-01
        I'm out all next week | 2026-03-16
        block two hours on thursday afternoon for the budget | 2026-03-12T12:00/2026-03-12T19:00 120m
        haircut thu 6:30pm | 2026-03-12T18:30
        tonight take out the bins | 2026-03-11T18:00/2026-03-12
        wake me up at 6:30am | 2026-03-12T06:30
        coffee with Ines next monday around 3pm | 2026-03-16T15:00
        the concert is on the first saturday of april at 8:30pm | 2026-04-04T20:30
        move the meeting from tuesday to wednesday at 2pm | 2026-03-18T14:00
        move the dentist from march 12 to 19 | 2026-03-19
        move the dentist from the 12th to the 19th | 2026-03-19
        lawyer 4/3 at 11:30am | 2026-04-03T11:30
        drinks at Karim's this friday 7pm sharp | 2026-03-13T19:00
        cat vaccine in 3 weeks at 5pm | 2026-04-01T17:00
        market every sunday morning | 2026-03-15/2026-03-15T12:00 FREQ=WEEKLY;BYDAY=SU
        hotel in Annecy for two nights from april 10 | 2026-04-10/2026-04-13
        cabin booked for 3 nights on july 24 | 2026-07-24/2026-07-28
        school fair june 27 all day | 2026-06-27
        call with Montreal tomorrow at 10am Montreal time | 2026-03-12T15:00
        not thursday but friday at 10am | 2026-03-13T10:00
        the parcel comes between march 16 and march 18 | 2026-03-16/2026-03-19
        I leave one hour before my appointment on thursday at 3pm | 2026-03-12T14:00
        the match is saturday at 9pm | 2026-03-14T21:00
        flat viewing tomorrow 6pm-6:30pm | 2026-03-12T18:00/2026-03-12T18:30
        the meeting lasts 45 minutes, tomorrow at 11am | 2026-03-12T11:00/2026-03-12T11:45
        book a table for 6 on saturday at 8pm | 2026-03-14T20:00
        the lease ends late september | 2026-09-21/2026-10-01
        recycling every other monday | 2026-03-16 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
        water the plants every three days | 2026-03-11 FREQ=DAILY;INTERVAL=3
        call me monday morning first thing | 2026-03-16T07:00/2026-03-16T10:00
        delivery in W14 | 2026-03-30
        choir every thursday at 8pm except in july and august | 2026-03-12T20:00 FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,9,10,11,12;BYDAY=TH
        football every saturday at 10am, 10 times, except april 4 | 2026-03-14T10:00 FREQ=WEEKLY;BYDAY=SA;COUNT=11 except 2026-04-04
        the show takes place tomorrow at 6pm | 2026-03-12T18:00
        friday at 10am instead of thursday | 2026-03-13T10:00
        let's meet instead friday at 10am | 2026-03-13T10:00
        """
}
