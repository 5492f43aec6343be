/// One of every kind of time, in French, said alone, as ExpressionTests reads it.
extension Expressions {
    static let frenchKinds = """
        dans 10 minutes | 2026-03-11T10:10 second
        dans une heure et quart | 2026-03-11T11:15 second
        dans deux heures et demie | 2026-03-11T12:30 second
        dans vingt-cinq minutes | 2026-03-11T10:25 second
        dans 48 heures | 2026-03-13T10:00 minute
        dans trois mois | 2026-06-11 day
        dans six semaines | 2026-04-22 day
        dans une quinzaine | 2026-03-25 day
        dans une dizaine de jours | 2026-03-21 day
        dans deux ans et demi | 2028-09-01 month
        il y a trois semaines | 2026-02-18 day
        il y a un mois | 2026-02-11 day
        il y a un quart d'heure | 2026-03-11T09:45 second
        d'ici trois jours | 2026-03-11T10:00/2026-03-15 day
        d'ici demain soir | 2026-03-11T10:00/2026-03-12T18:00 hour
        d'ici lundi midi | 2026-03-11T10:00/2026-03-16T12:00 hour
        dans les prochaines 24 heures | 2026-03-11T11:00/2026-03-12T11:00 hour
        sous 48 heures | 2026-03-11T10:00/2026-03-13T10:00 minute
        dans la demi-heure | 2026-03-11T10:00/2026-03-11T10:30 second
        dans l'après-midi | 2026-03-11T12:00/2026-03-11T19:00 hour
        dans trois jours à 8h | 2026-03-14T08:00 hour
        dans une semaine à 18h30 | 2026-03-18T18:30 minute
        dans deux semaines jour pour jour | 2026-03-25 day
        une semaine avant Noël | 2026-12-18 day
        trois jours après Pâques | 2026-04-08 day
        deux heures avant midi | 2026-03-11T10:00 hour
        le lendemain de Pâques | 2026-04-06 day
        mercredi en huit | 2026-03-18 day
        vendredi en huit à 14h | 2026-03-20T14:00 hour
        dimanche en quinze | 2026-03-29 day
        lundi en quinze à 10h30 | 2026-03-30T10:30 minute
        samedi en huit au soir | 2026-03-21T18:00/2026-03-22 hour
        jeudi soir en huit | 2026-03-19T18:00/2026-03-20 hour
        aujourd'hui en quinze | 2026-03-25 day
        de vendredi en huit à dimanche | 2026-03-20/2026-03-23 day
        mercredi prochain | 2026-03-18 day
        ce jeudi | 2026-03-12 day
        lundi dernier | 2026-03-09 day
        vendredi dernier au soir | 2026-03-06T18:00/2026-03-07 hour
        samedi matin | 2026-03-14T04:00/2026-03-14T12:00 hour
        dimanche midi | 2026-03-15T12:00 hour
        vendredi après-midi | 2026-03-13T12:00/2026-03-13T19:00 hour
        le mardi de la semaine prochaine | 2026-03-17 day
        jeudi de la semaine dernière | 2026-03-05 day
        vendredi de la semaine d'après | 2026-03-20 day
        le lundi suivant | 2026-03-16 day
        lundi 16 | 2026-03-16 day
        le samedi 21 mars | 2026-03-21 day
        vendredi 3 avril à 19 h 30 | 2026-04-03T19:30 minute
        lundi 4 mai 2026 | 2026-05-04 day
        sam. 21 mars | 2026-03-21 day
        le premier lundi de mai | 2026-05-04 day
        le deuxième mardi d'avril | 2026-04-14 day
        le troisième jeudi de novembre à 18h | 2026-11-19T18:00 hour
        le dernier vendredi du mois | 2026-03-27 day
        le dernier vendredi du mois prochain | 2026-04-24 day
        le premier samedi de juin 2027 | 2027-06-05 day
        le dernier jour du mois | 2026-03-31 day
        le dernier jour de l'année | 2026-12-31 day
        le premier jour du mois prochain | 2026-04-01 day
        l'avant-dernier jour du mois | 2026-03-30 day
        le 2e samedi de septembre | 2026-09-12 day
        le premier week-end d'avril | 2026-04-04/2026-04-06 day
        le dernier week-end de mai | 2026-05-30/2026-06-01 day
        la deuxième quinzaine d'avril | 2026-04-16/2026-05-01 day
        le 1er du mois | 2026-04-01 day
        le 15 du mois prochain | 2026-04-15 day
        le 20 de ce mois | 2026-03-20 day
        dans deux semaines | 2026-03-25 day
        ce week-end | 2026-03-14/2026-03-16 day
        le week-end prochain | 2026-03-14/2026-03-16 day
        le week-end du 25 avril | 2026-04-25/2026-04-27 day
        la semaine 14 | 2026-03-30 week
        semaine 32 de 2027 | 2027-08-09 week
        au deuxième trimestre | 2026-04-01 quarter
        le 3e trimestre 2026 | 2026-07-01 quarter
        le trimestre dernier | 2025-10-01 quarter
        le second semestre 2026 | 2026-07-01/2027-01-01 month
        l'hiver dernier | 2024-12-21/2025-03-20 day
        l'automne prochain | 2026-09-23/2026-12-21 day
        à l'automne 2027 | 2027-09-23/2027-12-21 day
        début mai | 2026-05-01/2026-05-11 day
        mi-juin | 2026-06-11/2026-06-21 day
        fin août | 2026-08-21/2026-09-01 day
        début de semaine prochaine | 2026-03-16/2026-03-19 day
        milieu de semaine prochaine | 2026-03-18/2026-03-20 day
        en 2028 | 2028-01-01 year
        l'année prochaine | 2027-01-01 year
        le mois dernier | 2026-02-01 month
        en avril | 2026-04-01 month
        en avril prochain | 2026-04-01 month
        en février | 2027-02-01 month
        courant juin | 2026-06-01 month
        lundi de Pâques | 2026-04-06 day
        l'Ascension 2027 | 2027-05-06 day
        le lundi de Pentecôte | 2026-05-25 day
        Noël | 2026-12-25 day
        le 14 juillet | 2026-07-14 day
        le jour de l'An | 2027-01-01 day
        la Saint-Sylvestre | 2026-12-31 day
        la Toussaint | 2026-11-01 day
        le 11 novembre à 11h | 2026-11-11T11:00 hour
        l'Assomption | 2026-08-15 day
        la fête du Travail | 2026-05-01 day
        la fête des mères | 2026-05-31 day
        la fête des pères | 2026-06-21 day
        Mardi gras | 2027-02-09 day
        le mercredi des Cendres | 2027-02-10 day
        la Chandeleur | 2027-02-02 day
        la Saint-Valentin | 2027-02-14 day
        la fête nationale belge | 2026-07-21 day
        la fête nationale suisse | 2026-08-01 day
        la fête du Canada | 2026-07-01 day
        la Saint-Jean-Baptiste | 2026-06-24 day
        Thanksgiving | 2026-11-26 day
        le Jeûne genevois | 2026-09-10 day
        la journée nationale des patriotes | 2026-05-18 day
        l'Action de grâce | 2026-10-12 day
        la fête de la Reine | 2026-05-18 day
        le Vendredi saint | 2026-04-03 day
        le réveillon de Noël à 19h | 2026-12-24T19:00 hour
        le pont de l'Ascension | 2026-05-14/2026-05-18 day
        la fête de la musique | 2026-06-21 day
        Halloween | 2026-10-31 day
        le 15 août | 2026-08-15 day
        à 9h | 2026-03-12T09:00 hour
        à 11 h | 2026-03-11T11:00 hour
        à 14h30 | 2026-03-11T14:30 minute
        14:30 | 2026-03-11T14:30 minute
        17h05 | 2026-03-11T17:05 minute
        à midi | 2026-03-11T12:00 hour
        à midi moins le quart | 2026-03-11T11:45 minute
        à minuit et demi | 2026-03-12T00:30 minute
        à huit heures du soir | 2026-03-11T20:00 hour
        à dix heures moins dix | 2026-03-12T09:50 minute
        à trois heures de l'après-midi | 2026-03-11T15:00 hour
        demain à sept heures et quart | 2026-03-12T07:15 minute
        demain à huit heures moins vingt | 2026-03-12T07:40 minute
        demain matin à 8h | 2026-03-12T08:00 hour
        demain soir 20h | 2026-03-12T20:00 hour
        ce soir à 21h15 | 2026-03-11T21:15 minute
        ce soir 19h | 2026-03-11T19:00 hour
        vers 16h | 2026-03-11T16:00 hour
        aux alentours de 18h | 2026-03-11T18:00 hour
        jeudi à 9 heures précises | 2026-03-12T09:00 hour
        vendredi à 18 h tapantes | 2026-03-13T18:00 hour
        lundi 8h-10h | 2026-03-16T08:00/2026-03-16T10:00 hour
        samedi à 7h du mat | 2026-03-14T07:00 hour
        demain dès l'aube | 2026-03-12T04:00/2026-03-12T08:00 hour
        deux nuits à partir du 10 avril | 2026-04-10/2026-04-13 day
        trois nuits à partir de vendredi | 2026-03-13/2026-03-17 day
        du 10 avril pour deux nuits | 2026-04-10/2026-04-13 day
        une nuit le 12 avril | 2026-04-12/2026-04-14 day
        du 20 au 15 | 2026-03-20/2026-04-16 day
        du 5 au 20 | 2026-03-05/2026-03-21 day
        du 15 au 20 | 2026-03-15/2026-03-21 day
        tous les mardis à 19h 10 fois sauf le 7 avril | 2026-03-17T19:00 hour FREQ=WEEKLY;BYDAY=TU;COUNT=11 except 2026-04-07
        tous les mardis 10 fois sauf le 7 avril | 2026-03-17 day FREQ=WEEKLY;BYDAY=TU;COUNT=11 except 2026-04-07
        tous les jours à 8h et à 20h | unclear
        lundi matin première heure | 2026-03-16T07:00/2026-03-16T10:00 hour
        première heure lundi | 2026-03-16T07:00/2026-03-16T10:00 hour
        tous les mardis sauf en août | 2026-03-17 day FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=TU
        tous les lundis à 9h sauf en juillet et août | 2026-03-16T09:00 hour FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,9,10,11,12;BYDAY=MO
        chaque mercredi sauf pendant le mois d'août | 2026-03-11 day FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=WE
        tous les jours sauf en hiver | unclear
        S20 | 2026-05-11 week
        S20 2027 | 2027-05-17 week
        sem. 20 | 2026-05-11 week
        semaine 20 | 2026-05-11 week
        le 0 mars | noSuchDay
        0 mars | noSuchDay
        00/03/2026 | noSuchDay
        le 32 | noTime
        mars 0 | noTime
        deux nuits le mois prochain | halfRead
        trois nuits le samedi 25 avril | 2026-04-25/2026-04-29 day
        """
}
