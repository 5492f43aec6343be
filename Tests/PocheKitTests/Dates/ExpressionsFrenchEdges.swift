/// Times that are easily read wrong, in French, and what they mean, as ExpressionTests reads it.
extension Expressions {
    static let frenchEdges = """
        après-demain 24h | 2026-03-14 hour
        le 30 juin à 24h | 2026-07-01 hour
        jusqu'à samedi minuit | …/2026-03-15 hour
        avant le 15 mai minuit | …/2026-05-16 hour
        d'ici demain minuit | 2026-03-11T10:00/2026-03-13 hour
        de 10h à minuit | 2026-03-11T10:00/2026-03-12 hour
        de vendredi 21h à dimanche minuit | 2026-03-13T21:00/2026-03-16 hour
        aujourd'hui à minuit | 2026-03-12 hour
        ce soir à minuit | 2026-03-12 hour
        tous les jeudis à 24h | unclear
        vendredi 16h heure du Québec | 2026-03-13T21:00 minute
        demain 9h heure de l'Est | 2026-03-12T14:00 minute
        jeudi 18h HAE | 2026-03-12T23:00 minute
        demain à 14h EST | 2026-03-12T20:00 minute
        vendredi 8h JST | 2026-03-13 minute
        vendredi 8h UTC+3 | 2026-03-13T06:00 hour
        vendredi 8h GMT-4 | 2026-03-13T13:00 hour
        demain 9h heure de Bamako | halfRead
        le 07/05/0000 | outOfRange
        mars 33 | noSuchDay
        semaine du 13 avril au 19 avril | 2026-04-13/2026-04-20 day
        semaine du lundi 4 mai au vendredi 8 mai | 2026-05-04/2026-05-09 day
        samedi 21h-minuit | 2026-03-14T21:00/2026-03-15 hour
        de 20h à 24h | 2026-03-11T20:00/2026-03-12 hour
        matin et soir | unclear
        matin, midi et soir | unclear
        tous les matins, midis et soirs | unclear
        la nuit de Noël | 2026-12-24T22:00/2026-12-25T04:00 hour
        la nuit du nouvel an | 2026-12-31T22:00/2027-01-01T04:00 hour
        ce mercredi | 2026-03-11 day
        ce mercredi soir | 2026-03-11T18:00/2026-03-12 hour
        ce samedi à 9h | 2026-03-14T09:00 hour
        dans un an | 2027-03-11 day
        il y a un an | 2025-03-11 day
        dans quatre ans | 2030-03-01 month
        de\u{200B}main à 9h | 2026-03-12T09:00 hour
        tous les jours sauf pendant les vacances | halfRead
        tous les vendredis hors jours fériés | halfRead
        tous les lundis sauf les jours fériés | halfRead
        8 séances le jeudi à 18h | 2026-03-12T18:00 hour FREQ=WEEKLY;BYDAY=TH;COUNT=8
        6 séances tous les lundis | 2026-03-16 day FREQ=WEEKLY;BYDAY=MO;COUNT=6
        tous les soirs sauf le samedi | 2026-03-11T18:00/2026-03-12 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SU
        tous les matins à 7h sauf le week-end | 2026-03-12T07:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
        du lundi au vendredi sauf le jeudi à 8h | 2026-03-13T08:00 hour FREQ=WEEKLY;BYDAY=MO,TU,WE,FR
        le premier et le troisième jeudi du mois | 2026-03-19 day FREQ=MONTHLY;BYDAY=1TH,3TH
        le 10 et le 25 du mois | 2026-03-25 day FREQ=MONTHLY;BYMONTHDAY=10,25
        le 14.05 à 10.30 | 2026-05-14T10:30 minute
        le 21 avril prochain | 2026-04-21 day
        jeudi 19 mars prochain à 9h | 2026-03-19T09:00 hour
        ce mois-ci | 2026-03-01 month
        cette semaine-ci | 2026-03-09 week
        aujourd'hui et demain | 2026-03-11/2026-03-13 day
        20 minutes avant 17h vendredi | 2026-03-13T16:40 minute
        les prochaines 36 heures | 2026-03-11T11:00/2026-03-12T23:00 hour
        les deux prochains jeudis | 2026-03-12 day FREQ=WEEKLY;BYDAY=TH;COUNT=2
        les 4 prochains lundis à 18h | 2026-03-16T18:00 hour FREQ=WEEKLY;BYDAY=MO;COUNT=4
        du 29 au 30 février | noSuchDay
        du 30 avril au 31 juin | noSuchDay
        toutes les heures de 8h à 18h | unclear
        ce soir jusqu'à 21h | 2026-03-11T18:00/2026-03-11T21:00 hour
        demain après-midi jusqu'à 17h | 2026-03-12T12:00/2026-03-12T17:00 hour
        à 10h ou 11h | 2026-03-11T10:00 hour
        demain à 9h ou 10h | 2026-03-12T09:00 hour
        demain matin à 8h ou 9h | 2026-03-12T08:00 hour
        15h ou 16h jeudi | 2026-03-12T15:00 hour
        les soirs à 21h | 2026-03-11T21:00 hour FREQ=DAILY
        les mardis matins à 9h | 2026-03-17T09:00 hour FREQ=WEEKLY;BYDAY=TU
        fête des mères anglaise | 2026-03-15 day
        """
}
