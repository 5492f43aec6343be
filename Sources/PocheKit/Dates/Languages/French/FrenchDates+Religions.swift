extension FrenchDates {
    /// Feasts of the calendars that follow the moon. A Jewish feast begins on the evening before, and that day is in it.
    static let religions = """
        class fete
        hebrew(1, 0, 3) = roch hachana, roch hachanah, rosh hashana, rosh hashanah, nouvel an juif
        hebrew(1, 9, 2) = kippour, yom kippour, jour du grand pardon, grand pardon
        hebrew(1, 14, 9) = souccot, soukkot, fete des cabanes, fete des tentes
        hebrew(1, 22, 2) = sim'hat torah, simhat torah
        hebrew(3, 24, 9) = hanouka, hanoucca, hanoukka, hanukkah
        hebrew(5, 15) = tou bichvat
        hebrew(7, 13, 2) = pourim
        hebrew(8, 14, 9) = pessah, pessa'h, paque juive, paques juives
        hebrew(10, 5, 3) = chavouot
        islamic(1, 1) = nouvel an musulman, nouvel an hegirien, premier mouharram, premier muharram
        islamic(1, 10) = achoura
        islamic(3, 12) = mawlid, mouloud, gamou, maouloud
        islamic(9, 1, 30) = ramadan, mois de ramadan
        islamic(9, 1) = debut du ramadan, premier jour du ramadan
        islamic(9, 27) = nuit du destin
        islamic(10, 1) = l'aid, aid el fitr, aid al fitr, petite aid, korite, fin du ramadan, fete de la rupture du jeune
        islamic(12, 10) = aid el adha, aid al adha, aid el kebir, grande aid, fete du sacrifice, fete du mouton, tabaski
        hindu(7, 30, 18:30) = diwali, divali, dipavali
        hindu(12, 15, 18:30, 1) = holi
        hindu(2, 15, 6:00) = vesak
        chinese(330, 1) = nouvel an chinois, nouvel an lunaire, nouvel an vietnamien, fete du tet, tet
        chinese(180, 15) = fete de la mi automne, fete de la lune
        span(3, 20, 3, 21) = norouz, nouvel an iranien, nouvel an persan
        """
}
