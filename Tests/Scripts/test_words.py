"""What set-up says: every sentence in both languages, and the language of the locale."""

import os
import re
import subprocess
import sys

import pytest

SCRIPTS = os.path.realpath(os.path.join(os.path.dirname(__file__), os.pardir, os.pardir, "scripts"))
SETUP = os.path.join(SCRIPTS, "setup")
sys.path.insert(0, SETUP)
import words  # noqa: E402

NAMES = sorted({name for name, _ in words._SENTENCES})
FRENCH, ENGLISH = {"LC_ALL": "fr_CA.UTF-8"}, {"LC_ALL": "C"}


def locale(**named):
    return {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG")} | named


@pytest.mark.parametrize("name", NAMES)
def test_a_sentence_has_the_same_values_in_both_languages(name):
    french, english = (words._SENTENCES[name, language] for language in ("fr", "en"))
    assert french != english
    assert re.findall("%.", french) == re.findall("%.", english)
    assert " :" not in french and " ;" not in french and " ?" not in french, "a plain space before a French mark"


def test_every_sentence_is_said_somewhere_and_every_one_said_is_there():
    said = set()
    for file in [f"{SCRIPTS}/setup.sh", *(entry.path for entry in os.scandir(SETUP) if entry.name.endswith((".sh", ".py")))]:
        with open(file, encoding="utf-8") as text:
            content = text.read()
        said |= set(re.findall(r"\b(?:say|refuse|misuse|words) ([a-z][a-z-]+)\b", content))
        said |= set(re.findall(r'\bwords\(\s*"([a-z-]+)"', content))
    assert said & set(NAMES) == set(NAMES)
    assert {name for name in said if "-" in name} <= set(NAMES)


@pytest.mark.parametrize("named, french", [
    ({"LANG": "fr_FR.UTF-8"}, True), ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, False),
    ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_CH.UTF-8"}, True), ({"LANG": "C"}, False), ({}, False),
    ({"LC_ALL": "", "LANG": "fr_BE"}, True),
])
def test_both_halves_of_set_up_find_the_language_of_the_locale(named, french):
    shell = subprocess.run([f"{SCRIPTS}/setup.sh", "tout"], env=locale(**named), capture_output=True)
    assert shell.returncode == 2
    assert ("n’est pas une préparation" in shell.stderr.decode()) == french
    assert words.language(named) == ("fr" if french else "en")


def test_a_wish_that_means_nothing_is_refused_in_french():
    ran = subprocess.run(
        [sys.executable, f"{SETUP}/fetch.py", "choose", "/nowhere"], env=locale(LANG="fr_FR.UTF-8", POCHE_MODEL="moyen"),
        capture_output=True)
    assert ran.returncode == 1
    assert ran.stderr.decode() == (
        "préparation\u202f: POCHE_MODEL vaut «\u202fmoyen\u202f»\u202f; ce peut être «\u202fdefault\u202f» ou "
        "«\u202fsmall\u202f».\n")
