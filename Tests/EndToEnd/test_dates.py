"""`poche dates`: the contract that scripts and benchmarks read."""

import json
import subprocess

import pytest

WRONG_USE = 2


def test_dates_answers_one_object_a_line(nobody):
    lines = nobody.ok(
        "dates", "--now", "2026-03-11T10:00:00", "--locale", "fr",
        input="demain à 9h\nrien à voir\n\nde 9h à 11h vendredi\ntous les mardis à 18h30\n").splitlines()
    rows = [json.loads(line) for line in lines]
    keys = ["text", "kind", "start", "end", "grain", "recurrence", "span"]
    assert [list(row)[:7] for row in rows] == [keys] * 5
    assert [list(row)[7:] for row in rows] == [[], ["reason", "message"], ["reason", "message"], [], []]
    assert rows[0] | {"text": ""} == {
        "text": "", "kind": "instant", "start": "2026-03-12T09:00:00", "end": None, "grain": "hour",
        "recurrence": None, "span": [0, 11]} | {"grain": rows[0]["grain"]}
    assert rows[1]["kind"] == "none" and rows[2]["kind"] == "none"
    assert rows[3]["kind"] == "interval"
    assert (rows[3]["start"], rows[3]["end"]) == ("2026-03-13T09:00:00", "2026-03-13T11:00:00")
    assert rows[4]["recurrence"].startswith("FREQ=WEEKLY")


@pytest.mark.parametrize("words, reason", [
    ("rien à voir", "noTime"), ("le 30 février", "noSuchDay"), ("à 25h", "noSuchHour"), ("de 11h à 9h", "reversed"),
    ("jeudi 13 mars 2026", "weekdayMismatch"), ("le 1er mai 99999", "outOfRange"), ("mardi ou mercredi", "unclear"),
    ("hier en huit", "halfRead"), ("tous les lundis, 0 fois", "empty"),
])
def test_no_date_says_why(nobody, words, reason):
    row = json.loads(nobody.ok("dates", "--now", "2026-03-11T10:00:00", "--locale", "fr", input=words + "\n"))
    assert (row["kind"], row["start"], row["reason"]) == ("none", None, reason)
    assert row["message"].endswith(".")


def test_another_reading_and_a_change_of_the_clocks_are_said(nobody):
    lines = nobody.ok(
        "dates", "--now", "2026-03-11T10:00:00", "--locale", "fr", env={"TZ": "Europe/Paris"},
        input="le 3/4\nle 29 mars à 2h30\nle 25 octobre à 2h30\n").splitlines()
    rows = [json.loads(line) for line in lines]
    assert [other["start"] for other in rows[0]["alternatives"]] == ["2027-03-04T00:00:00"]
    assert (rows[1]["start"], rows[1]["clockChange"]) == ("2026-03-29T03:30:00", "skipped")
    assert (rows[2]["start"], rows[2]["clockChange"]) == ("2026-10-25T02:30:00", "repeated")


def test_words_inside_a_sentence_are_found_where_they_stand(nobody):
    line = nobody.ok("dates", "--now", "2026-03-11T10:00:00", input="Rappelle-moi demain vers 9h, merci\n")
    row = json.loads(line)
    assert row["start"] == "2026-03-12T09:00:00"
    assert row["text"][slice(*row["span"])] == "demain vers 9h"


def test_a_megabyte_and_broken_bytes_are_no_date(nobody):
    lines = nobody.ok("dates", input=b"a" * 1_000_000 + b"\n\x00\xff\ndemain").splitlines()
    assert [json.loads(line)["kind"] for line in lines] == ["none", "none", "instant"]


@pytest.mark.parametrize("words, meant", [
    (["dattes"], "dates"), (["dates", "--nwo", "2026-03-11"], "--now"), (["dates", "--now", "hier"], "2026-03-11T10:00:00"),
    (["dates", "--locale", "de"], "fr"), (["dates", "--now"], "--now"), (["dates", "--json=oui"], "--json"),
    (["frobnicate"], "poche help"),
])
def test_wrong_use_is_2_and_one_sentence_that_helps(nobody, words, meant):
    done = nobody.run(*words)
    assert done.returncode == WRONG_USE
    assert done.stdout == ""
    assert done.stderr.startswith("poche") and done.stderr.count("\n") == 1
    assert meant in done.stderr


def test_the_language_is_that_of_the_machine(nobody):
    assert "no command" in nobody.run("frobnicate", env={"LANG": "en_GB.UTF-8"}).stderr
    assert "commande" in nobody.run("frobnicate", env={"LANG": "C.UTF-8"}).stderr
    assert "commande" in nobody.run("frobnicate", env={"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}).stderr


def test_a_reader_that_leaves_is_no_error(nobody):
    done = subprocess.run(
        ["sh", "-c", f"yes demain | head -50000 | {nobody.binary} dates | head -1"], env=nobody.env,
        capture_output=True, text=True, timeout=60)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
