#!/usr/bin/env python3
"""Throw words, numbers, marks and bytes at `poche dates`, and check whatever it answers.

usage: fuzz.py POCHE [SECONDS] [SEED]        (60 seconds when none are named)

An answer must come for every line, in time; it must be a date of the calendar, end after it begins, and lie in the line.
The first answer that does not is printed with its seed, and the exit code is 1.
"""
import datetime
import json
import os
import random
import re
import subprocess
import sys
import time

BATCH = 400
SLOWEST = 30.0
NOWS = ["2026-03-11T10:00:00", "2028-02-29T23:59:59", "1999-12-31T00:00:00", "2026-10-25T02:30:00"]
ZONES = ["Europe/Paris", "America/Montreal", "Pacific/Apia", "Etc/GMT+2"]
WORDS = {
    "fr": """lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août demain hier
        aujourd'hui après-demain ce cette cet soir matin midi minuit nuit aprem semaine mois an jour heure heures minutes h min
        prochain dernier en huit quinze tous les toutes chaque du au de à d' l' le la jusqu'à jusqu'au avant après depuis
        pendant dans il y a d'ici fin début mi entre et ou mais pas sauf vers pour Noël Pâques une deux trois quatre vingt
        premier second rappelle-moi déplace bloque réunion la veille le lendemain fois sur été hiver quart demie moins
        prochaine week-end fêtes trimestre semestre quinzaine ouvré jeûne septante ds zéro courant moitié avant-dernier w t s1
        nuits s20 inclus lieu""",
    "en": """monday tuesday wednesday thursday friday saturday sunday january february march april may june tomorrow
        yesterday today tonight this next last in at on for from to until before after since by every other each day week
        month year hour hours minutes half quarter past a an the first second third last noon midnight am pm o'clock
        christmas easter morning evening afternoon ago and or but not except move block remind me times weekend fall spring
        end of beginning mid between fortnight working business sometime weekdays nxt 2nite 0900 1430 q3 h1 w15 t z whole
        nights wk w20 instead""",
}
ODD = ["🎉", "\u0301", "\u202e", "\u00a0", "\u202f", "'", "’", "-", "–", "/", ":", ".", ",", "(", ")", "%", "€", "@", "\\",
       "1" * 30, "٣", "１２", "\ufeff", "ﬁ", "İ", "ß", "+", "T", "Z", "é" * 20]


def line(chance, words):
    pieces = []
    for _ in range(chance.choice([1, 2, 3, 4, 6, 9, 14, 40])):
        kind = chance.random()
        if kind < 0.6:
            pieces.append(chance.choice(words))
        elif kind < 0.85:
            pieces.append(str(chance.choice([chance.randint(0, 32), chance.randint(0, 99), chance.randint(0, 99999)])))
        elif kind < 0.95:
            pieces.append(chance.choice(ODD))
        else:
            pieces.append("".join(chr(chance.randint(32, 0x2FFF)) for _ in range(chance.randint(1, 5))))
    text = chance.choice([" ", " ", " ", "", ", "]).join(pieces)
    if chance.random() < 0.1:
        text *= chance.randint(2, 50)
    # A line of input is what stands between two line breaks.
    return re.sub(r"[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", " ", text)


def fault(text, answer):
    """What is wrong with an answer, or None."""
    if answer["text"] != text:
        return "another line was answered"
    ends = [answer["start"], answer["end"]]
    if answer["kind"] == "none":
        return "a date of no kind" if any(ends) else None
    try:
        times = [end and datetime.datetime.fromisoformat(end[:19]) for end in ends]
    except ValueError:
        return "no date of the calendar"
    if not any(times):
        return "a kind without a date"
    if all(times) and times[1] < times[0]:
        return "the end comes first"
    if answer["recurrence"] is not None and not answer["recurrence"].startswith("FREQ="):
        return "no rule"
    first, last = answer["span"]
    return None if 0 <= first < last else "an empty span"


def main():
    poche = sys.argv[1]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(1 << 32)
    chance, begun, count, found = random.Random(seed), time.monotonic(), 0, 0
    vocabulary = {language: words.split() for language, words in WORDS.items()}
    while time.monotonic() - begun < seconds:
        language, now = chance.choice(list(vocabulary)), chance.choice(NOWS)
        lines = [line(chance, vocabulary[language]) for _ in range(BATCH)]
        start = time.monotonic()
        done = subprocess.run(
            [poche, "dates", "--locale", language, "--now", now], input="\n".join(lines) + "\n", capture_output=True,
            text=True, encoding="utf-8", env=os.environ | {"TZ": chance.choice(ZONES)}, timeout=10 * SLOWEST)
        spent = time.monotonic() - start
        answers = done.stdout.split("\n")[:-1]
        faults = []
        if done.returncode or len(answers) != len(lines):
            faults.append(f"exit {done.returncode}, {len(answers)} answers for {len(lines)} lines: {done.stderr[-300:]}")
        elif spent > SLOWEST:
            faults.append(f"{spent:.0f} seconds for {len(lines)} lines")
        else:
            parsed = [json.loads(answer) for answer in answers]
            found += sum(answer["kind"] != "none" for answer in parsed)
            faults += [f"{why}: {text!r} -> {answer}" for text, answer in zip(lines, parsed) if (why := fault(text, answer))]
        if faults:
            print(f"seed {seed}, {language}, now {now}: {faults[0]}")
            return 1
        count += len(lines)
    print(f"{count:,} lines in {time.monotonic() - begun:.0f} s, {found:,} with a date, no fault; seed {seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
