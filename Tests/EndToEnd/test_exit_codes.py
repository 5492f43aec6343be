"""The exit codes of the contract, command by command; every error is one sentence on standard error."""

import json
import os
import subprocess

import pytest

DONE, REFUSED, WRONG_USE, NO_MODEL, DATA_ERROR = range(5)

# What a person without a model gets, with one task, one note, one reminder and one appointment.
TABLE = [
    ([], "", WRONG_USE), ([], "bonjour\n", NO_MODEL), (["chat", "x"], "", WRONG_USE), (["--frob"], "", WRONG_USE),
    (["frob"], "", WRONG_USE), (["--locale", "de"], "", WRONG_USE),
    (["--locale", "fr", "tasks"], "", DONE), (["--locale", "fr", "tasks", "frob"], "", WRONG_USE),
    (["ask", "bonjour"], "", NO_MODEL), (["ask"], "", WRONG_USE), (["ask", " "], "", WRONG_USE),
    (["ask", "-"], "a" * 9000, REFUSED), (["ask", "a", "--now"], "", WRONG_USE),
    (["pending"], "", DONE), (["pending", "x"], "", WRONG_USE),
    (["confirm"], "", WRONG_USE), (["confirm", "abcdef"], "", REFUSED), (["confirm", "a", "b"], "", WRONG_USE),
    (["dismiss"], "", WRONG_USE), (["dismiss", "abcdef"], "", REFUSED), (["dismiss", ""], "", WRONG_USE),
    (["confirm", "abc"], "", WRONG_USE), (["dismiss", "abc"], "", WRONG_USE),
    (["agenda"], "", DONE), (["agenda", "list"], "", DONE), (["agenda", "list", "x"], "", WRONG_USE),
    (["agenda", "frob"], "", WRONG_USE), (["agenda", "add"], "", WRONG_USE),
    (["agenda", "add", "x"], "", WRONG_USE), (["agenda", "add", "x", "--when", " "], "", WRONG_USE), (["agenda", "add", "x", "--when", "un de ces jours"], "", REFUSED),
    (["agenda", "add", "x", "--when", "le 3 mars 2020 à 9h"], "", REFUSED),
    (["agenda", "add", "x", "--when", "demain à 9h", "--now", "hier"], "", WRONG_USE),
    (["agenda", "show"], "", WRONG_USE), (["agenda", "show", "zzzz"], "", REFUSED),
    (["agenda", "show", "dîner"], "", DONE), (["agenda", "delete"], "", WRONG_USE),
    (["agenda", "delete", "zzzz"], "", REFUSED), (["agenda", "--when", "un de ces jours"], "", REFUSED),
    (["reminders"], "", DONE), (["reminders", "list", "x"], "", WRONG_USE), (["reminders", "add"], "", WRONG_USE),
    (["reminders", "add", "x"], "", WRONG_USE), (["reminders", "add", "x", "--when", "un de ces jours"], "", REFUSED),
    (["reminders", "done"], "", WRONG_USE), (["reminders", "done", "zzzz"], "", REFUSED),
    (["reminders", "delete"], "", WRONG_USE), (["reminders", "delete", "zzzz"], "", REFUSED),
    (["tasks"], "", DONE), (["tasks", "list", "x"], "", WRONG_USE), (["tasks", "add"], "", WRONG_USE),
    (["tasks", "add", "x", "--when", "un de ces jours"], "", REFUSED), (["tasks", "done"], "", WRONG_USE),
    (["tasks", "done", "1"], "", WRONG_USE), (["tasks", "delete", "1"], "", WRONG_USE),
    (["tasks", "done", "zzzz"], "", REFUSED), (["tasks", "delete"], "", WRONG_USE),
    (["tasks", "delete", "zzzz"], "", REFUSED), (["tasks", "--json=1"], "", WRONG_USE),
    (["notes"], "", DONE), (["notes", "list", "x"], "", WRONG_USE), (["notes", "add"], "", WRONG_USE),
    (["notes", "add", "-"], "é" * 1_100_000, REFUSED), (["notes", "show"], "", WRONG_USE),
    (["notes", "show", "zzzz"], "", REFUSED), (["notes", "show", "cadenas"], "", DONE),
    (["notes", "delete"], "", WRONG_USE), (["notes", "delete", "zzzz"], "", REFUSED),
    (["notes", "--limit", "0"], "", WRONG_USE),
    (["search"], "", WRONG_USE), (["search", "cadenas"], "", DONE), (["search", "girafe"], "", REFUSED),
    (["search", "a", "--limit"], "", WRONG_USE),
    (["propose"], "bonjour\n", NO_MODEL), (["propose", "x"], "", WRONG_USE), (["propose", "--now", "hier"], "", WRONG_USE),
    (["dates"], "demain\n", DONE), (["dates", "x"], "", WRONG_USE), (["dates", "--now", "hier"], "", WRONG_USE),
    (["model"], "", NO_MODEL), (["model", "frob"], "", WRONG_USE), (["model", "list", "x"], "", WRONG_USE),
    (["model", "import"], "", WRONG_USE), (["model", "import", "/nulle/part.gguf"], "", REFUSED),
    (["model", "import", "/etc/passwd"], "", NO_MODEL), (["model", "use"], "", WRONG_USE),
    (["model", "use", "zzz"], "", REFUSED), (["model", "verify"], "", NO_MODEL),
    (["bench"], "", NO_MODEL), (["bench", "x"], "", WRONG_USE),
    (["doctor", "x"], "", WRONG_USE), (["help"], "", DONE), (["help", "ask"], "", DONE), (["help", "frob"], "", WRONG_USE),
    (["version"], "", DONE), (["version", "x"], "", WRONG_USE), (["--help"], "", DONE),
]

READS = [["agenda"], ["reminders"], ["tasks"], ["notes"], ["search", "cadenas"], ["pending"]]
WRITES = [
    ["agenda", "add", "x", "--when", "demain à 9h"], ["agenda", "delete", "dîner"],
    ["reminders", "add", "x", "--when", "demain à 9h"], ["reminders", "done", "plombier"],
    ["reminders", "delete", "plombier"], ["tasks", "add", "x"], ["tasks", "done", "photos"],
    ["tasks", "delete", "photos"], ["notes", "add", "x"], ["notes", "delete", "cadenas"],
]


def one_sentence(done, code):
    assert done.returncode == code, (done.args, done.returncode, done.stderr)
    if code == DONE:
        assert done.stderr == ""
        return
    assert done.stdout == "", done.args
    assert done.stderr.startswith("poche\u202f: ") and done.stderr.count("\n") == 1, done.stderr


@pytest.fixture
def owner(nobody):
    """Somebody with a little of everything, and no model."""
    nobody.ok("tasks", "add", "trier les photos")
    nobody.ok("notes", "add", "le code du cadenas")
    nobody.ok("reminders", "add", "appeler le plombier", "--when", "demain à 9h")
    nobody.ok("agenda", "add", "dîner chez Maud", "--when", "demain de 19h à 21h")
    nobody.ok("search", "dîner")
    return nobody


def test_each_command_ends_with_the_code_of_the_contract(owner):
    for words, given, code in TABLE:
        one_sentence(owner.run(*words, input=given), code)


def test_doctor_is_1_without_a_model_and_reports_all_the_same(owner):
    done = owner.run("doctor")
    assert done.returncode == REFUSED and "modèle" in done.stdout and done.stderr == ""


def test_a_damaged_database_is_4_for_every_command_that_opens_it(owner):
    (owner.data / "poche.db").write_bytes(os.urandom(8192))
    for log in owner.data.glob("poche.db-*"):
        log.unlink()
    alone = [["agenda"], ["reminders"]]
    for words in READS + WRITES + [["confirm", "abcdef"], ["dismiss", "abcdef"], ["ask", "bonjour"], ["propose"]]:
        if words not in alone:
            one_sentence(owner.run(*words, input="bonjour\n"), DATA_ERROR)
    sentence = owner.run("tasks").stderr
    assert "poche.key" in sentence and "sauvegarde" in sentence
    # The calendar's files are whole.
    for words, title in zip(alone, ("dîner", "plombier")):
        assert title in owner.ok(*words)


def test_a_file_of_the_calendar_that_cannot_be_read_is_said_beside_the_list(owner):
    broken = owner.calendars / "agenda" / "casse.ics"
    broken.write_text("BEGIN:VCALENDAR\nBEGIN:VEVENT\n")
    for words, title in ((["agenda"], "dîner"), (["reminders"], "plombier")):
        done = owner.run(*words)
        assert done.returncode == DONE and title in done.stdout and "casse" not in done.stdout
        assert done.stderr.count("\n") == 1 and "agenda/casse.ics" in done.stderr
    (owner.calendars / "agenda" / "autre.ics").write_text("rien")
    done = owner.run("agenda", "--json")
    assert len(json.loads(done.stdout)) == 1
    assert done.stderr.count("\n") == 1 and "2" in done.stderr


def test_calendars_that_cannot_be_read_are_4(owner):
    kept = owner.data / "calendriers-rangés"
    owner.calendars.rename(kept)
    owner.calendars.write_text("un fichier")
    for words in (["agenda"], ["reminders"], ["agenda", "show", "dîner"], ["reminders", "done", "plombier"]):
        one_sentence(owner.run(*words), DATA_ERROR)


def apart(owner, script):
    """Runs a script in a mount namespace of its own, on a small disk that holds a copy of the person's data."""
    prepare = (
        'set -eu; mkdir disk; mount -t tmpfs -o size=4m none disk; cp -a data disk/; '
        'export XDG_DATA_HOME="$PWD/disk/data" XDG_CONFIG_HOME="$PWD/disk/config" XDG_CACHE_HOME="$PWD/disk/cache"\n')
    done = subprocess.run(
        ["unshare", "--map-root-user", "--mount", "sh", "-c", prepare + script], cwd=owner.folder, env=owner.env,
        capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("trouble", ["dd if=/dev/zero of=disk/full bs=1k 2>/dev/null || true",
                                     "mount -o remount,ro disk"])
def test_where_nothing_can_be_written_reads_still_work_and_writes_are_4(owner, trouble):
    if subprocess.run(["unshare", "--map-root-user", "--mount", "true"], capture_output=True).returncode:
        pytest.skip("this machine does not let a test mount a disk of its own")

    def quoted(words):
        return " ".join(f"'{word}'" for word in words)

    script = f"{owner.binary} agenda add kiné --when 'demain 8h' >out\n{trouble}\nset +e\n"
    for words in READS + WRITES:
        script += (f"{owner.binary} {quoted(words)} >out 2>err </dev/null; code=$?\n"
                   "printf '%s %s %s\\n' $code $(wc -l <out) $(wc -l <err)\n")
    # Never searched for before: the index does not hold it.
    script += f"{owner.binary} search kiné --json\n"
    script += f"{owner.binary} doctor --json\n"
    script += "rm -f disk/full; mount -o remount,rw disk\n"
    script += f"{owner.binary} tasks list --json; {owner.binary} notes list --json; {owner.binary} agenda --json\n"
    script += "find disk/data -name '.*' -type f | wc -l\n"
    lines = apart(owner, script)
    codes = [line.split() for line in lines[:len(READS + WRITES)]]
    for words, (code, out, err) in zip(READS, codes):
        assert (code, err) == ("0", "0"), words
        assert int(out) >= 1, words
    for words, (code, out, err) in zip(WRITES, codes[len(READS):]):
        # Deleting a file takes no room: a full disk lets it.
        allowed = {"4"} | ({"0"} if words[1] == "delete" and words[0] in ("agenda", "reminders") else set())
        assert code in allowed, (words, code)
        assert int(out) + int(err) == 1, words
    assert "event" in lines[len(READS + WRITES)]
    checks, tasks, notes, _, leftovers = lines[-5:]
    seen = {check["check"]: check for check in json.loads(checks)}
    for name in ("data", "calendars"):
        assert seen[name]["state"] in ("diskFull", "readOnly") and seen[name]["fix"], seen[name]
    assert tasks.count('"id"') == 1 and '"trier les photos"' in tasks
    assert notes.count('"id"') == 1 and "cadenas" in notes
    assert leftovers == "0", "something half-written stayed"
