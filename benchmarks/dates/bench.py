#!/usr/bin/env python3
"""Time `poche dates` on generated expressions, beside dateparser where it is installed, in the same run.

usage: bench.py POCHE
"""
import os
import random
import resource
import subprocess
import sys
import time

COUNT = 40_000
PEER_COUNT = 400
NOW = "2026-03-11T10:00:00"
FLOOR = 20_000
# Seconds for one hostile line.
CEILING = 0.05
HOSTILE = {
    "fr": ["1 lundi ", "lundi ", "1 ", "le premier ", "31/", "12:12:", "du 3 au ", "de 9h à ", "tous les ",
           "le lendemain de la veille du ", "demain à 9h ", "un mardi sur deux ", "lundi et ", "le 3 mars et ", "vingt ", "a",
           "\u0301", "deux nuits ", "sauf en août ", "tous les lundis sauf le 3 mai et ", "dans une heure et ",
           "la semaine 12 ", "S12 ", "le 17, 18 et 19 mars "],
    "en": ["1 monday ", "monday ", "the first ", "every other second of the last ", "12:12:", "from 9 to ", "march 3 and ",
           "the day before ", "at 9 or ", "every tuesday except ", "twenty ", "two nights from ", "next week ", "a", "\u0301",
           "in an hour and "],
}
WORDS = {
    "fr": {
        "days": ["demain", "après-demain", "lundi", "mardi prochain", "vendredi en huit", "le 14 juillet", "le 3/4",
                 "jeudi 26 mars", "dans trois jours", "la semaine prochaine", "le premier lundi d'avril", "ce soir"],
        "hours": ["à 9h", "à 14 h 30", "vers 17h", "à midi", "à 20:15", "à huit heures et demie", "de 9h à 11h", ""],
        "others": ["tous les mardis à 19h", "du 3 au 7 mai", "dans une demi-heure", "d'ici vendredi",
                   "toutes les deux semaines le vendredi", "fin avril", "il y a deux jours"],
    },
    "en": {
        "days": ["tomorrow", "the day after tomorrow", "monday", "next tuesday", "july 14th", "4/25", "march 26",
                 "in three days", "next week", "the first monday of april", "tonight"],
        "hours": ["at 9", "at 2:30 pm", "around 5pm", "at noon", "at half past eight", "from 9 to 11", ""],
        "others": ["every tuesday at 7pm", "from may 3 to may 7", "in half an hour", "by friday",
                   "every 2 weeks on friday", "end of april", "two days ago"],
    },
}


def expressions(language, count):
    words, chance = WORDS[language], random.Random(11)
    for _ in range(count):
        if chance.random() < 0.3:
            yield chance.choice(words["others"])
        else:
            yield f"{chance.choice(words['days'])} {chance.choice(words['hours'])}".strip()


def seconds_of_processor(command, text):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, input=text, stdout=subprocess.DEVNULL, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def peer_rate(language):
    try:
        import dateparser
    except ImportError:
        return None
    settings = {"PREFER_DATES_FROM": "future"}
    lines = list(expressions(language, PEER_COUNT))
    dateparser.parse(lines[0], languages=[language], settings=settings)
    start = time.process_time()
    for line in lines:
        dateparser.parse(line, languages=[language], settings=settings)
    return PEER_COUNT / (time.process_time() - start)


def main():
    poche, is_fast = sys.argv[1], True
    environment = os.environ | {"TZ": "Europe/Paris"}
    os.environ.update(environment)
    for language in WORDS:
        text = "\n".join(expressions(language, COUNT)) + "\n"
        command = [poche, "dates", "--locale", language, "--now", NOW]
        # Reading the grammar once is part of no expression.
        start = min(seconds_of_processor(command, "\n") for _ in range(9))
        rate = COUNT / (min(seconds_of_processor(command, text) for _ in range(3)) - start)
        is_fast = is_fast and rate >= FLOOR
        peer = peer_rate(language)
        beside = f", {rate / peer:.0f} times dateparser ({peer:,.0f})" if peer else " (dateparser is not installed)"
        print(f"{language}: {rate:,.0f} expressions a second on one core{beside}; start {start * 1000:.0f} ms")
        hostile = {}
        for phrase in HOSTILE[language]:
            line = phrase * (1_000_000 // len(phrase.encode())) + "\n"
            hostile[phrase] = min(seconds_of_processor(command, line) for _ in range(9)) - start
        worst = max(hostile, key=hostile.get)
        is_fast = is_fast and hostile[worst] <= CEILING
        print(f"{language}: hostile lines of 1 MB, {len(hostile)} of them, in {min(hostile.values()) * 1000:.0f} to "
              f"{hostile[worst] * 1000:.0f} ms; the slowest repeats {worst!r}")
    return 0 if is_fast else 1


if __name__ == "__main__":
    sys.exit(main())
