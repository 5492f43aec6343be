/// Sentences in which a name, a number or a fraction looks like a time and is none. All invented.
enum Lookalikes {
    static let french = """
        le refuge est à trois heures de marche
        on a roulé 4 h de route sans pause
        le village est à une heure de train
        il faut démonter le sapin de Noël
        la bûche de Noël était délicieuse
        le père Noël est passé
        elle se nomme Avril
        son chien s'appelle Dimanche
        la version 3.11 corrige ce défaut
        Noël Mamère a pris la parole au congrès
        le score est de 3/4 pour les visiteurs
        lis le chapitre 3, du 5 au 8
        Version 2.30 du logiciel
        le module 1.15 est obsolète
        passe à la version 9.45
        il reste 3/4 du gâteau
        remplis le verre aux 3/4
        la note est de 7/10
        ouvert 24/7 toute l'année
        ouvert 7j/7
        la maison est ouverte 24h/24
        le 5e élément est un film
        le 2e étage est occupé
        le 1er ministre a démissionné
        le 1er chapitre est le meilleur
        les exercices du 3 au 7 sont faits
        les pages du 12 au 20 manquent
        Toussaint Louverture est né esclave
        l'île de Pâques est loin
        la rue de Noël Balmat
        Pascal aime les œufs
        j'habite à Saint-Étienne
        le train pour Saint-Nicolas est en retard
        il s'appelle Jean-Noël
        Marie-Noël chante bien
        l'escalade est un sport complet
        il a actuellement deux chats
        ce produit est actuellement indisponible
        il est immédiatement reparti
        en ce moment je lis beaucoup
        c'est maintenant la règle
        après le premier tour il était épuisé
        dès le premier jour elle a compris
        jusqu'au premier virage tout va bien
        avant le deuxième service il était nerveux
        à partir du troisième étage
        le premier est parti, le second est resté
        un point sur trois est faux
        un Français sur trois dort mal
        une personne sur deux est gauchère
        il a eu 0 faute
        l'épisode 5 de la saison 2
        l'article 3.2 du contrat
        le paragraphe 5.1 est long
        l'équation 4.3 est fausse
        un format 4/3 ou 16/9
        une image au format 16/9
        la recette demande 1/2 litre de lait
        un quart de finale difficile
        la quinzaine commerciale approche
        la semaine de quatre jours fait débat
        les quatre saisons de Vivaldi
        un week-end prolongé fait du bien
        le mois de la photo est un festival
        l'année du cochon porte chance
        il chausse du 42
        il a fait 18 sur 20
        un écran de 15 pouces
        une salle de 200 places
        le numéro 12 gagne
        de 3 à 5 personnes
        entre 8 et 10 euros
        Avril Lavigne chante ce tube
        la planète Mars est rouge
        un mars et un café
        le second degré m'échappe
        la minute de silence était longue
        une seconde s'il vous plaît
        le quart nord-est du pays
        un quart d'heure de marche
        il court le 100 mètres en 10 secondes
        il a couru 42 km en 3 h
        le vol dure 2h30
        la séance dure une heure et quart
        un bébé de 6 mois
        un contrat de 3 ans
        une femme de trente ans
        l'âge de 7 ans est l'âge de raison
        une garantie de 2 ans
        en 2 temps 3 mouvements
        le 2 pièces est loué
        un 3 étoiles très cher
        le top 10 des ventes
        le G7 et le G20
        la 4G et la 5G
        le M4 et le A3
        un A4 plié en deux
        la RN 12 est coupée
        l'A10 est chargée
        le bus 27 arrive
        le quai 9 3/4 n'existe pas
        le 112 est un numéro d'urgence
        la loi de 1905 est célèbre
        le plan B est prêt
        le taux est de 3,5 %
        il gagne 2000 euros par mois
        le loyer est de 800 euros
        trois fois rien
        une fois n'est pas coutume
        il était une fois un roi
        la première fois était la bonne
        la dernière séance est complète
        le premier venu gagne
        le dernier mot lui revient
        la fin justifie les moyens
        au milieu du jardin
        le début du livre est lent
        le printemps arabe a tout changé
        l'été indien dure peu
        la nuit des longs couteaux
        le soleil de minuit fascine
        le démon de midi le guette
        le petit matin est froid
        le soir tombe vite
        la Belle de Mai est un quartier
        la place du Marché est vide
        la fête bat son plein
        un dimanche à la campagne est un film
        l'octobre rouge est un sous-marin
        les 12 coups sonnent
        le 20 heures de la chaîne
        10 sur 10 pour cet élève
        la marche 4 est cassée
        2 + 2 font 4
        1, 2, 3, nous irons au bois
        la dose est de 1/4 de comprimé
        un score de 15/20
        les 24 heures du Mans
        les 35 heures font débat
        la semaine de 35 heures
        un mi-temps lui convient
        la mi-temps est sifflée
        en temps réel
        depuis longtemps
        de temps en temps
        tout de suite après le virage
        maintenant que tu le dis
        depuis la 2.4 tout va mieux
        un livre de Juin Lambert
        """.split(separator: "\n").map(String.init)

    static let english = """
        the office is on the 4th floor
        she ran 8 km in 45 minutes
        he lives at 14 Rowan Street
        the shop at 7 Mill Lane is closed
        I still need christmas presents
        my cat is named Tuesday
        the nightly build failed
        they put up the easter decorations
        Version 3.11 fixes this defect
        at one point he gave up
        Easter Island is far away
        the 5th Element is a film
        the 2nd chapter is the best
        the 1st edition is rare
        this may be the last one
        this may take a while
        the module 1.15 is obsolete
        upgrade to release 9.45
        the first thing to check is the plug
        about 6 people came
        at 5 percent interest
        at 3 different places
        until one of them gives up
        a number between 1 and 10 is drawn
        values from 1 to 9 are allowed
        after the first tour he was tired
        before the second act she left
        by the third try it worked
        from the first page it is good
        the file is 1.20 megabytes
        see section 4.12 for the details
        revision 4.51 was the last
        he was immediately hired
        at the moment nobody knows
        it is open 24/7
        fill the glass 3/4 full
        the score was 3/4 at half
        add 1/2 cup of sugar
        Christmas Island has many crabs
        an Easter egg hunt
        the Christmas tree is too tall
        sundry items were sold
        in a second experiment we failed
        Q4 is missing from the table
        a list of 100 names
        about 250 grams of flour
        at 128 bits a second
        the 90s were fun
        May Carter sings well
        April Stone is my neighbour
        June Carter played the harp
        Summer Jones won the prize
        he came second in the race
        a second opinion is needed
        the second of three brothers
        one in three adults agree
        two out of five failed
        an hour is sixty minutes
        a day has its own length
        week after week it rained
        he marched in and out
        the sun was out
        he sat on the wall
        we wed in silence
        the fall was painful
        spring water is cold
        part 2 of 5
        chapters 3 to 8 are long
        pages 10 to 12 are missing
        a 4/3 picture
        a 16/9 screen
        the planet Mars is red
        he may come with us
        we march to the beat
        she was the second to leave
        wait a minute please
        just a second please
        the flight takes 2 hours
        a 6 month old baby
        a 3 year contract
        a man of thirty
        the age of seven is a turning point
        a two year warranty
        the top 10 is out
        the G7 and the G20
        a 4G network
        M4 screws and A3 paper
        the A10 is busy
        platform 9 3/4 does not exist
        911 is an emergency number
        the act of 1905 is known
        plan B is ready
        a rate of 3.5 percent
        he earns 2000 dollars a month
        the rent is 800 a month
        once upon a time there was a king
        the first time was the best
        last but not least
        the end justifies the means
        in the middle of the garden
        the beginning of the book is slow
        the midnight sun is bright
        a Sunday driver
        Man Friday was loyal
        Red October is a submarine
        the dog days are over
        10 out of 10 for style
        2 plus 2 makes 4
        one two three go
        the score is 15/20
        real time data
        from time to time
        for a long time
        at the same time
        at times it hurts
        all the time
        high noon is a western
        a quarter of the people
        half of them left
        the third man is a film
        the seventh seal is dark
        the fourth estate matters
        second hand clothes
        spring roll and sauce
        fall in line
        a summer school for all
        winter is coming
        the weekend warriors lost
        a night owl never sleeps
        good morning everyone
        good evening to you all
        the day is long
        every dog has its day
        every now and then
        now or never
        then and now
        here and now
        day after day
        the daily bread
        a weekly paper
        the monthly fee is low
        the annual report is out
        in 3 easy steps
        within 5 percent
        by 10 points
        at 60 miles per hour
        over 100 people
        under 18 only
        room 12 is free
        act 2 scene 3
        flight 815 is late
        June bugs are noisy
        an August institution
        Easter bunny costumes
        Mayday was called
        May flowers bloom
        Since 4.18 the file is created
        unchanged since 2.56
        This may require a change of the settings
        a patch by Jan Novotny
        an album by April Fields
        """.split(separator: "\n").map(String.init)
}
