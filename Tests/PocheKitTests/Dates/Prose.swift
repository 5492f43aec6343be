/// Ordinary sentences in which nothing is a time, though much looks like one. All invented.
enum Prose {
    static let french = sentences(
        """
        il est arrivé second
        mars est une planète rouge
        j'ai 15 euros en poche
        une minute s'il te plaît
        la saison 2 est meilleure que la première
        demande à Avril Dupommier si elle vient
        Juin Martelet chante dans une chorale
        la mer est belle et le ciel aussi
        appelle le 06 12 34 56 78
        le film dure deux heures
        on a attendu trois quarts d'heure pour rien
        le trajet prend 2h en train
        il a dormi huit heures d'affilée
        prends 3 pommes et 2 poires
        le score était de 3 à 2
        c'est le premier de la classe
        le second tour du match était long
        la version 2.5 est sortie
        l'article 49.3 fait débat
        le chapitre 12 parle des volcans
        la page 2024 n'existe pas
        il mesure 1,85 m
        la route N7 est fermée
        le train roule à 300 km/h
        il pèse 72 kg
        le vol AF1234 a du retard
        l'adresse est 12 rue des Lilas
        le code est 4512
        mon numéro de dossier est 2019-45-B
        la salle B12 est au deuxième étage
        il a mangé la moitié du gâteau
        un quart de la population vote
        les trois quarts du verre sont vides
        cinq sur dix en dictée
        été comme je suis, je n'ai rien vu
        elle a été surprise
        il a été très gentil
        nous avons été reçus par la directrice
        le midi de la France est ensoleillé comme une orange
        le lundi noir est un vieux tableau
        elle sème à tout vent
        la veille technologique est un métier
        il surveille la soupe
        le réveil ne sonne plus
        la nuit porte conseil
        le matin du monde est un poème
        le soleil se lève à l'est
        bonne journée à toi
        bonne soirée à tous
        bonsoir tout le monde
        bonjour, comment vas-tu
        à bientôt j'espère
        à plus tard dans le couloir
        la deuxième fois était la bonne
        tous les goûts sont dans la nature
        chaque chose à sa place
        le premier venu sera servi
        un jour mon prince viendra
        deux ou trois choses que je sais d'elle
        il ne fait jamais rien à moitié
        ce mois de travail m'a épuisé
        la semaine des quatre jeudis n'existe pas
        une heure de peine vaut dix conseils
        trente secondes de silence suffisent
        le cinquième élément est un film
        le sept de pique manque au jeu
        elle chausse du 38
        il a eu 16 en maths
        la température est de 20 degrés
        ajoute 200 g de farine
        monte le son à 11
        le bus 42 passe ici
        la ligne 9 est en travaux
        le lot 7 est vendu
        c'est 5 fois plus cher
        il reste 10 places
        le gagnant reçoit 1000 points
        écris-moi à l'adresse habituelle
        range le dossier dans le tiroir du haut
        le chat dort sur le canapé
        la rue du Quatre-Septembre est barrée
        la place du 8-Mai est jolie
        le prix a baissé de 12 %
        la vitesse est limitée à 80
        ma grand-mère a 92 ans
        un enfant de 8 ans peut comprendre
        il a quitté la scène en dernier
        la dernière marche est glissante
        le prochain qui parle a perdu
        la prochaine station est la gare
        le passé est le passé
        un an de garantie
        le présent du subjonctif est difficile
        l'an pire n'est pas un empire
        le printemps de Vivaldi est joué trop vite
        il lit un livre sur l'automne des patriarches
        """,
        ["Léonie", "le facteur", "notre voisine", "mon équipe", "ce garçon", "la pharmacienne"],
        [
            "a compté 12 moutons", "mange 3 tartines", "habite au 25 de la rue haute", "parle de la planète Mars",
            "cherche une seconde paire de gants", "a perdu 2 à 1", "court très vite", "attend une minute",
            "connaît la chanson par cœur", "a rangé le 14 dans la boîte", "a été malade comme un chien",
            "paie 40 euros de trop", "boit la moitié de la bouteille", "travaille dur pour un euro",
            "a fini bon dernier", "range son vélo à l'abri", "prend le premier chemin à droite",
            "joue la septième symphonie", "collectionne 500 timbres", "est restée debout deux heures",
            "veut un café et 2 sucres", "préfère la version 3", "a sauté 8 mètres", "pense à sa mère",
            "répare la saison 4 du disque", "n'a que 10 doigts", "vote pour le candidat numéro 6",
            "pèse 4 kilos de moins",
        ])

    static let english = sentences(
        """
        he came second in the race
        you may leave the room
        they march in step
        may I have a word
        it may rain or it may not
        an august figure walked in
        the sun is bright
        he sat on the mat and sat still
        she wed her cousin
        the second door is locked
        wait a minute please
        give me a second
        the movie lasts two hours
        we waited half an hour in vain
        I have 15 dollars
        the score was 3 to 2
        season two is better than season one
        April Applewhite sings well
        ask June Merriweather about it
        May Thistlewood is our neighbour
        call 555 0199 and ask for Bob
        version 2.5 is out
        chapter 12 is about volcanoes
        the flight is number 1234
        room 12 is upstairs
        he is 92 years old
        a five year old child can do it
        spring water tastes good
        he took a fall on the stairs
        the leaves fall from the tree
        she can spring over the fence
        it is a long way down
        the last step is slippery
        the next person in line wins
        the first of many
        that was the last straw
        every dog has its day
        one day my prince will come
        good morning to you all
        good night and sleep tight
        good evening ladies
        the day of reckoning is a novel
        an hour of work is worth ten words
        about 10 people came
        around 20 chairs are missing
        for 3 dollars you get two
        I bought 2 for 1
        turn the volume to 11
        bus 42 stops here
        five out of ten
        three quarters of the glass is empty
        a quarter of the people vote
        half the battle is won
        he is on the second floor
        the lent book was never returned
        she lent me her bike
        the advent of printing changed much
        now you know why
        now and then he laughs
        the present perfect is a tense
        the past is another country
        a week of Sundays is a saying
        thirty seconds of silence are enough
        the fifth element is a film
        the seven of spades is missing
        she wears size 38
        the temperature is 20 degrees
        add 200 g of flour
        drive at 50 miles an hour
        the speed limit is 80
        the price fell by 12 %
        there are 10 seats left
        the winner gets 1000 points
        write to me at the usual address
        put the file in the top drawer
        the cat sleeps on the couch
        he runs a marathon in no time
        long time no see
        time flies when you read
        many times I tried
        two times two is four
        the house at number 8 is red
        a dozen eggs and a pint of milk
        my favourite number is 7
        page 2024 is missing
        the article has 49 paragraphs
        he never does things by half
        the code is 4512
        the year of the cat is a song
        a month of hard work wore me out
        the train runs at full speed
        """,
        ["Leonie", "the postman", "our neighbour", "my team", "this boy", "the chemist"],
        [
            "counted 12 sheep", "eats 3 apples", "lives at 25 Long Lane", "talks about the planet Mars",
            "wants a second pair of gloves", "lost 2 to 1", "runs very fast", "waits a minute",
            "knows the song by heart", "put the 14 in the box", "may be sick as a dog", "pays 40 dollars too much",
            "drinks half the bottle", "works hard for a living", "came in last", "marches in a band",
            "takes the first path to the right", "plays the seventh symphony", "collects 500 stamps",
            "stood there for ages", "wants tea with 2 sugars", "prefers version 3", "jumped 8 feet",
            "thinks of the sea", "owns season 4 of the show", "has only 10 fingers", "votes for number 6",
            "weighs 4 pounds less",
        ])

    /// The lines of a text, and every subject with every predicate.
    private static func sentences(_ lines: String, _ subjects: [String], _ predicates: [String]) -> [String] {
        lines.split(separator: "\n").map(String.init)
            + subjects.flatMap { subject in predicates.map { "\(subject) \($0)" } }
    }
}
