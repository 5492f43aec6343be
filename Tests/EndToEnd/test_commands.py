"""The command line's contract: what scripts read and the exit codes they branch on."""

import datetime
import json
import zoneinfo

import pytest

DONE, REFUSED, WRONG_USE, NO_MODEL, DATA_ERROR = range(5)


def one_sentence(done):
    """The error a person reads: one line on standard error, nothing on standard output."""
    assert done.stdout == ""
    assert done.stderr.startswith("poche"), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_without_a_terminal_poche_says_what_to_run(nobody):
    done = nobody.run()
    assert done.returncode == WRONG_USE
    assert "poche ask" in one_sentence(done)


@pytest.mark.parametrize("words, meant", [
    (["remiders"], "reminders"), (["tasks", "--jsno"], "--json"), (["reminders", "add", "a", "--wen", "demain"], "--when"),
])
def test_a_typing_mistake_names_the_nearest(nobody, words, meant):
    done = nobody.run(*words)
    assert done.returncode == WRONG_USE
    assert meant in one_sentence(done)


@pytest.mark.parametrize("words", [
    ["frobnicate"], ["tasks", "frobnicate"], ["tasks", "add"], ["confirm"], ["search"], ["notes", "--limit", "0"],
    ["dates", "--now", "hier"], ["dates", "--locale", "de"], ["search", "a", "--limit"], ["tasks", "--json=oui"],
    ["agenda", "add", "dentiste"], ["ask", ""], ["ask", "  \n"], ["ask", "\u202e\u200b"],
])
def test_wrong_use_is_2(nobody, words):
    done = nobody.run(*words)
    assert done.returncode == WRONG_USE
    one_sentence(done)


def test_every_command_has_its_help_in_both_languages(nobody):
    overview = nobody.ok("help")
    names = [line.split()[1] for line in overview.splitlines() if line.startswith("  poche ")]
    assert {"ask", "pending", "confirm", "dismiss", "propose", "dates", "agenda", "reminders", "notes", "tasks",
            "search", "model", "doctor"} <= set(names)
    for name in names:
        assert nobody.ok("help", name) == nobody.ok(name, "--help")
        assert nobody.ok("help", name) != nobody.ok("help", name, "--locale", "en")
    assert nobody.ok("--version") == nobody.ok("version")


def test_tasks_are_added_listed_done_and_deleted(nobody):
    nobody.ok("tasks", "add", "repeindre le portail", "--when", "d'ici vendredi", "--now", "2026-03-11T10:00:00")
    nobody.ok("tasks", "add", "trier les photos")
    first, second = sorted(nobody.json("tasks"), key=lambda task: task["title"])
    assert first["title"] == "repeindre le portail"
    assert first["due"].startswith("2026-03-13")
    assert second["due"] is None
    nobody.ok("tasks", "done", second["id"][:6])
    assert [task["title"] for task in nobody.json("tasks")] == ["repeindre le portail"]
    assert len(nobody.json("tasks", "--all")) == 2
    nobody.ok("tasks", "delete", "portail")
    assert nobody.json("tasks") == []
    assert nobody.run("tasks", "done", "portail").returncode == REFUSED


def test_an_ambiguous_title_is_asked_about(nobody):
    nobody.ok("tasks", "add", "appeler Maud")
    nobody.ok("tasks", "add", "appeler Nils")
    done = nobody.run("tasks", "done", "appeler")
    assert done.returncode == REFUSED
    assert "Maud" in one_sentence(done) and "Nils" in done.stderr
    assert len(nobody.json("tasks")) == 2


def test_a_reminder_added_by_hand_is_in_the_calendar(nobody):
    said = nobody.ok("reminders", "add", "appeler le plombier", "--when", "demain à 9h")
    assert "9\u202fh" in said
    assert "plombier" in nobody.todo()
    (reminder,) = nobody.json("reminders")
    assert reminder["due"].endswith("T09:00:00") and reminder["zone"] == "Europe/Paris" and not reminder["done"]
    nobody.ok("reminders", "done", "plombier")
    assert nobody.json("reminders") == []
    nobody.ok("reminders", "delete", "plombier")
    assert nobody.json("reminders", "--all") == []


def test_an_event_added_by_hand_is_listed_shown_and_deleted(nobody):
    nobody.ok("agenda", "add", "dîner chez Maud", "--when", "demain de 19h à 21h", "--location", "Quimper")
    (event,) = nobody.json("agenda")
    assert event["start"][11:] == "19:00:00" and event["end"][11:] == "21:00:00" and event["location"] == "Quimper"
    assert "dîner chez Maud" in nobody.khal("today", "3d")
    assert "Quimper" in nobody.ok("agenda", "show", "dîner")
    nobody.ok("agenda", "delete", event["id"])
    assert nobody.json("agenda") == []


def test_what_a_series_leaves_out_is_in_its_json(nobody):
    monday = ("tous les lundis à 9h sauf le 14 décembre", "--now", "2026-12-01T08:00:00")
    nobody.ok("agenda", "add", "yoga", "--when", *monday)
    nobody.ok("reminders", "add", "arroser", "--when", *monday)
    nobody.ok("agenda", "add", "dîner", "--when", "demain à 20h")
    (yoga,) = (event for event in nobody.json("agenda", "--now", "2026-12-01T08:00:00") if event["title"] == "yoga")
    (water,) = nobody.json("reminders")
    assert yoga["exceptions"] == water["exceptions"] == ["2026-12-14T09:00:00"]
    (dinner,) = (event for event in nobody.json("agenda") if event["title"] == "dîner")
    assert dinner["exceptions"] is None


def test_all_the_days_of_what_was_added_are_said(nobody):
    said = nobody.ok("agenda", "add", "Trek", "--when", "du 20 au 22 mars 2040")
    assert "du mardi 20 mars 2040 au jeudi 22 mars 2040" in said.replace("\u202f", " ")


def test_one_character_names_no_record(nobody):
    for title in ("acheter du vin", "trier les photos", "1 kg de farine"):
        nobody.ok("tasks", "add", title)
    for verb in ("done", "delete"):
        for reference in "0123456789abcdef":
            done = nobody.run("tasks", verb, reference)
            assert done.returncode == WRONG_USE and "court" in one_sentence(done)
    assert len(nobody.json("tasks")) == 3
    nobody.ok("tasks", "done", "vin")
    (first, *_) = nobody.json("tasks")
    nobody.ok("tasks", "done", first["id"][:4])
    assert len(nobody.json("tasks")) == 1


def test_a_date_that_is_over_is_refused(nobody):
    done = nobody.run("reminders", "add", "payer", "--when", "le 3 mars 2020")
    assert done.returncode == REFUSED
    assert "2020" in one_sentence(done)
    assert nobody.run("reminders", "add", "payer", "--when", "bientôt peut-être").returncode == REFUSED
    assert nobody.json("reminders") == []


def test_notes_are_kept_shown_and_found(nobody):
    nobody.ok("notes", "add", "Le code du cadenas de l'œuvre est 4821")
    nobody.ok("notes", "add", "-", input="Première ligne\nDeuxième ligne\n")
    second, first = nobody.json("notes")
    assert first["content"].endswith("4821")
    assert nobody.ok("notes", "show", second["id"][:8]) == "Première ligne\nDeuxième ligne\n"
    (hit,) = nobody.json("search", "oeuvre cadenas")
    assert hit["kind"] == "note"
    assert nobody.run("search", "girafe").returncode == REFUSED
    assert nobody.run("search", "girafe", "--json").stdout == "[]\n"
    nobody.ok("notes", "delete", second["id"])
    assert len(nobody.json("notes")) == 1


def test_every_time_in_json_is_on_the_wall_of_the_zone_beside_it(nobody):
    env = {"TZ": "Asia/Tokyo"}
    nobody.ok("notes", "add", "le code du cadenas", env=env)
    nobody.ok("agenda", "add", "marché aux fleurs", "--when", "demain de 19h à 21h", env=env)
    (note,), (event,) = nobody.json("notes", env=env), nobody.json("agenda", env=env)
    (hit,), (market,) = nobody.json("search", "cadenas", env=env), nobody.json("search", "marché", env=env)
    now = datetime.datetime.now(zoneinfo.ZoneInfo("Asia/Tokyo")).replace(tzinfo=None)
    assert {note["zone"], event["zone"], hit["zone"], market["zone"]} == {"Asia/Tokyo"}
    for written in (note["created"], hit["date"]):
        assert abs(now - datetime.datetime.fromisoformat(written)) < datetime.timedelta(minutes=5)
    assert market["date"] == event["start"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_scripts_branch_on_is_the_same_in_every_language(nobody, language):
    checks = json.loads(nobody.run("doctor", "--json", "--locale", language).stdout)
    assert [check["check"] for check in checks] == ["model", "vectors", "data", "calendars"]
    assert [check["state"] for check in checks] == ["missing", "missing", "ok", "ok"]
    assert [list(check) for check in checks] == [["check", "label", "ok", "state", "found", "fix"]] * 4
    assert (checks[2]["label"] == "données") == (language == "fr")


def test_an_appointment_is_listed_with_its_end(nobody):
    nobody.ok("agenda", "add", "dîner chez Maud", "--when", "demain de 19h à 21h")
    assert "de 19\u202fh à 21\u202fh" in nobody.ok("agenda")
    assert "7:00 PM to 9:00 PM" in nobody.ok("agenda", "--locale", "en")


def test_hidden_characters_are_neither_kept_nor_printed(nobody):
    nobody.ok("tasks", "add", "appeler\u202e Maud\x1b[31m\u200b")
    assert nobody.json("tasks")[0]["title"] == "appeler Maud"
    assert "\x1b" not in nobody.ok("tasks")


def test_a_megabyte_through_a_pipe_is_refused_and_the_code_says_so(person):
    done = person.run(input="a" * 1_000_000 + "\n/aide\n")
    assert done.returncode == 1 and "trop long" in done.stdout and "/cartes" in done.stdout


def test_a_megabyte_and_broken_bytes_are_refused_in_a_sentence(nobody):
    done = nobody.run("ask", "-", input="a" * 1_000_000)
    assert done.returncode == REFUSED
    one_sentence(done)
    assert nobody.run("notes", "add", "-", input="é" * 1_100_000).returncode == REFUSED
    assert nobody.run("notes", "add", "-", input=b"a\x00b\xff\n").returncode == DONE
    assert nobody.json("notes")[0]["content"] == "ab\ufffd"


def test_a_reader_that_leaves_is_no_error(nobody):
    import subprocess
    done = subprocess.run(
        ["sh", "-c", f"yes demain | head -50000 | {nobody.binary} dates | head -1"], env=nobody.env,
        capture_output=True, text=True, timeout=60)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_no_command_reaches_the_data_folder_of_another(nobody):
    nobody.ok("tasks", "add", "chez moi")
    assert (nobody.data / "poche.db").exists()
    assert oct((nobody.data / "poche.key").stat().st_mode & 0o777) == "0o600"
    assert b"chez moi" not in (nobody.data / "poche.db").read_bytes()
