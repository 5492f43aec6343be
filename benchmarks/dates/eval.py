#!/usr/bin/env python3
"""Score `poche dates` on a folder of date corpora.

usage: eval.py POCHE [FOLDER]        (FOLDER, or POCHE_CORPORA, holds dates_fr.jsonl and dates_en.jsonl)

A line of a corpus is an object: text, reference (now, ISO 8601), type (value, interval, open_interval or none), expected
(the beginning, or its from and to) and grain. It is right when the kind agrees and the ends agree at the grain. Lines
whose expectation is a habit of one program are counted apart (set_apart.json says which kinds, and why).
"""
import datetime
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys

CUT = {"year": 4, "quarter": 7, "month": 7, "week": 10, "day": 10, "hour": 13, "minute": 16, "second": 19}
FLOORS = {"fr": 0.97, "en": 0.90}


def cut(time, grain):
    return time and time[:CUT.get(grain, 16)]


def ends(time, grain):
    """A clock end may be taken as said or as included in its unit."""
    allowed = {cut(time, grain)}
    if grain in ("hour", "minute", "second"):
        earlier = datetime.datetime.fromisoformat(time[:19]) - datetime.timedelta(**{grain + "s": 1})
        allowed.add(cut(earlier.isoformat(), grain))
    return allowed


def is_right(case, answer):
    if case["type"] == "none" or answer["kind"] == "none":
        return case["type"] == answer["kind"]
    grain, expected = case.get("grain") or "minute", case["expected"]
    if case["type"] == "value":
        return cut(answer["start"], grain) == cut(expected, grain)
    begins, stops = expected.get("from"), expected.get("to")
    return (begins is None or cut(answer["start"], grain) == cut(begins, grain)) and (
        stops is None or cut(answer["end"], grain) in ends(stops, grain))


def read(poche, cases, language, now):
    # The corpora's clock stands two hours west of Greenwich.
    done = subprocess.run(
        [poche, "dates", "--locale", language, "--now", now], input="\n".join(case["text"] for case in cases) + "\n",
        capture_output=True, text=True, env=os.environ | {"TZ": "Etc/GMT+2"}, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(cases), f"{len(answers)} answers for {len(cases)} lines"
    return answers


def score(poche, path, language, habits):
    cases = [json.loads(line) for line in path.read_text().splitlines() if line.strip()]
    cases.sort(key=lambda case: case["reference"])
    missed = []
    for now, told in itertools.groupby(cases, key=lambda case: case["reference"][:19]):
        told = list(told)
        missed += [case["text"] for case, answer in zip(told, read(poche, told, language, now)) if not is_right(case, answer)]
    apart = [text for text in missed if any(re.fullmatch(habit, text, re.IGNORECASE) for habit in habits)]
    right = len(cases) - len(missed)
    print(f"{path.name}: {right} of {len(cases)} right = {right / len(cases):.1%}; "
          f"{len(apart)} habits apart, {right / (len(cases) - len(apart)):.1%} of the rest")
    if "-v" in sys.argv:
        for text in missed:
            print("   apart" if text in apart else "  missed", text)
    return right / (len(cases) - len(apart)) >= FLOORS[language]


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "-v"]
    folder = arguments[1] if len(arguments) > 1 else os.environ.get("POCHE_CORPORA", "")
    found = [(language, pathlib.Path(folder) / f"dates_{language}.jsonl") for language in FLOORS]
    found = [(language, path) for language, path in found if folder and path.is_file()]
    if not found:
        print("no corpora: name a folder that holds dates_fr.jsonl or dates_en.jsonl in POCHE_CORPORA")
        return 0
    habits = json.loads((pathlib.Path(__file__).parent / "set_apart.json").read_text())
    results = [
        score(arguments[0], path, language, [habit["pattern"] for habit in habits if habit["language"] == language])
        for language, path in found]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
