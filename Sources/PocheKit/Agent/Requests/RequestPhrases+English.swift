extension RequestPhrases {
    /// What the person says they have to do.
    private static let englishDuties = "i have to, i need to, i must, i ve got to, i got to, i should, to do, todo, "

    static let english = RequestPhrases(
        leads: PhraseSet(
            """
            hello, hi, hey, pls, plz, kindly, um, uh, ok, so, poche, actually, and, then, also, please, can you, could you, would you, will you
            i d like you to, i want you to, i need you to, don t forget to, do not forget to, be sure to, just, guess what, you know what
            """),
        addressed: PhraseSet(
            """
            remind me, remind us, don t let me forget, do not let me forget, ping me, warn me, alert me, notify me
            tell me to, wake me, wake me up, nudge me, set a reminder, set me a reminder, create a reminder
            add a reminder, set an alarm, set a timer, start a timer, put a reminder
            """),
        orders: PhraseSet(
            """
            add, put, note, note down, write down, write, remember, keep in mind, jot down, save, schedule, plan, book
            create, make, block, set up, reminder, alarm, timer
            """),
        statements: PhraseSet(englishDuties + "i have, we have, there is"),
        duties: PhraseSet(englishDuties + "gotta"),
        bookings: PhraseSet("book, schedule, set up a meeting, set up an appointment, make an appointment"),
        moves: PhraseSet(
            """
            actually, is postponed, was postponed, has been postponed, got postponed, is moved to, was moved to, has been moved
            got moved, is rescheduled, was rescheduled, has been rescheduled, got rescheduled, was pushed back
            has been pushed back, is pushed back, is cancelled, was cancelled, has been cancelled, is canceled
            was canceled, has been canceled, is now on, is now at, is actually on, is actually at
            """),
        objects: PhraseSet(
            """
            a task, the task, task, tasks, a note, an event, an entry
            """),
        destinations: PhraseSet(
            """
            to my list, on my list, to the list, on the list, to my to do list, on my to do list, to my todo list
            to my tasks, to my shopping list, on my shopping list, to the shopping list, on the shopping list
            to my calendar, in my calendar, on my calendar, to the calendar, in the calendar, to my diary, in my diary
            """),
        links: PhraseSet("to, that, about, of, for, called, down that, this, also to, also that"),
        introductions: PhraseSet(
            "except, except on, except for, but not, but not on, of, for, at, on, by, about, around, the, from, of about, for about, it s, it is, and it s, and it is"
        ),
        attachments: PhraseSet(
            """
            with, at, to, for, in, on, from, of, by, without, until, till, or, but, otherwise, else
            end, ends, ending, start, starts, doors, arrival, departure, opening, closing, boarding, check in, break
            """),
        occasions: PhraseSet("weekend, evening, christmas, easter, new year s eve, holidays"),
        tails: PhraseSet("please, thanks, thank you, thanks a lot, ok, too, as well, is, it is, will be"),
        notes: PhraseSet(
            """
            note that, note down that, remember that, write down that, don t forget that, keep in mind that
            bear in mind that
            """),
        noteTails: PhraseSet(
            """
            note it, note that, note this, write it down, write that down, write this down, remember it, remember that
            remember this, make a note, make a note of it, make a note of that, keep it, keep that in mind, take note
            please note it, note it please, write it down please
            """),
        subjects: [
            "i", "we", "you", "he", "she", "it", "they", "that", "who", "there", "is", "are", "was", "will", "ll", "ve",
            "m",
            "me", "us", "has", "have", "need", "must",
        ],
        doneEndings: ["ed"],
        doneVerbs: [
            "bought", "paid", "sent", "made", "took", "gave", "did", "done", "found", "sold", "wrote", "fed", "got",
        ],
        undoneVerbs: ["need", "decided", "planned", "wanted", "promised"],
        firstPersons: ["i", "my", "mine", "we", "our", "us"],
        propertyQuestions: ["what", "which", "who", "where", "when", "old", "many", "called"],
        pasts: ["was", "were", "had", "did", "went", "got", "been", "saw", "came", "met", "turned", "said", "told"],
        changes: PhraseSet(
            "modify, change the time, change the date, change my, push the, push my, push back my, push back the, bring forward, cancel, delete, remove, erase, move, postpone, reschedule, push back, call off, take off"
        ),
        keptThings: ["reminder", "reminders", "appointment", "meeting", "event", "alarm"],
        things: PhraseSet("an appointment, a meeting, a reminder, an alarm, a call, a lunch, a dinner"),
        pastQuestions: PhraseSet("did you, have you, you did, did i"),
        sendings: PhraseSet(
            "send an email, send a message, send a text, send an sms, send him a message, send her a message, email, order a, order me a, play music, play some music"
        ),
        inMyPlace: PhraseSet("for me, in my place"),
        writings: [
            "saved", "save", "noted", "added", "add", "recorded", "created", "scheduled", "set", "written", "stored",
        ],
        aroundWritings: [
            "is", "it", "did", "you", "have", "has", "been", "was", "that", "the", "this", "my", "a", "reminder",
            "appointment", "note", "task", "event", "really", "already", "so", "ok", "are", "sure", "down", "properly",
            "in", "calendar", "its", "everything", "all", "thanks", "me", "for",
        ],
        agendaWords: Set(
            SearchWords.words(
                of: """
                    agenda calendar schedule scheduled plan planned plans next when time day week month appointment event
                    reminder thing going doing free busy available show tell list read see today soon already anything
                    something everything coming up got get there please hello hi thanks poche
                    """)),
        agendaQuestions: PhraseSet("do i have, am i, have i got, do i need, must i"),
        leftovers: PhraseSet(
            """
            what is left to do, what s left to do, what do i still have to do, what do i still need to do, what do i have to do, what do i have left to do, what s on my list
            what is on my list, what must i do, what do i need to do, what should i do
            """),
        news: PhraseSet(
            """
            the weather, weather forecast, will it rain, is it raining, will it snow, is it going to rain, the news
            the headlines, stock price, the price of bitcoin, the score of the game, who won the game, the traffic
            """),
        answers: [
            "yes", "ok", "okay", "go", "ahead", "confirm", "save", "it", "sure", "no", "never", "mind", "cancel",
            "forget",
            "drop", "please", "do", "that",
        ],
        endings: ["done", "did", "finished", "complete", "completed", "check", "tick", "cross", "mark", "sorted"],
        prohibitions: PhraseSet(
            """
            don t remind me, do not remind me, stop reminding me, don t add, do not add, don t note, don t wake me
            don t write down, don t create, don t schedule
            """),
        alarms: ["wake", "alarm", "timer"],
        somethings: ["something", "a thing", "it", "that", "this"],
        corrections: PhraseSet(
            "no, no wait, wait, sorry, no sorry, rather, or rather, i mean, no i mean, actually, make it, no make it"),
        revisionCues: [
            "no", "sorry", "actually", "wait", "rather", "instead", "oops", "mean", "meant", "change", "make",
            "correction",
        ],
        denials: ["not", "than", "of"],
        revisionWords: [
            "oh", "ah", "uh", "um", "er", "i", "it", "that", "s", "is", "at", "to", "on", "for", "the", "of", "not",
            "but", "and",
            "then", "please", "thanks", "hang", "let", "should", "be", "ok", "can", "you", "time", "day", "date",
            "than",
            "appointment", "reminder", "card", "was", "my", "put", "said",
        ],
        cardCorrections: PhraseSet(
            """
            no, it s, no it s, its, actually, actually it s, rather, but it s, change, replace, the title, it lasts
            add that it s, and it s, yes but, i meant, not
            """),
        nots: ["not"],
        replacings: ["change", "replace"],
        intos: ["to", "with", "by", "into"],
        additions: PhraseSet(
            "and, it s, add, add that, also, yes, no, but, it lasts, it will last, lasts, it takes, actually"),
        lastings: PhraseSet("it lasts, it will last, lasts, it takes"),
        during: "for",
        later: ["later"],
        earlier: ["earlier"],
        forward: ("earlier", "later"),
        joints: PhraseSet("and, then, and then, and also, also"),
        blockings: ["block", "blocks", "blocking"],
        timers: ["timer", "alarm", "stopwatch"],
        delay: "in")
}
