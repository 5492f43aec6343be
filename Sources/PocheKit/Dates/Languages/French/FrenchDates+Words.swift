extension FrenchDates {
    static let words = """
        class jour
        weekday(1) = ~lundi
        weekday(2) = ~mardi
        weekday(3) = ~mercredi
        weekday(4) = ~jeudi
        weekday(5) = ~vendredi
        weekday(6) = ~samedi
        weekday(7) = ~dimanche
        class jourspluriel
        weekday(1) = lundis
        weekday(2) = mardis
        weekday(3) = mercredis
        weekday(4) = jeudis
        weekday(5) = vendredis
        weekday(6) = samedis
        weekday(7) = dimanches
        class jourcourt
        weekday(1) = lun.
        weekday(2) = mar.
        weekday(3) = mer., merc., mercr.
        weekday(4) = jeu.
        weekday(5) = ven., vend.
        weekday(6) = sam.
        weekday(7) = dim.
        class mois
        month(1) = ~janvier, janv., jan.
        month(2) = ~fevrier, fev., fevr.
        month(3) = mars
        month(4) = ~avril, avr.
        month(5) = mai
        month(6) = juin
        month(7) = ~juillet, juil., jul.
        month(8) = aout
        month(9) = ~septembre, sept., sep.
        month(10) = ~octobre, oct.
        month(11) = ~novembre, nov.
        month(12) = ~decembre, dec.
        class unit
        second = seconde, secondes, sec.
        minute = minute, minutes, min., mn
        hour = heure, heures, h
        day = jour, jours, jrs, journee, journees, j
        week = semaine, semaines, sem.
        month = mois
        quarter = trimestre, trimestres
        year = an, ans, annee, annees
        class pasjour
        second = secondes
        minute = minutes, mn, min.
        hour = heures, h
        week = semaines, sem.
        month = mois
        quarter = trimestres
        year = ans, annees
        class long
        minute = minute, minutes, min., mn
        day = jour, jours, jrs
        week = semaine, semaines, sem.
        month = mois
        year = an, ans
        short dans = ds
        short tous = ts, tt
        short toute = tte
        short toutes = ttes
        short chaque = chq, chak
        short demain = dmn, dmin, 2min
        short maintenant = mtn, mtnt
        short prochain = proch, prochin
        short prochaine = prochne
        trailing <- (en huit|en quinze|en 8|en 15) : 1
        trailing <- (en) <num> <long> : 1
        trailing <- (semaine|semaines|quinzaine|quinzaines|prochain|prochaine|prochains|suivant|suivante|ouvre|ouvres|ouvrable|ouvrables|d'apres|d'avant|sur deux|sur trois|sur quatre|sur cinq) : 1
        nottime <- (avail|javier|24/7|24 / 7|7/7|7 / 7|24h/24|24 h / 24|7j/7|7 j / 7) : 1
        leading <- (chaque|tous les|toutes les|quinzaine) : 1
        leading <- <jour> : 1
        leading <- (meme heure|a la meme heure) : 1
        trailing <- (meme heure|a la meme heure) : 1
        leading <- <jourcourt> (,|et|et le|/) : 1
        leading <- <jour> (/) : 1
        trailing <- (de|d'|en)? <annee> : 1
        cue toward = a, vers
        cue affair = retour, arrivee, est, gouter, diner, dejeuner, dej, petit, conge, conges, fete, travail, travaille, boulot, bureau, coucher, lever, pont, agenda, planning, programme, cours, duree, delai, ouvre, partir, venir, compter, max, bien, possible, passe, prend, dure, que, qui, elle, il, ca, cela, doit, devrait, soiree, matinee, petites, bonnes, grosses, bon, temps, voila, voici
        cue belonging = du, de, pour
        cue introducing = a, au, aux, le, la, les, l', du, de, d', des, pour, en, ce, cet, cette
        trailing <- <jour> : 1
        leading <- (le|les)? <ordinal> (et|et le|et la|ou|ou le|ou la) : 1
        leading <- (du|de|d'|entre le|entre) <q> (au|a|et le|et) : 1
        cue moving = deplace, deplacer, decale, decaler, reporte, reporter, repousse, repousser, avance, avancer, bouge, bouger, recule, reculer
        cue measuring = bloque, bloquer, bloquez, reserve, reserver, prevois, prevoir, garde, garder, consacre, libere, compte, faut, faudra
        cue agenda = rappelle, rappel, rappeler, rdv, rendez, reunion, agenda, planning, calendrier, prevu, dispo, libre, note, ajoute, cree, mets
        cue numbered = salle, episode, episodes, saison, saisons, chapitre, chapitres, page, pages, numero, numeros, n, bus, ligne, lignes, quai, chambre, porte, etage, tome, tomes, niveau, niveaux, table, vol, exercice, exercices, exo, exos, article, articles, paragraphe, paragraphes, verset, versets, question, questions, lecon, lecons, volume, volumes, partie, version, versions, section, sections, place, places, siege, sieges, points, rang, rangs, figure, figures, module, modules, fiche, fiches
        cue article = aux, les, des, un, une
        cue rating = score, note, notes, resultat, ratio, fraction, mesure, taux, proportion, rempli, remplie, plein, pleine, tirage, format, sur
        cue subject = je, j', on, nous, tu, il, elle, ils, elles, c', ce, est, ca
        cue counted = heures, pieces, coups, roues, places, enfants, personnes, point, points, litre, litres, tasse, tasses, verre, verres, pouce, pouces, part, parts, finale, invites, convives, adultes, eleves, participants, inscrits, kilos, kg, km, euros, euro, metres, pages, couverts, jours, minutes, fois
        cue linking = a, au, aux, chez, avec, sans, pour, je, j', on, il, elle, ils, elles, nous, vous, tu, et, ou, mais, car, de, d', du, des, dans, en, vers, le, la, les, l', un, une, est, sont, sera, sur, par, que, qui, c', ce, pas, mon, ma, mes, son, sa, ses
        cue departing = train, vol, bus, avion, tgv, ter, car, ferry, bateau, metro, tram, navette, seance
        cue filling = de, d'
        cue naming = appelle, appelait, nomme, prenomme, surnomme, baptise
        cue party = pour
        cue seating = table, tables, diner, dejeuner, brunch, resto, restaurant, reservation, repas, gouter, chambre, chambres, place, places, billets, menu, buffet, gateau, salle
        cue or = ou
        cue except = sauf, excepte, hormis, hors
        cue not = pas, non
        cue but = mais, plutot
        cue than = que, qu'
        cue rather = plutot
        cue instead = lieu
        cue of = de, du, d', des
        class saison
        season(0) = printemps
        season(1) = ete
        season(2) = automne
        season(3) = hiver
        class partiejour
        part(4:00, 12:00) = matin, matinee, mat.
        part(12:00, 19:00) = apres midi, aprem, aprem., apres m, aprm
        part(18:00, 24:00) = soir, soiree
        class repas
        part(7:00, 10:00) = petit dejeuner, petit dej
        part(12:00, 14:00) = dejeuner, dej
        part(16:00, 17:00) = gouter
        part(19:00, 21:00) = diner
        class moment
        part(4:00, 8:00) = aurore, aurores, aube, lever du soleil, lever du jour
        part(19:00, 22:00) = coucher du soleil, tombee de la nuit, crepuscule
        class etape
        part(6:00, 10:00) = debut de journee, debut de la journee
        part(11:00, 16:00) = milieu de journee, milieu de la journee, mi journee
        part(17:00, 21:00) = fin de journee, fin de la journee
        part(4:00, 9:00) = debut de matinee, debut de la matinee, tot le matin
        part(9:00, 11:00) = milieu de matinee, milieu de la matinee, mi matinee
        part(10:00, 12:00) = fin de matinee, fin de la matinee
        part(12:00, 15:00) = debut d'apres midi, debut de l'apres midi, debut d'aprem
        part(14:00, 17:00) = milieu d'apres midi, milieu de l'apres midi, milieu d'aprem
        part(17:00, 19:00) = fin d'apres midi, fin de l'apres midi, fin d'aprem
        part(18:00, 21:00) = debut de soiree, debut de la soiree
        part(19:30, 22:00) = milieu de soiree, milieu de la soiree
        part(21:00, 24:00) = fin de soiree, fin de la soiree, tard le soir
        class relatif
        relday(0) = ~aujourd'hui, aujourdhui, auj, ajd, ce jour
        relday(1) = ~demain, dem1, 2main, 2m1, dmain, demin
        relday(2) = apres demain, apres dem1, apres 2main, apresdemain, apdem, ap dem
        relday(-1) = hier
        relday(-2) = avant hier, avanthier
        class relatiffaible
        relday(1) = le lendemain, lendemain, le jour d'apres, le jour suivant
        relday(2) = le surlendemain, surlendemain
        relday(-1) = la veille, le jour d'avant, le jour precedent
        relday(-2) = l'avant veille
        class maintenant
        now() = maintenant, tout de suite, des que possible
        class presque
        now() = immediatement, a l'instant, en ce moment, actuellement
        class zone
        Etc/GMT = TU, heure universelle, heure de greenwich
        Etc/GMT+5 = hne, heure normale de l'est, heure normale de l'EST
        Etc/GMT+4 = hae, heure avancee de l'est, heure avancee de l'EST
        Etc/GMT+6 = hnc
        Etc/GMT+5 = hac
        Etc/GMT+7 = hnr
        Etc/GMT+6 = har
        Etc/GMT+8 = hnp
        Etc/GMT+7 = hap
        Etc/GMT+4 = hna
        Etc/GMT+3 = haa
        America/Montreal = heure de l'est, heure de l'EST, heure du quebec, heure quebecoise
        America/Winnipeg = heure du centre
        America/Edmonton = heure des rocheuses
        America/Vancouver = heure du pacifique
        America/Halifax = heure de l'atlantique
        America/St_Johns = heure de terre neuve
        Europe/London = heure anglaise, heure britannique, heure d'angleterre, heure du royaume uni
        Europe/Paris = heure francaise, heure de france, heure de metropole
        Europe/Brussels = heure belge
        Europe/Zurich = heure suisse
        zone <- <zonecode> : $1
        class ville
        Europe/Paris = paris, lyon, marseille, lille, bordeaux, toulouse, nantes, strasbourg
        Europe/Brussels = bruxelles, liege
        Europe/Zurich = geneve, lausanne, zurich, berne
        Europe/Luxembourg = luxembourg
        Europe/London = londres
        Europe/Dublin = dublin
        Europe/Lisbon = lisbonne
        Europe/Madrid = madrid, barcelone
        Europe/Rome = rome, milan
        Europe/Berlin = berlin, munich, francfort
        Europe/Athens = athenes
        Europe/Moscow = moscou
        Europe/Istanbul = istanbul
        Africa/Algiers = alger
        Africa/Tunis = tunis
        Africa/Casablanca = casablanca, rabat
        Africa/Dakar = dakar
        Africa/Abidjan = abidjan
        Africa/Kinshasa = kinshasa
        Africa/Cairo = le caire, caire
        America/Montreal = montreal, quebec, ottawa, toronto
        America/New_York = new york, washington, boston, miami
        America/Chicago = chicago
        America/Denver = denver
        America/Los_Angeles = los angeles, san francisco, seattle
        America/Vancouver = vancouver
        America/Mexico_City = mexico
        America/Sao_Paulo = sao paulo
        America/Guadeloupe = pointe a pitre, basse terre
        America/Martinique = fort de france
        America/Cayenne = cayenne
        Indian/Reunion = saint denis de la reunion, la reunion
        Indian/Mayotte = mamoudzou, mayotte
        Pacific/Noumea = noumea
        Pacific/Tahiti = papeete, tahiti
        Asia/Beirut = beyrouth
        Asia/Dubai = dubai
        Asia/Kolkata = bombay, delhi, new delhi, calcutta
        Asia/Shanghai = pekin, shanghai
        Asia/Hong_Kong = hong kong
        Asia/Singapore = singapour
        Asia/Tokyo = tokyo
        Australia/Sydney = sydney
        Australia/Adelaide = adelaide
        America/Winnipeg = winnipeg
        America/Edmonton = edmonton, calgary
        America/Halifax = halifax
        America/St_Johns = st johns
        """
}
