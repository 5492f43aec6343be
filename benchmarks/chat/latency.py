"""Times a conversation as a person feels it: from the command to the prompt, and from Enter to a card or a first word.

Usage: latency.py POCHE [-v], with the Python of `make setup` (pexpect, pyte). The folders are new; the models are the person's.
"""

import os
import pathlib
import shutil
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))

from terminal import CTRL_D, ENTER, Terminal  # noqa: E402

DATA = pathlib.Path(os.environ.get("XDG_DATA_HOME") or pathlib.Path.home() / ".local/share") / "poche"
LETTERS_A_SECOND = 10
CARDS = [
    "Rappelle-moi d'arroser le citronnier demain à 9h",
    "Dîner chez Louise vendredi à 20h",
    "Ajoute du savon à ma liste",
    "Note que la clé du cellier est sous le pot",
    "Rendez-vous chez le podologue mardi à 14h30",
    "Fais-moi penser à rendre les livres samedi matin",
    "Réunion de quartier jeudi à 18h à la salle Boréale",
    "Il faut que j'achète des ampoules",
]
TALK = [
    "Pourquoi le ciel est bleu ?",
    "Combien font 14 fois 7 ?",
    "Donne-moi une idée de soupe d'hiver",
    "Comment enlever une tache de cire ?",
    "Traduis « bonne route » en anglais",
    "Qui a inventé le téléphone ?",
]


def main():
    program = sys.argv[1]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="poche-latency-"))
    (folder / "data/poche").mkdir(parents=True)
    for name in ("models", "embedding"):
        (folder / "data/poche" / name).symlink_to(DATA / name)
    env = dict(os.environ, HOME=str(folder), XDG_DATA_HOME=str(folder / "data"), LANG="fr_FR.UTF-8", TERM="xterm-256color")
    try:
        begun = time.monotonic()
        terminal = Terminal([program], env, columns=100, rows=50)
        terminal.wait_for("›")
        print(f"prompt: {time.monotonic() - begun:.2f} s")
        warm(terminal)
        report("card", [card(terminal, message) for message in CARDS])
        report("first word", [first_word(terminal, message) for message in TALK])
        terminal.type(CTRL_D)
    finally:
        shutil.rmtree(folder)


def warm(terminal):
    """The first answer waits for the model; it is not counted."""
    first_word(terminal, "Bonjour")


def card(terminal, message):
    begun = send(terminal, message)
    terminal.wait_for(lambda screen: "[o] confirmer" in answer(screen, message), 60)
    seconds = time.monotonic() - begun
    terminal.settle()
    terminal.type("n")
    terminal.wait_for(lambda screen: "abandonnée" in answer(screen, message), 30)
    return seconds


def first_word(terminal, message):
    begun = send(terminal, message)
    terminal.wait_for(lambda screen: any(c.isalpha() for c in answer(screen, message)), 300)
    seconds = time.monotonic() - begun
    terminal.settle(2)
    return seconds


def send(terminal, message):
    """Types as a quick hand does."""
    for letter in message:
        terminal.type(letter)
        time.sleep(1 / LETTERS_A_SECOND)
        terminal.pump(0)
    begun = time.monotonic()
    terminal.type(ENTER)
    return begun


def answer(terminal, message):
    """What stands under the message."""
    lines = terminal.lines()
    asked = max((index for index, line in enumerate(lines) if line == f"› {message}"), default=len(lines))
    return "\n".join(lines[asked + 1 :])


def report(name, seconds):
    if "-v" in sys.argv:
        print(" ".join(f"{second:.2f}" for second in seconds))
    print(f"{name}: median {statistics.median(seconds):.2f} s, longest {max(seconds):.2f} s, of {len(seconds)}")


main()
