"""`poche propose` and `poche ask`: the agent without a terminal, on the real model."""

import json
import re


KEYS = ["text", "tool", "arguments", "card", "reply", "milliseconds"]


def test_the_contract_of_propose(person):
    lines = person.ok(
        "propose", "--now", "2026-03-11T10:00:00", "--json",
        input="Rappelle-moi d’appeler le plombier demain à 9h\nCombien font deux plus deux ?\n\n").splitlines()
    rows = [json.loads(line) for line in lines]
    assert [list(row) for row in rows] == [KEYS] * 3
    reminder, talk, empty = rows
    assert reminder["tool"] == "createReminder"
    assert reminder["arguments"]["start"].startswith("2026-03-12T09:00")
    assert reminder["arguments"]["when"] == "demain à 9h"
    assert reminder["arguments"]["recurrence"] is None
    assert "12 mars 2026" in reminder["card"]
    assert reminder["reply"] is None
    assert reminder["milliseconds"] > 0
    assert talk["tool"] == "reply" and talk["card"] is None and talk["reply"]
    assert empty["tool"] == "reply" and empty["reply"]
    assert person.json("reminders") == [] and person.json("pending") == []


def test_two_requests_and_two_hours_make_a_card_each(person):
    rows = [json.loads(line) for line in person.ok(
        "propose", "--now", "2026-03-11T10:00:00", "--json",
        input="Rappelle-moi d’appeler le plombier demain à 9h et ajoute du pain à ma liste\n"
        "Rappelle-moi de prendre mes gouttes à 12h et à 20h\n").splitlines()]
    both, twice = rows
    assert both["tool"] == "createReminder" and [other["tool"] for other in both["more"]] == ["createTask"]
    assert "pain" in both["more"][0]["arguments"]["title"]
    starts = [row["arguments"]["start"] for row in [twice, *twice["more"]]]
    assert starts == ["2026-03-11T12:00:00", "2026-03-11T20:00:00"]
    assert {row["arguments"]["title"] for row in [twice, *twice["more"]]} == {"prendre mes gouttes"}


def test_propose_answers_a_line_as_it_comes(person):
    import subprocess
    child = subprocess.Popen(
        [person.binary, "propose", "--json"], env=person.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    child.stdin.write("note que la clé est sous le pot\n")
    child.stdin.flush()
    assert json.loads(child.stdout.readline())["tool"] == "saveNote"
    child.stdin.close()
    assert child.wait(30) == 0


def test_ask_without_a_terminal_prints_the_card_and_waits(person):
    said = person.ok("ask", "Rappelle-moi d'appeler le plombier demain à 9h")
    assert "plombier" in said
    short = re.search(r"poche confirm ([0-9a-f]{6})", said).group(1)
    assert person.json("reminders") == []
    assert [card["shortID"] for card in person.json("pending")] == [short]
    assert "plombier" in person.ok("confirm", short)
    assert len(person.json("reminders")) == 1


def test_ask_as_json(person):
    answer = person.json("ask", "Rappelle-moi d'appeler le plombier demain à 9h")
    assert list(answer) == ["text", "reply", "notices", "cards"]
    (card,) = answer["cards"]
    person.ok("dismiss", card["shortID"])
    assert person.json("pending") == []


def test_no_way_of_asking_writes_by_itself(person):
    for words in (["ask", "--yes"], ["ask", "--confirm"], ["ask", "--force"], ["propose", "--write"]):
        assert person.run(*words, "note que le chat est roux").returncode == 2
    for name in ("POCHE_YES", "POCHE_CONFIRM", "POCHE_EXPERT"):
        person.run("ask", "note que le chat est roux", env={name: "1"})
    assert person.json("notes") == []
