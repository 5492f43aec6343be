#!/usr/bin/env python3
"""Look for times in prose that is not about dates: the documentation of the packages of this Debian.

usage: prose.py POCHE [COUNT] [SEED]        (500 sentences of each language when none are named; 0 for all)

French sentences come from the pages of /usr/share/man/fr (manpages-fr), English ones from the README and NEWS files of
/usr/share/doc. Every sentence in which a time is found is printed, for a reader to judge: some name a real date. More
than one in a hundred is a failure, whatever they are.
"""
import glob
import gzip
import json
import os
import pathlib
import random
import re
import subprocess
import sys

NOW = "2026-03-11T10:00:00"
MOST = 0.01
FILES = {
    "fr": ["/usr/share/man/fr/man*/*", "/usr/share/doc/*/*[._]fr*"],
    "en": ["/usr/share/doc/*/README*", "/usr/share/doc/*/NEWS*"],
}


def text(path):
    data = pathlib.Path(path).read_bytes()
    if path.endswith(".gz"):
        data = gzip.decompress(data)
    # Without the marks of a manual page.
    return re.sub(r"\\f[BIRP]|\\-|^\.\w+ ?|\\&", "", data.decode("utf-8", "ignore"), flags=re.M)


def is_sentence(words):
    letters = sum(character.isalpha() or character == " " for character in words)
    return 40 < len(words) < 250 and words[0].isupper() and words[-1] in ".!?" and letters > 0.85 * len(words)


def sentences(language):
    found = {}
    for path in sorted(path for pattern in FILES[language] for path in glob.glob(pattern)):
        if os.path.isfile(path):
            for part in re.split(r"(?<=[.!?])\s+|\n\s*\n", text(path)):
                words = " ".join(part.split())
                if words and is_sentence(words):
                    found[words] = None
    return list(found)


def main():
    poche = sys.argv[1]
    count, seed = [int(argument) for argument in sys.argv[2:4]] + [500, 4][len(sys.argv[2:4]):]
    is_good = True
    for language in FILES:
        prose = sentences(language)
        if count and len(prose) > count:
            prose = random.Random(seed).sample(prose, count)
        if not prose:
            print(f"{language}: no text of installed packages to read")
            continue
        done = subprocess.run(
            [poche, "dates", "--locale", language, "--now", NOW], input="\n".join(prose) + "\n", capture_output=True,
            text=True, env=os.environ | {"TZ": "Europe/Paris"}, check=True)
        hits = [(words, answer["span"]) for words, answer in zip(prose, map(json.loads, done.stdout.splitlines()))
                if answer["span"]]
        for words, (start, end) in hits:
            print(f"  {words[:start]}«{words[start:end]}»{words[end:]}")
        print(f"{language}: a time in {len(hits)} of {len(prose)} sentences = {len(hits) / len(prose):.2%}")
        is_good = is_good and len(hits) <= MOST * len(prose)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
