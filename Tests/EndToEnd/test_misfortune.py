"""What goes wrong on a real machine: one clear sentence, the right exit code, nothing lost and nothing half-written."""

import hashlib
import json
import os
import pathlib
import random
import signal
import subprocess
import time

import pytest

from terminal import CTRL_D, ENTER

TEST_MODELS = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "poche/test-models"
REMINDER = "Rappelle-moi d'appeler le plombier demain à 9h"
NO_MODEL, DATA_ERROR = 3, 4


def one_sentence(done):
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Error" not in done.stderr and "nil" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("words", [["ask", "bonjour"], ["propose"], ["model", "verify"]])
def test_a_missing_model_is_3_and_says_what_to_run(nobody, words):
    done = nobody.run(*words, input="bonjour\n")
    assert done.returncode == NO_MODEL
    assert "make" in one_sentence(done)


def test_the_chat_without_a_model_says_so_and_gives_the_terminal_back(nobody):
    terminal = nobody.chat()
    assert terminal.wait_exit() == NO_MODEL
    assert "modèle" in terminal.text()


def test_what_needs_no_model_works_without_one(nobody):
    nobody.ok("tasks", "add", "trier les photos")
    assert len(nobody.json("tasks")) == 1


def test_a_truncated_model_is_3(copied):
    with open(copied.model, "rb") as whole:
        copied.place.write_bytes(whole.read(20_000_000))
    done = copied.run("ask", "bonjour")
    assert done.returncode == NO_MODEL
    one_sentence(done)
    assert copied.run("model", "verify").returncode == NO_MODEL
    model = json.loads(copied.run("doctor", "--json").stdout)[0]
    assert (model["check"], model["ok"], model["state"]) == ("model", False, "truncated")
    assert "incomplet" in copied.ok("model") and copied.json("model")[0]["state"] == "truncated"


def test_a_model_cut_in_its_header_is_not_counted_in_bytes(copied):
    with open(copied.model, "rb") as whole:
        copied.place.write_bytes(whole.read(100))
    assert "101" not in one_sentence(copied.run("ask", "bonjour"))


def test_a_byte_that_changed_in_an_imported_model_is_found(nobody):
    files = sorted(TEST_MODELS.glob("*.gguf"))
    if not files:
        pytest.skip(f"no model in {TEST_MODELS}: run `make setup`")
    digest = hashlib.sha256(files[0].read_bytes()).hexdigest()
    assert digest in nobody.ok("model", "import", str(files[0]))
    assert "conforme" in nobody.ok("model", "verify")
    assert nobody.json("model", "verify")["pinned"] == digest
    place = nobody.data / "models" / files[0].name
    with open(place, "r+b") as model:
        model.seek(-1000, os.SEEK_END)
        model.write(b"\x7f")
    for _ in range(2):
        done = nobody.run("model", "verify")
        assert done.returncode == NO_MODEL and done.stdout == ""
        assert "altéré" in one_sentence(done) and digest in done.stderr
    assert json.loads(nobody.run("doctor", "--json").stdout)[0]["state"] == "changed"
    place.unlink()
    nobody.ok("model", "import", str(files[0]))
    assert "conforme" in nobody.ok("model", "verify")


@pytest.mark.parametrize("kibibytes", [700_000, 1_700_000, 2_100_000])
def test_too_little_memory_is_said_with_what_to_do(person, kibibytes):
    done = subprocess.run(
        ["sh", "-c", f'ulimit -v {kibibytes}; exec "$0" ask bonjour', person.binary], env=person.env,
        capture_output=True, text=True, timeout=120)
    if done.returncode == 0:
        pytest.skip("the model of this machine fits in so little")
    assert done.returncode == NO_MODEL and done.stdout == ""
    sentence = one_sentence(done)
    assert "mémoire" in sentence and "Go" in sentence and "POCHE_MODEL=small" in sentence


def test_a_file_that_is_no_model_is_3(copied):
    copied.place.write_bytes(b"ceci n'est pas un modele\n" * 1000)
    done = copied.run("ask", "bonjour")
    assert done.returncode == NO_MODEL
    one_sentence(done)
    assert copied.run("model", "import", str(copied.place)).returncode == NO_MODEL


def test_a_home_that_cannot_be_written_is_4(nobody):
    if os.geteuid() == 0:
        # Permissions do not stop root; the kernel's own file system does.
        unwritable = "/sys"
    else:
        unwritable = nobody.folder / "locked"
        unwritable.mkdir(mode=0o500)
    done = nobody.run("tasks", "add", "trier", env={"XDG_DATA_HOME": str(unwritable)})
    assert done.returncode == DATA_ERROR
    one_sentence(done)


def test_a_database_without_its_key_is_4_and_stays_as_it_was(nobody):
    nobody.ok("tasks", "add", "trier les photos")
    key = nobody.data / "poche.key"
    kept = key.read_bytes()
    before = (nobody.data / "poche.db").read_bytes()
    key.unlink()
    done = nobody.run("tasks")
    assert done.returncode == DATA_ERROR
    one_sentence(done)
    assert (nobody.data / "poche.db").read_bytes() == before
    key.write_bytes(kept)
    key.chmod(0o600)
    assert len(nobody.json("tasks")) == 1


def test_a_damaged_database_is_4(nobody):
    nobody.ok("tasks", "add", "trier les photos")
    (nobody.data / "poche.db").write_bytes(os.urandom(8192))
    done = nobody.run("tasks")
    assert done.returncode == DATA_ERROR
    one_sentence(done)


@pytest.mark.parametrize("words", [["tasks"], ["tasks", "--json"], ["help"]])
def test_an_answer_that_cannot_be_written_whole_is_4(nobody, words):
    nobody.ok("tasks", "add", "trier les photos")
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [nobody.binary, *words], env=nobody.env, stdout=full, stderr=subprocess.PIPE, text=True, timeout=20)
    assert done.returncode == DATA_ERROR
    one_sentence(done)


def test_two_chats_at_once_both_write(person):
    first, second = person.chat(), person.chat()
    for terminal, what in ((first, "le plombier"), (second, "le notaire")):
        terminal.wait_for("›", 5)
        terminal.type(f"Rappelle-moi d'appeler {what} demain à 9h" + ENTER)
    for terminal in (first, second):
        terminal.wait_for_card(seconds=90)
        terminal.type("o")
    for terminal in (first, second):
        terminal.wait_for(lambda t: "[o] confirmer" not in t.text(), 10)
        terminal.type(CTRL_D)
        assert terminal.wait_exit() == 0
    titles = " ".join(reminder["title"] for reminder in person.json("reminders"))
    assert "plombier" in titles and "notaire" in titles


def test_one_card_confirmed_twice_at_once_is_written_once(person):
    person.ok("ask", REMINDER)
    (card,) = person.json("pending")
    both = [
        subprocess.Popen([person.binary, "confirm", card["shortID"]], env=person.env, stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE) for _ in range(2)]
    codes = sorted(child.wait(30) for child in both)
    for child in both:
        child.communicate()
    assert codes == [0, 1]
    assert len(person.json("reminders")) == 1


def test_a_chat_killed_in_the_middle_loses_no_card(person):
    terminal = person.chat()
    terminal.wait_for("›", 5)
    terminal.type(REMINDER + ENTER)
    terminal.wait_for("[o] confirmer", 60)
    os.kill(terminal.child.pid, signal.SIGKILL)
    terminal.wait_exit()
    (card,) = person.json("pending")
    person.ok("confirm", card["shortID"])
    assert len(person.json("reminders")) == 1


def test_writes_killed_at_any_moment_are_whole_or_absent(nobody):
    chance = random.Random(4821)
    # Calendar programs want a calendar, however early the others are killed.
    nobody.ok("reminders", "add", "chose de départ", "--when", "demain à 9h")
    acknowledged = 1
    for index in range(25):
        kind = "tasks" if index % 2 else "reminders"
        child = subprocess.Popen(
            [nobody.binary, kind, "add", f"chose {index}", "--when", "demain à 9h"], env=nobody.env,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, 0.12))
        child.kill()
        said = child.communicate()[0]
        acknowledged += bool(said) or child.returncode == 0
    titles = [row["title"] for row in nobody.json("tasks") + nobody.json("reminders")]
    assert len(titles) == len(set(titles))
    assert all(title.startswith("chose ") for title in titles)
    assert len(titles) >= acknowledged
    nobody.todo()
    leftovers = [file for file in nobody.data.rglob("*") if file.is_file() and file.suffix not in
                 (".ics", ".db", ".key", ".db-wal", ".db-shm") and not file.name.startswith(".")
                 and file.name not in ("color", "displayname")]
    assert leftovers == []
