/// Sentences in which a name, a number or a fraction looks like a time and is none. All invented.
enum Lookalikes {
    static let french = """
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
        """.split(separator: "\n").map(String.init)

    static let english = """
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
        """.split(separator: "\n").map(String.init)
}
