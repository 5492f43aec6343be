extension FrenchDates {
    /// Public holidays and days everyone knows in France, Belgium, Switzerland and Canada.
    static let holidays = """
        class fete
        holiday(12, 25) = noel, jour de noel
        holiday(12, 24) = reveillon de noel, veille de noel, la veille de noel
        holiday(12, 31) = saint sylvestre, st sylvestre, reveillon, reveillon du nouvel an, reveillon de la saint sylvestre
        holiday(1, 1) = jour de l'an, nouvel an, le premier de l'an
        holiday(1, 6) = epiphanie
        holiday(2, 2) = chandeleur
        holiday(2, 14) = saint valentin, st valentin
        holiday(3, 8) = journee de la femme, journee internationale des droits des femmes
        holiday(3, 17) = saint patrick
        holiday(4, 1) = poisson d'avril
        holiday(5, 1) = fete du travail, fete des travailleurs
        holiday(5, 8) = armistice de 1945, fete de la victoire, victoire 1945
        holiday(6, 21) = fete de la musique
        holiday(6, 24) = saint jean baptiste, saint jean, fete nationale du quebec
        holiday(7, 1) = fete du canada
        holiday(7, 14) = fete nationale, quatorze juillet
        holiday(7, 21) = fete nationale belge
        holiday(8, 1) = fete nationale suisse
        holiday(8, 15) = assomption
        holiday(10, 31) = halloween
        holiday(11, 1) = toussaint
        holiday(11, 2) = jour des morts
        holiday(11, 11) = armistice
        easter(0) = paques, dimanche de paques
        easter(1) = lundi de paques
        easter(-2) = vendredi saint
        easter(-3) = jeudi saint
        easter(-7) = dimanche des rameaux, rameaux
        easter(-47) = mardi gras
        easter(-46) = mercredi des cendres
        easter(39) = ascension, jeudi de l'ascension
        easter(49) = pentecote, dimanche de pentecote
        easter(50) = lundi de pentecote
        easter(60) = fete dieu
        nthweekday(2, 7, 5) = fete des meres belge
        nthweekday(-1, 7, 5) = fete des meres
        nthweekday(3, 7, 6) = fete des peres
        nthweekday(1, 7, 3) = fete des grands meres
        nthweekday(2, 1, 10) = action de grace, action de graces
        nthweekday(1, 1, 9) = fete du travail canadienne
        nthweekday(4, 5, 11) = black friday, vendredi noir
        nthweekday(3, 7, 9, 1) = lundi du jeune federal
        """
}
