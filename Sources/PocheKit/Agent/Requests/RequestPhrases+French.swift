extension RequestPhrases {
    /// What the person says they have to do.
    private static let frenchDuties = """
        il faut que je pense a, il faut que je, il faut que j, faut que je pense a, faut que je, faut que j
        faudrait que je, faudrait que j, il faudra que je, il faudra que j, faudra que je, faudra que j
        il faudrait que je pense a, il faudrait que je, il faudrait que j, je dois penser a, je dois, a faire
        il me faut

        """

    static let french = RequestPhrases(
        leads: PhraseSet(
            """
            bonjour, slt, bjr, salut, coucou, bonsoir, hello, hey, ok, bon, alors, dis, poche, finalement, en fait, et, puis, ensuite, aussi, au fait, tu sais quoi, devine quoi
            est ce que, tu px, tu pe, peut tu, tu peut, vous pourriez, vous pouvez, j aurais besoin que tu, j ai besoin que tu
            il faudrait que vous, euh, heu, ah, du coup, tu peux, peux tu, tu pourrais, pourrais tu, j aimerais que tu, j aimerais bien que tu
            je voudrais que tu, je veux que tu, pouvez vous, pourriez vous, il faudrait que tu, il faut que tu, s il te plait, stp, svp, merci de
            pense a, pense bien a, penses a, penser a, n oublie pas de, oublie pas de, essaie de, bien
            """),
        addressed: PhraseSet(
            """
            rappelle moi, rappel, rapel, me rapeler, me raplé, rapl moi, me rappelles, me rappeliez, me rappeler bien, rappelles moi, rappel moi, rapelle moi, rapel moi, me rappeler, me rappelles, rappelle nous, nous rappeler
            fais moi penser, fais nous penser, me faire penser, me fasses penser
            previens moi, me prevenir, me previennes, avertis moi, m avertir, alerte moi, m alerter
            rappelez moi, faites moi penser, prevenez moi, reveillez moi, mettez moi un rappel, creez un rappel
            me dire, me dises, dis moi de, reveille moi, me reveiller, me reveilles
            mets moi un rappel, mets un rappel, mettre un rappel, me mettre un rappel, cree un rappel, cree moi un rappel
            creer un rappel, ajoute un rappel, ajoute moi un rappel, programme un rappel, programme moi un rappel
            mets moi une alarme, mets une alarme, mets moi un reveil, mets un reveil, programme une alarme
            mets un minuteur, mets moi un minuteur, lance un minuteur, un rappel
            """),
        orders: PhraseSet(
            """
            ajoute, ajoute moi, ajouter, m ajouter, rajoute, rajoute moi, rajouter, mets, mets moi, mettre, inscris
            note, note moi, noter, retiens, garde, garder, gardez, conserve, conserver, memorise, garde en memoire, souviens toi, enregistre, planifie
            planifie moi, planifier, fixe, fixe moi, fixer, fixez, programme, programmer, prevois, prevoir, cree, cree moi, creer, cale, caler
            ajoutez, rajoutez, mettez, notez, retenez, memorisez, planifiez, programmez, creez, enregistrez
            bloque, bloque moi, bloquer, prends rendez vous, prendre rendez vous, prends rdv, alarme, minuteur, minuterie, chrono
            """),
        statements: PhraseSet(frenchDuties + "faudrait que je pense a, j ai, jai, on a, nous avons, il y a, il faut"),
        duties: PhraseSet(frenchDuties),
        bookings: PhraseSet(
            """
            prends rendez vous, prendre rendez vous, prends rdv, prendre rdv, prends moi rendez vous, prends moi rdv
            fixe un rendez vous, fixe un rdv, cale un rendez vous, cale un rdv, planifie un rendez vous, planifie un rdv
            """),
        moves: PhraseSet(
            """
            reporte, reportes, decale, decales, deplace, repousse, repousses, reportee, reportees, decalee, decalees, deplacee, deplacees, repoussee, repoussees, est reporte, sont reportes
            est decale, sont decales, est deplace, sont deplaces, est repousse, sont repousses, est avance, est avancee
            a ete reporte, a ete decale, a ete deplace, a ete repousse, a ete avance, a ete avancee, ont ete reportes
            est annule, est annulee, sont annules, a ete annule, a ete annulee, finalement, c est finalement
            sera finalement, est finalement, aura finalement lieu
            """),
        objects: PhraseSet(
            """
            une tache, la tache, ma tache, tache, taches, une note, un evenement, l evenement, un rappel
            """),
        destinations: PhraseSet(
            """
            a ma liste, dans ma liste, sur ma liste, a la liste, dans la liste, sur la liste, a ma liste de courses
            sur ma liste de courses, dans ma liste de courses, a la liste de courses, sur la liste de courses
            a ma liste de taches, dans ma liste de taches, dans mes taches, a mes taches, dans mes choses a faire
            a ma liste de choses a faire, a mon agenda, dans mon agenda, a l agenda, dans l agenda
            a mon calendrier, dans mon calendrier, au calendrier, dans le calendrier, dans mon planning, aux courses
            """),
        links: PhraseSet("de, d, que, qu, a, pour, ca, bien que, aussi de, aussi d, aussi que, aussi a, que je"),
        introductions: PhraseSet(
            """
            de, d, du, des, le, la, a, au, vers, pour, des le, pendant, d environ, de environ, environ, a partir de
            sauf, sauf le, sauf les, sauf du, hormis le, excepte le, a part le, mais pas, mais pas le, mais pas les
            et ca, ca, c est, ce sera, c est pour, et c est
            """),
        attachments: PhraseSet(
            """
            avec, chez, a, au, aux, pour, dans, sur, en, sans, par, de, d, du, des, de la, sinon, ou, mais, jusqu, jusque
            fin, debut, depart, arrivee, ouverture, fermeture, portes, accueil, embarquement, duree, pause
            """),
        occasions: PhraseSet("week end, weekend, soiree, matinee, journee, reveillon, vacances, noel, paques"),
        tails: PhraseSet(
            "s il te plait, s il vous plait, stp, svp, merci, merci d avance, merci beaucoup, ok, aussi, d accord, est, sera, c est, ce sera"
        ),
        notes: PhraseSet(
            """
            note que, note qu, note bien que, note bien qu, retiens que, retiens qu, retiens bien que, souviens toi que
            souviens toi qu, te souvenir que, te souvenir qu, retenir que, retenir qu, noter que, noter qu
            n oublie pas que, n oublie pas qu, garde en memoire que, garde en memoire qu, sache que, sache qu
            """),
        noteTails: PhraseSet(
            """
            note le, note la, note les, note ca, note bien, note le bien, notes le, tu notes, tu peux le noter
            tu peux noter, peux tu le noter, a noter, a retenir, retiens le, retiens la, retiens les, retiens ca
            note le stp, note le s il te plait, note ca stp, garde le, garde ca, garde ca en memoire, garde le en memoire
            """),
        subjects: [
            "je", "j", "jai", "tu", "t", "il", "elle", "on", "nous", "vous", "ils", "elles", "c", "ce", "ca", "qui",
            "que",
            "qu", "m", "me", "moi", "se", "s", "est", "sont", "sera", "seront", "faut", "doit",
        ],
        doneEndings: ["é", "ée", "és", "ées"],
        doneVerbs: [
            "fini", "rendu", "mis", "pris", "fait", "vendu", "ecrit", "rempli", "servi", "recu", "vu", "lu", "repondu",
        ],
        undoneVerbs: ["oublie", "decide", "projete", "pense", "envisage"],
        firstPersons: ["je", "j", "jai", "me", "m", "mon", "ma", "mes", "nous", "notre", "nos", "on"],
        propertyQuestions: ["quel", "quelle", "quels", "quelles", "qui", "quoi", "ou", "quand", "combien", "appelle"],
        pasts: ["ai", "avons", "avais", "avait", "avaient", "etais", "etait", "etaient", "eu", "ete", "ont", "suis"],
        changes: PhraseSet(
            """
            modifie, modifier, modifiez, change l heure, changer l heure, change la date, changer la date
            change le rendez vous, change le rdv, change mon, annule, annuler, supprime, supprimer, efface, effacer, enleve, enlever, retire, retirer, decale, decaler
            annulez, supprimez, effacez, enlevez, retirez, decalez, deplacez, reportez, repoussez
            deplace, deplacer, reporte, reporter, repousse, repousser, decommande, decommander
            """),
        keptThings: ["rappel", "rappels", "rdv", "rendez", "reunion", "evenement", "alarme", "reveil"],
        things: PhraseSet(
            "un rendez vous, un rdv, une reunion, un rappel, une alarme, un appel, un diner, un dejeuner"),
        pastQuestions: PhraseSet(
            "as tu, tu as, tu m as, tu l as, m as tu, est ce que tu as, est ce que tu m as, t as, t as bien"),
        sendings: PhraseSet(
            """
            envoie un mail, envoie un message, envoie un sms, envoie un email, envoie un courriel, envoie ce mail
            envoyer un mail, envoyer un message, envoyer un sms, envoie lui un message, envoie lui un mail
            envoyer un email, envoyer un courriel, commande une, commande un, commande moi une, commande moi un
            commander une, commander un, mets la musique, mets de la musique, mets moi de la musique, mettre la musique
            mettre de la musique, lance la musique
            """),
        inMyPlace: PhraseSet("pour moi, a ma place"),
        writings: [
            "enregistre", "enregistree", "enregistres", "note", "notee", "ajoute", "ajoutee", "sauvegarde",
            "sauvegardee",
            "sauve", "cree", "programme", "planifie", "inscrit", "marque", "ecrit", "mis",
        ],
        aroundWritings: [
            "dis",
            "est", "bien", "tu", "as", "a", "la", "le", "les", "ce", "ca", "que", "deja", "y", "bon", "et", "alors",
            "ok",
            "sur", "sure", "vraiment", "mon", "ma", "ton", "un", "rappel", "rendez", "vous", "rdv", "tache",
            "evenement",
            "carte", "tout", "t", "l", "c", "il", "elle", "ete", "dans", "agenda", "calendrier", "donc", "merci", "m",
            "me",
            "moi", "ai", "je", "c'est", "fait",
        ],
        agendaWords: Set(
            SearchWords.words(
                of: """
                    agenda calendrier planning programme prévu prévue prévus prochain prochaine quand heure jour semaine mois
                    rendez vous rdv événement rappel chose choses fais faire fait dispo disponible libre occupé occupée
                    montre affiche dis lis donne voir aujourd hui bientôt déjà quoi combien suis va vais aller doit dois
                    peux aurai aura avons avez sommes rien tout toute tous encore autre bonjour salut stp merci poche
                    """)),
        agendaQuestions: PhraseSet("ai je, dois je, suis je, est ce que j ai, est ce que je suis, est ce que je dois"),
        leftovers: PhraseSet(
            """
            qu est ce qu il me reste a faire, qu est ce qui me reste a faire, il me reste quoi a faire
            que me reste t il a faire, qu est ce que je dois faire, qu est ce que j ai a faire, que dois je faire
            qu est ce qu il reste a faire, j ai quoi a faire, quoi a faire, il reste quoi a faire
            """),
        news: PhraseSet(
            """
            quel temps, la meteo, meteo, va t il pleuvoir, il va pleuvoir, il pleut demain, il fera beau, fera t il beau
            fera t il froid, fera t il chaud, il va neiger, les actualites, les infos du jour, les nouvelles du monde
            le cours de la bourse, le cours du bitcoin, le score du match, qui a gagne le match, l etat du trafic
            """),
        answers: [
            "oui", "ok", "vas", "y", "va", "confirme", "enregistre", "valide", "d'accord", "accord", "parfait", "allez",
            "non", "finalement", "laisse", "tomber", "annule", "abandonne", "bien", "sur", "c", "est", "bon", "go",
        ],
        endings: [
            "fait", "faite", "faits", "faites", "fini", "finie", "finis", "termine", "terminee", "acheve", "coche",
            "cocher", "cochez", "raye", "rayer", "barre", "barrer", "boucle", "regle", "reglee", "valide", "valider",
            "complete", "completee", "completez", "completer",
        ],
        prohibitions: PhraseSet(
            """
            ne me rappelle pas, ne me rappelle plus, me rappelle pas, me rappelle plus, n ajoute pas, ne note pas
            ne mets pas, ne me previens pas, ne me previens plus, ne cree pas, ne m ajoute pas, ne me reveille pas
            """),
        alarms: [
            "reveille", "reveiller", "reveil", "reveilles", "reveillez", "alarme", "minuteur", "minuterie", "chrono",
            "timer",
        ],
        somethings: ["quelque chose", "un truc", "un rappel", "ca", "cela"],
        corrections: PhraseSet(
            "non, euh non, non plutot, plutot, enfin, enfin non, pardon, non pardon, ou plutot, non a, plutot a"),
        revisionCues: [
            "non", "plutot", "pardon", "finalement", "enfin", "oups", "fait", "dire", "attends", "desole", "desolee",
            "corrige", "change", "lieu", "trompe", "trompee",
        ],
        denials: ["que", "qu", "de", "d", "pas"],
        revisionWords: [
            "euh", "heu", "ah", "oh", "en", "mets", "met", "mettre", "a", "au", "le", "la", "les", "l", "de", "d", "du",
            "je",
            "j", "veux", "voulais", "m", "me", "suis", "c", "est", "ce", "sera", "serait", "vers", "pour", "pas", "que",
            "et", "mais", "merci", "stp", "s", "il", "te", "plait", "heure", "jour", "date", "donc", "ok", "bon",
            "coup",
            "ca", "moi", "rdv", "rendez", "vous", "rappel", "carte", "tu", "peux", "faut", "on",
        ],
        cardCorrections: PhraseSet(
            """
            non, nan, c est, non c est, en fait, en fait c est, plutot, mais c est, change, remplace, corrige, le titre
            ca dure, ajoute que c est, et c est, oui mais, ah non, je voulais dire, pas
            """),
        nots: ["pas"],
        replacings: ["change", "remplace", "changer", "remplacer"],
        intos: ["en", "par"],
        additions: PhraseSet(
            """
            et, c est, ajoute, ajoute que, rajoute, precise, precise que, mets aussi, et mets, aussi, en plus, oui, non
            mais, ca dure, ca durera, dure, ce sera, c est pour, ca se passe, en fait
            """),
        lastings: PhraseSet("ca dure, ca durera, dure"),
        during: "pendant",
        later: ["tard", "apres"],
        earlier: ["tot", "avant"],
        forward: nil,
        joints: PhraseSet("et, puis, ensuite, et puis, et aussi, aussi"),
        blockings: ["bloque", "bloquer", "bloques", "bloquez"],
        timers: ["minuteur", "minuterie", "chrono", "timer", "alarme"],
        delay: "dans")
}
