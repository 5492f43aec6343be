/// Times said alone, in French, and what they mean, as ExpressionTests reads it.
extension Expressions {
    static let frenchTimes = """
        aujourd'hui en huit | 2026-03-18 day
        demain en quinze | 2026-03-26 day
        mardi en huit | 2026-03-24 day
        samedi en huit à 9h | 2026-03-21T09:00 hour
        week-end en huit | 2026-03-21/2026-03-23 day
        le week-end en quinze | 2026-03-28/2026-03-30 day
        ce week-end en huit | 2026-03-21/2026-03-23 day
        lundi en trois semaines | 2026-04-06 day
        jeudi en 8 | 2026-03-19 day
        le week-end de Pâques | 2026-04-04/2026-04-07 day
        week-end de Pâques | 2026-04-04/2026-04-07 day
        le week-end de la Pentecôte | 2026-05-23/2026-05-26 day
        le week-end de l'Ascension | 2026-05-14/2026-05-18 day
        le week-end du 1er mai | 2026-05-01/2026-05-04 day
        le week-end de la Toussaint | 2026-10-31/2026-11-02 day
        le week-end du 14 juillet | 2026-07-11/2026-07-15 day
        la semaine de Noël | 2026-12-21 week
        la semaine de Pâques | 2026-04-06 week
        dans la semaine de Noël | 2026-12-21 week
        semaine du 14 juillet | 2026-07-13 week
        la semaine de l'Ascension | 2026-05-11 week
        deux jours avant la fin du mois | 2026-03-29 day
        deux semaines avant la fin de l'année | 2026-12-17 day
        trois jours après le début du mois | 2026-03-04 day
        deux jours avant fin mai | 2026-05-29 day
        5e lundi d'avril | noSuchDay
        le 5e lundi d'avril | noSuchDay
        le cinquième lundi d'avril | noSuchDay
        le 5e mardi du mois | 2026-03-31 day
        le 6e lundi d'avril | noSuchDay
        tous les lundis 0 fois | empty
        tous les jours, 0 fois | empty
        tous les jours zéro fois | empty
        9h/11h demain | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain 9h/11h | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain 9h-11h | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain 9/11h | 2026-03-12T09:00/2026-03-12T11:00 hour
        première quinzaine de mai | 2026-05-01/2026-05-16 day
        la première quinzaine de mai | 2026-05-01/2026-05-16 day
        deuxième quinzaine de mai | 2026-05-16/2026-06-01 day
        seconde quinzaine de mai | 2026-05-16/2026-06-01 day
        1re quinzaine de juin | 2026-06-01/2026-06-16 day
        la seconde quinzaine du mois | 2026-03-16/2026-04-01 day
        première quinzaine du mois | 2026-03-01/2026-03-16 day
        cette nuit | 2026-03-11T22:00/2026-03-12T04:00 hour
        cette nuit à 2h | 2026-03-12T02:00 hour
        dans 0,5 jour | 2026-03-11T22:00 minute
        dans 1,5 jour | 2026-03-12T22:00 minute
        dans un jour et demi | 2026-03-12T22:00 minute
        dans 0,5 semaine | 2026-03-14 day
        dans 2,5 mois | 2026-05-26 day
        dans un mois et demi | 2026-04-26 day
        dans une semaine et demie | 2026-03-21 day
        du mardi au jeudi | 2026-03-17/2026-03-20 day
        de lundi à vendredi 9h-17h | unclear
        20260403 | 2026-04-03 day
        20260312T143000Z | 2026-03-12T15:30 second
        20260312T1430 | 2026-03-12T14:30 minute
        2026-W15-3 | 2026-04-08 day
        2026W15 | 2026-04-06 week
        2026W153 | 2026-04-08 day
        2026-W15 | 2026-04-06 week
        2026/04/03 | 2026-04-03 day
        3.4.2026 | 2026-04-03 day
        03.04.2026 | 2026-04-03 day
        3-4-2026 | 2026-04-03 day
        03/04 | 2026-04-03 day
        premier semestre 2027 | 2027-01-01/2027-07-01 month
        1er semestre 2027 | 2027-01-01/2027-07-01 month
        le second semestre | 2026-07-01/2027-01-01 month
        S1 2027 | 2027-01-01/2027-07-01 month
        2e semestre de 2027 | 2027-07-01/2028-01-01 month
        le semestre prochain | 2026-07-01/2027-01-01 month
        juillet 98 | 1998-07-01 month
        en juillet 98 | 1998-07-01 month
        mi-2027 | 2027-05-01/2027-09-01 month
        mi 2027 | 2027-05-01/2027-09-01 month
        début 2027 | 2027-01-01/2027-03-01 month
        fin 2027 | 2027-11-01/2028-01-01 month
        courant 2027 | 2027-01-01 year
        fin T2 | 2026-06-01/2026-07-01 month
        début T3 | 2026-07-01/2026-08-01 month
        fin du T2 | 2026-06-01/2026-07-01 month
        fin T2 2027 | 2027-06-01/2027-07-01 month
        fin du trimestre | 2026-03-01/2026-04-01 month
        dans nonante jours | 2026-06-09 day
        dans septante-deux heures | 2026-03-14T10:00 minute
        dans quatre-vingt-dix minutes | 2026-03-11T11:30 second
        le dix-neuf septembre mille neuf cent nonante-huit | 1998-09-19 day
        mille neuf cent quatre-vingt-dix-huit | 1998-01-01 year
        dernier jour ouvré du mois | 2026-03-31 day
        le dernier jour ouvré du mois | 2026-03-31 day
        premier jour ouvré du mois | 2026-04-01 day
        le premier jour ouvrable de mai | 2026-05-01 day
        3e jour ouvré du mois | 2026-04-03 day
        prochain jour ouvré | 2026-03-12 day
        dans 3 jours ouvrés | 2026-03-16 day
        ds 2h | 2026-03-11T12:00 minute
        ds 3 jours | 2026-03-14 day
        dans 2 h | 2026-03-11T12:00 minute
        demian | 2026-03-12 day
        demin | 2026-03-12 day
        aprés demain | 2026-03-13 day
        lundi proch | 2026-03-16 day
        lundi pro | 2026-03-16 day
        mercerdi | 2026-03-18 day
        jeudo | 2026-03-12 day
        le 5 mai l'an dernier | 2025-05-05 day
        5 mai l'année dernière | 2025-05-05 day
        le 5 mai de l'année dernière | 2025-05-05 day
        le 5 mai dernier | 2025-05-05 day
        le 5 mai prochain | 2026-05-05 day
        le 5 mai de l'an prochain | 2027-05-05 day
        le 14 juillet prochain | 2026-07-14 day
        le 14 juillet dernier | 2025-07-14 day
        le 5 du mois dernier | 2026-02-05 day
        le 5 le mois prochain | 2026-04-05 day
        le 5 du mois prochain | 2026-04-05 day
        le mois dernier le 5 | 2026-02-05 day
        Noël l'an dernier | 2025-12-25 day
        Noël de l'année dernière | 2025-12-25 day
        Noël dernier | 2025-12-25 day
        lundi la semaine prochaine | 2026-03-16 day
        lundi de la semaine prochaine | 2026-03-16 day
        lundi de la semaine dernière | 2026-03-02 day
        la semaine prochaine lundi | 2026-03-16 day
        mardi de cette semaine | 2026-03-10 day
        mardi dans huit jours | 2026-03-24 day
        dans huit jours | 2026-03-18 day
        sous huit jours | 2026-03-11T10:00/2026-03-19 day
        demain en trois semaines | 2026-04-02 day
        ce mardi en huit | 2026-03-24 day
        mardi prochain en huit | 2026-03-24 day
        mardi en huit à 14h30 | 2026-03-24T14:30 minute
        dans une semaine | 2026-03-18 day
        il y a huit jours | 2026-03-04 day
        le week-end suivant | 2026-03-14/2026-03-16 day
        le week-end dans deux semaines | 2026-03-28/2026-03-30 day
        dans deux week-ends | 2026-03-21/2026-03-23 day
        dans deux mardis | 2026-03-24 day
        le week-end dernier | 2026-03-07/2026-03-09 day
        l'avant-dernier week-end | 2026-02-28/2026-03-02 day
        la semaine d'avant | 2026-03-02 week
        la semaine d'après | 2026-03-16 week
        la semaine avant Noël | 2026-12-14 week
        la semaine d'avant Noël | 2026-12-14 week
        la semaine après Pâques | 2026-04-13 week
        le week-end avant Noël | 2026-12-19/2026-12-21 day
        le lundi avant Noël | 2026-12-21 day
        le lundi d'avant Noël | 2026-12-21 day
        le lundi après Pâques | 2026-04-06 day
        le vendredi avant le 15 mars | 2026-03-13 day
        le week-end du 15 août | 2026-08-15/2026-08-17 day
        le week-end du 11 novembre | 2026-11-14/2026-11-16 day
        le week-end du 8 mai | 2026-05-08/2026-05-11 day
        week-end de l'Assomption | 2026-08-15/2026-08-17 day
        pont de l'Ascension | 2026-05-14/2026-05-18 day
        le pont du 1er mai | 2026-05-01/2026-05-04 day
        le week-end de Pâques 2027 | 2027-03-27/2027-03-30 day
        le week-end de Noël | 2026-12-25/2026-12-28 day
        le week-end du Nouvel An | 2027-01-01/2027-01-04 day
        la semaine de la Toussaint | 2026-10-26 week
        semaine du 25 décembre | 2026-12-21 week
        la semaine du 3 au 7 mai | 2026-05-03/2026-05-08 day
        trois jours avant la fin du mois prochain | 2026-04-27 day
        une semaine avant la fin du trimestre | 2026-03-24 day
        deux jours avant la fin de la semaine | 2026-03-13 day
        un jour avant la fin de l'année | 2026-12-30 day
        avant la fin du mois | …/2026-04-01 day
        10 jours avant Noël | 2026-12-15 day
        la veille de Noël | 2026-12-24 day
        du lundi au vendredi sauf le mercredi | 2026-03-12 day FREQ=WEEKLY;BYDAY=MO,TU,TH,FR
        tous les lundis sauf en août | 2026-03-16 day FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=MO
        cinquième dimanche de février | noSuchDay
        5e vendredi de mars | noSuchDay
        5e mardi de mars 2026 | 2026-03-31 day
        le 6e jour du mois | 2026-04-06 day
        le 40 mars | noSuchDay
        le 31 avril | noSuchDay
        31 juin | noSuchDay
        le 30 février 2028 | noSuchDay
        29 février 2028 | 2028-02-29 day
        29 février 2027 | noSuchDay
        25h30 | noSuchHour
        24h | 2026-03-12 hour
        24h30 | noSuchHour
        9h60 | noSuchHour
        9h75 | noSuchHour
        demain à 25h | noSuchHour
        pendant 0 minutes demain à 9h | empty
        demain à 9h pendant 0 heures | empty
        demain de 9h à 9h | reversed
        de 9h à 9h | reversed
        dans 0 jours | 2026-03-11 day
        dans 0 minute | 2026-03-11T10:00 second
        tous les 0 jours | empty
        toutes les 0 semaines | empty
        un lundi sur zéro | empty
        2026-02-30 | noSuchDay
        20260230 | noSuchDay
        20261301 | noSuchDay
        2026-W54 | noSuchDay
        2026-W53-1 | 2026-12-28 day
        2026-W00 | 2025-12-22 week
        2026-13-01 | noSuchDay
        31/02/2026 | noSuchDay
        00/00/2026 | noSuchDay
        32/01 | noSuchDay
        demain 1430 | 2026-03-12T14:30 minute
        1430 demain | 2026-03-12T14:30 minute
        demain à 1430 | 2026-03-12T14:30 minute
        demain 9h15/10h | 2026-03-12T09:15/2026-03-12T10:00 minute
        entre 9h et 11h demain | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain 9h à 11h | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain 9h - 11h | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain 9h → 11h | 2026-03-12T09:00/2026-03-12T11:00 hour
        demain 14h/15h30 | 2026-03-12T14:00/2026-03-12T15:30 minute
        cette nuit vers 3h | 2026-03-12T03:00 hour
        la nuit prochaine | 2026-03-11T22:00/2026-03-12T04:00 hour
        la nuit dernière | 2026-03-10T22:00/2026-03-11T04:00 hour
        la nuit de samedi à dimanche | 2026-03-14T22:00/2026-03-15T04:00 hour
        demain dans la nuit | 2026-03-12T22:00/2026-03-13T04:00 hour
        dans une demi-journée | 2026-03-11T22:00 minute
        dans 3,5 jours | 2026-03-14T22:00 minute
        dans 1.5 heures | 2026-03-11T11:30 second
        il y a 1,5 jour | 2026-03-09T22:00 minute
        dans deux jours et demi | 2026-03-13T22:00 minute
        du mercredi au vendredi | 2026-03-18/2026-03-21 day
        du vendredi au dimanche | 2026-03-13/2026-03-16 day
        du samedi au mardi | 2026-03-14/2026-03-18 day
        de mardi à jeudi à 9h | unclear
        de mardi à jeudi | 2026-03-17/2026-03-20 day
        de mardi à jeudi, 9h-12h | unclear
        l'avant-dernier jour ouvré du mois | 2026-03-30 day
        jeudi en huit jours | 2026-03-19 day
        samedi dans quinze jours | 2026-03-28 day
        le 8 mai en quinze | halfRead
        la semaine de la Pentecôte | 2026-05-25 week
        la semaine de Noël 2027 | 2027-12-20 week
        le week-end de la Saint-Jean | 2026-06-27/2026-06-29 day
        le pont du 11 novembre | 2026-11-14/2026-11-16 day
        le week-end du lundi 25 mai | 2026-05-23/2026-05-26 day
        début T1 2027 | 2027-01-01/2027-02-01 month
        mi-T2 2027 | 2027-05-01/2027-06-01 month
        la première moitié de juin | 2026-06-01/2026-06-16 day
        la seconde moitié de 2027 | 2027-07-01/2028-01-01 month
        S2 2028 | 2028-07-01/2029-01-01 month
        ce semestre | 2026-01-01/2026-07-01 month
        le semestre dernier | 2025-07-01/2026-01-01 month
        le 5 à 9.30 | 2026-04-05T09:30 minute
        à 18.15 | 2026-03-11T18:15 minute
        20261225T2000 | 2026-12-25T20:00 minute
        2026.05.04 | 2026-05-04 day
        2025-W01 | 2024-12-30 week
        2027W017 | 2027-04-26 week
        juin 87 | 1987-06-01 month
        ds une heure | 2026-03-11T11:00 minute
        maintenant | 2026-03-11T10:00 second
        """
}
