"""The sentences of words.txt, in the person's language."""

import os

_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "words.txt")


def language(environment=os.environ):
    """By POSIX: the first of these that is set."""
    named = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "fr" if named.startswith("fr") else "en"


def _read():
    sentences, name = {}, None
    with open(_FILE, encoding="utf-8") as lines:
        for line in lines:
            line = line.rstrip("\n")
            if line.startswith("["):
                name = line[1:-1]
            elif " = " in line and not line.startswith("#"):
                spoken, sentence = line.split(" = ", 1)
                sentences[name, spoken] = sentence
    return sentences


_SENTENCES = _read()


def words(name, *values):
    return _SENTENCES[name, language()] % values


def spoken(sentence):
    """With the name of set-up before it, as its shell half says it."""
    return words("spoken", sentence)
