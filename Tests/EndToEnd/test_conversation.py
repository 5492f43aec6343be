"""The conversation for which Poche exists, held at a terminal on the real model."""

import datetime

import pytest

from terminal import CTRL_C, CTRL_D, CTRL_U, ENTER, UP

REMINDER = "Rappelle-moi d'appeler le plombier demain à 9h"
CHOICES = "[o] confirmer"
MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
WEEKDAYS = "lundi mardi mercredi jeudi vendredi samedi dimanche".split()


def tomorrow():
    return datetime.date.today() + datetime.timedelta(days=1)


def in_clear(day):
    return f"{WEEKDAYS[day.weekday()]} {'1er' if day.day == 1 else day.day} {MONTHS[day.month - 1]} {day.year}"


def started(person, **options):
    terminal = person.chat(**options)
    terminal.wait_for("›", 5)
    return terminal


def shows_card(person, message=REMINDER, **options):
    terminal = started(person, **options)
    terminal.type(message + ENTER)
    return terminal.wait_for_card()


def test_a_reminder_is_shown_in_clear_confirmed_and_found_by_todoman(person):
    terminal = shows_card(person)
    text = " ".join(terminal.text().split())
    assert in_clear(tomorrow()) in text
    assert "9 h" in text
    assert not list(person.calendars.rglob("*.ics")), "nothing is written before the person confirms"
    terminal.type("o")
    terminal.wait_for(lambda t: list(person.calendars.rglob("*.ics")), 5)
    listed = person.todo()
    assert "plombier" in listed
    assert tomorrow().isoformat() in listed
    terminal.type(CTRL_D)
    assert terminal.wait_exit() == 0


def test_an_event_is_found_by_khal(person):
    terminal = shows_card(person, "Mets un rendez-vous chez le dentiste demain à 14h30")
    terminal.type("oui" + ENTER)
    terminal.wait_for(lambda t: list(person.calendars.rglob("*.ics")), 5)
    listed = person.khal(tomorrow().isoformat()).lower()
    assert "14:30" in listed
    assert "dentiste" in listed


def test_a_dismissed_card_writes_nothing_and_is_gone(person):
    terminal = shows_card(person)
    terminal.type("n")
    terminal.wait_for(lambda t: not person.json("pending"), 5)
    assert person.json("reminders") == []


def test_editing_brings_the_request_back(person):
    terminal = shows_card(person)
    terminal.type("m")
    terminal.wait_for(lambda t: REMINDER in t.cursor_line(), 5)
    (card,) = person.json("pending")
    terminal.type(CTRL_C)
    terminal.wait_for(lambda t: t.text().count(CHOICES) == 1 and t.text().count("appeler le plombier") > 2, 5).settle()
    terminal.type("m")
    terminal.wait_for(lambda t: REMINDER in t.cursor_line(), 5)
    terminal.type(" du matin" + ENTER)
    # The card waits until its successor is there.
    terminal.wait_for(lambda t: [one["id"] for one in person.json("pending")] not in ([], [card["id"]]), 60)
    terminal.wait_for(lambda t: len(person.json("pending")) == 1, 10)
    assert person.json("pending")[0]["request"] == REMINDER + " du matin"


def test_enter_and_a_paste_never_confirm(person):
    terminal = shows_card(person)
    terminal.type(ENTER)
    terminal.type(ENTER)
    terminal.paste("o")
    terminal.settle()
    assert person.json("reminders") == []
    assert len(person.json("pending")) == 1


def test_leaving_in_the_middle_of_a_card_keeps_it_waiting(person):
    terminal = shows_card(person)
    terminal.type(CTRL_D)
    assert terminal.wait_exit() == 0
    (card,) = person.json("pending")
    assert f"poche confirm {card['shortID']}" in " ".join(terminal.text().split())
    assert person.json("reminders") == []
    person.ok("confirm", card["shortID"])
    assert "plombier" in person.todo()
    assert person.run("confirm", card["shortID"]).returncode == 1


def test_waiting_cards_are_announced_and_answered_before_the_model_is_there(person, tmp_path):
    card = person.json("ask", REMINDER)["cards"][0]
    # An empty cache: the instructions are read again, which takes a while.
    terminal = person.chat(env={"XDG_CACHE_HOME": str(tmp_path / "cache")})
    terminal.wait_for("Une carte attend", 5)
    terminal.type("/cartes" + ENTER)
    terminal.wait_for(card["shortID"], 5)
    terminal.wait_for_card(seconds=5)
    assert any(word in terminal.text() for word in ("se charge", "consignes")), "the model was there already"
    terminal.type("o")
    terminal.wait_for("Rappel enregistré", 5)
    assert any(word in terminal.screen.display[-1] + terminal.text() for word in ("se charge", "consignes"))
    assert len(person.json("reminders")) == 1


def test_the_first_reading_of_the_instructions_is_said_with_how_far_it_is(person, tmp_path):
    terminal = person.chat(env={"XDG_CACHE_HOME": str(tmp_path / "cache")})
    terminal.wait_for("je lis mes consignes", 60)
    terminal.wait_for(lambda t: "consignes" not in t.text() and "se charge" not in t.text(), 120)


def test_through_a_pipe_the_card_waits_and_no_line_confirms_it(person):
    done = person.run(input=f"{REMINDER}\noui\n/cartes\n")
    assert done.returncode == 0 and done.stderr == ""
    (card,) = person.json("pending")
    assert done.stdout.count(f"poche confirm {card['shortID']}") == 3
    assert in_clear(tomorrow()) in done.stdout and "[o]" not in done.stdout and "›" not in done.stdout
    assert person.json("reminders") == []


def test_ctrl_d_on_the_card_of_a_single_question_says_the_command_that_confirms_it(person):
    terminal = person.chat("ask", REMINDER)
    terminal.wait_for(CHOICES, 60)
    terminal.type(CTRL_D)
    assert terminal.wait_exit() == 0
    (card,) = person.json("pending")
    assert f"poche confirm {card['shortID']}" in " ".join(terminal.text().split())
    assert "/cartes" not in terminal.text()


def test_of_two_cards_the_one_that_the_keys_answer_is_named(person):
    person.ok("ask", REMINDER)
    person.ok("ask", "Rappelle-moi d'appeler le notaire demain à 10h")
    terminal = started(person)
    terminal.wait_for("2 cartes attendent", 5)
    terminal.type("/cartes" + ENTER)
    first, second = person.json("pending")
    terminal.wait_for_card(f"Carte {first['shortID']}", 5)
    terminal.type("o")
    terminal.wait_for(lambda t: person.json("reminders"), 5)
    assert "plombier" in person.json("reminders")[0]["title"]
    terminal.wait_for(lambda t: f"Carte {first['shortID']}," not in "\n".join(t.screen.display[-6:]), 5)
    terminal.type("n")
    terminal.wait_for(lambda t: not person.json("pending"), 5)
    assert len(person.json("reminders")) == 1


def is_written(terminal, message, words):
    """Whether an answer of so many words follows the message, the model being loaded."""
    return "se charge" not in terminal.text() and len(terminal.text().rsplit(message, 1)[-1].split()) > words


def test_ctrl_c_stops_an_answer_and_the_chat_goes_on(person):
    terminal = started(person)
    terminal.type("Raconte-moi longuement l'histoire d'un phare breton" + ENTER)
    terminal.wait_for(lambda t: is_written(t, "phare breton", 12), 60)
    terminal.type(CTRL_C)
    terminal.wait_for("arrêté", 3)
    terminal.type("Combien font deux plus deux ?" + ENTER)
    terminal.wait_for(lambda t: "4" in t.text() or "quatre" in t.text().lower(), 60)


def test_ctrl_c_takes_back_a_message_that_waits_for_the_model(person):
    terminal = started(person)
    terminal.type(REMINDER + ENTER + CTRL_C)
    terminal.wait_for("arrêté", 5)
    terminal.type("Combien font deux plus deux ?" + ENTER)
    terminal.wait_for(lambda t: "4" in t.text() or "quatre" in t.text().lower(), 60)
    assert CHOICES not in terminal.text()
    assert person.json("pending") == []


def test_ctrl_c_twice_on_an_empty_line_quits(person):
    terminal = started(person)
    terminal.type("brouillon" + CTRL_C)
    terminal.settle()
    terminal.type(CTRL_C)
    terminal.wait_for("Ctrl-C encore une fois", 3)
    terminal.type(CTRL_C)
    assert terminal.wait_exit() == 0


def test_an_answer_survives_a_change_of_size(person):
    terminal = started(person, columns=100, rows=40)
    terminal.type("Raconte-moi l'histoire d'un jardin en cinq phrases" + ENTER)
    terminal.wait_for(lambda t: is_written(t, "cinq phrases", 8), 60)
    terminal.resize(60, 30)
    terminal.settle()
    terminal.type(CTRL_C)
    terminal.type("toujours là")
    terminal.wait_for(lambda t: t.cursor_line().endswith("› toujours là"), 20)


def test_a_message_typed_while_the_model_loads_is_answered(person):
    terminal = person.chat()
    terminal.type(REMINDER + ENTER)
    terminal.wait_for(CHOICES, 60)


def test_past_messages_come_back_in_the_next_chat_and_nothing_is_in_clear(person):
    terminal = shows_card(person)
    terminal.type("o")
    terminal.settle()
    terminal.type(CTRL_D)
    assert terminal.wait_exit() == 0
    for file in person.data.rglob("*"):
        if file.is_file() and not file.is_symlink() and file.suffix != ".ics":
            assert b"plombier" not in file.read_bytes(), file
    terminal = started(person)
    terminal.type(UP)
    terminal.wait_for(lambda t: REMINDER in t.cursor_line(), 5)
    terminal.type(CTRL_U)


@pytest.mark.parametrize("language, choices", [("en_GB.UTF-8", "[y] confirm"), ("fr_CA.UTF-8", CHOICES)])
def test_the_chat_speaks_the_language_of_the_machine(person, language, choices):
    terminal = started(person, env={"LANG": language})
    message = "Remind me to call the plumber tomorrow at 9" if language.startswith("en") else REMINDER
    terminal.type(message + ENTER)
    terminal.wait_for(choices, 60)
