"""A person with rough hands: keys at the wrong moment, odd terminals, a power cut between the choice and the write."""

import os
import random
import signal
import time

import pytest

from terminal import BACKSPACE, CTRL_A, CTRL_C, CTRL_D, CTRL_E, CTRL_U, ENTER, LEFT, UP

REMINDER = "Rappelle-moi d'appeler le plombier demain à 9h"
STORY = "Raconte-moi longuement l'histoire d'un phare breton"
CHOICES = "[o] confirmer"


def started(person, **options):
    return person.chat(**options).wait_for("›", 5)


def shows_card(person, **options):
    terminal = started(person, **options)
    terminal.type(REMINDER + ENTER)
    return terminal.wait_for_card("[o]", 90)


def streams(terminal, words=12):
    terminal.type(STORY + ENTER)
    return terminal.wait_for(
        lambda t: "se charge" not in t.text() and len(t.text().rsplit("breton", 1)[-1].split()) > words, 90)


def test_an_answer_survives_every_size_while_it_is_written(person):
    terminal = streams(started(person, columns=100, rows=40))
    for columns, rows in ((20, 8), (132, 50), (33, 12), (80, 24)):
        terminal.resize(columns, rows)
        terminal.settle(0.1)
    terminal.type(CTRL_C)
    terminal.wait_for("arrêté", 10)
    terminal.type("toujours là")
    terminal.wait_for(lambda t: t.cursor_line().endswith("› toujours là"), 10)


def test_twenty_columns_show_the_whole_card_and_its_choices(person):
    terminal = shows_card(person, columns=20, rows=24)
    terminal.settle()
    text = terminal.text()
    assert all(len(line) <= 20 for line in terminal.lines())
    for part in ("Rappel", "plombier", "Quand", "[o] confirmer", "[m] modifier", "[n] abandonner"):
        assert part in text, text
    assert text.count("╭") == text.count("╰") == text.count("[o]") == 1, text
    terminal.type("o")
    terminal.wait_for(lambda t: person.json("reminders"), 10)


def test_wide_characters_and_joined_emoji_are_edited_whole_on_twenty_columns(person):
    terminal = started(person, columns=20, rows=24)
    terminal.type("日本語の長い文章を書いてみる" * 2)
    terminal.settle()
    assert all(len(line) <= 20 for line in terminal.screen.display)
    terminal.type(LEFT * 3 + BACKSPACE + CTRL_A + "é" + BACKSPACE + CTRL_E + CTRL_U)
    terminal.settle()
    terminal.type("cafe\u0301 👩‍🚀🇫🇷" + BACKSPACE * 3)
    terminal.wait_for(lambda t: t.raw.endswith("cafe\u0301".encode()), 5)
    terminal.type(BACKSPACE)
    terminal.wait_for(lambda t: t.cursor_line().endswith("› caf"), 5)


def test_a_message_of_many_lines_comes_back_whole(person):
    terminal = started(person)
    terminal.paste("première ligne\ndeuxième ligne")
    terminal.type(ENTER + CTRL_C)
    terminal.type(UP)
    terminal.wait_for(lambda t: t.cursor_line().endswith("deuxième ligne"), 5)
    assert any(line.endswith("› première ligne") for line in terminal.lines())


@pytest.mark.parametrize("rows", [3, 5, 8])
def test_a_low_terminal_never_repeats_its_prompt(person, rows):
    terminal = started(person, columns=40, rows=rows)
    for letter in "un message qui tient sur deux lignes à peu près, pas plus":
        terminal.type(letter)
    terminal.settle()
    assert terminal.text().count("›") == 1, terminal.text()
    terminal.type(CTRL_U + "/aide" + ENTER)
    terminal.wait_for("/quitter", 5)


def test_ctrl_d_while_an_answer_is_written_quits_at_once(person):
    terminal = streams(started(person))
    terminal.type(CTRL_D)
    assert terminal.wait_exit(5) == 0


@pytest.mark.parametrize("message", ["merci !", "ok c'est noté ?", "non mais quel jour on est ?"])
def test_a_message_that_begins_with_a_letter_of_the_card_answers_nothing(person, message):
    terminal = shows_card(person)
    for letter in message:
        terminal.type(letter)
        terminal.pump(0.05)
    terminal.wait_for(lambda t: t.cursor_line().endswith("› " + message), 10)
    assert len(person.json("pending")) == 1
    assert not person.json("reminders")


def test_a_letter_typed_as_the_card_appears_stays_on_the_line(person):
    terminal = started(person)
    terminal.type(REMINDER + ENTER)
    terminal.wait_for("[o]", 90)
    terminal.type("o")
    time.sleep(1)
    terminal.wait_for(lambda t: t.cursor_line().endswith("› o"), 10)
    assert not person.json("reminders")
    terminal.type(ENTER)
    terminal.wait_for(lambda t: person.json("reminders"), 10)


def test_ctrl_c_on_a_card_leaves_it_open_and_waiting(person):
    terminal = shows_card(person)
    terminal.type(CTRL_C)
    terminal.wait_for("Ctrl-C encore une fois", 5)
    terminal.type(CTRL_C)
    assert terminal.wait_exit() == 0
    assert len(person.json("pending")) == 1 and person.json("reminders") == []


def test_quitting_in_the_middle_of_an_edit_keeps_the_card(person):
    terminal = shows_card(person)
    terminal.type("m")
    terminal.wait_for(lambda t: REMINDER in t.cursor_line(), 5)
    terminal.type(CTRL_U + CTRL_D)
    assert terminal.wait_exit() == 0
    (card,) = person.json("pending")
    assert f"poche confirm {card['shortID']}" in " ".join(terminal.text().split())


def test_a_card_open_in_two_chats_is_written_once(person):
    person.ok("ask", REMINDER)
    terminals = [started(person) for _ in range(2)]
    for terminal in terminals:
        terminal.type("/cartes" + ENTER)
        terminal.wait_for_card(seconds=5)
    for terminal in terminals:
        terminal.type("o")
    said = ("Rappel enregistré", "n’attend plus")
    for terminal in terminals:
        terminal.wait_for(lambda t: any(words in t.text() for words in said), 10)
    # Whichever was first.
    assert all(sum(words in terminal.text() for terminal in terminals) == 1 for words in said)
    assert len(person.json("reminders")) == 1


def test_a_power_cut_after_the_choice_loses_neither_the_card_nor_the_reminder(person):
    chance = random.Random(1517)
    person.ok("ask", REMINDER)
    for _ in range(8):
        terminal = started(person)
        terminal.type("/cartes" + ENTER)
        terminal.wait_for_card(seconds=5)
        terminal.type("o")
        time.sleep(chance.uniform(0, 0.03))
        os.kill(terminal.child.pid, signal.SIGKILL)
        terminal.wait_exit()
        cards, reminders = person.json("pending"), person.json("reminders")
        assert cards or reminders
        assert len(reminders) <= 1
        if not cards:
            break
    for card in person.json("pending"):
        person.run("confirm", card["shortID"])
    assert len(person.json("reminders")) == 1


def test_a_dumb_terminal_asks_for_the_card_on_a_line(person):
    terminal = started(person, env={"TERM": "dumb"})
    terminal.type(REMINDER + "\n")
    terminal.wait_for(CHOICES, 90)
    terminal.type("\n")
    terminal.wait_for("attend", 5)
    terminal.type("/cartes\n")
    terminal.wait_for(lambda t: t.text().count(CHOICES) == 2, 5)
    terminal.type("oui\n")
    terminal.wait_for("Rappel enregistré", 10)
    terminal.type(CTRL_D)
    assert terminal.wait_exit() == 0
    assert b"\x1b" not in terminal.raw
    assert len(person.json("reminders")) == 1


def test_the_locale_c_speaks_french_with_its_accents(person):
    terminal = shows_card(person, env={"LANG": "C", "LC_ALL": "C"})
    terminal.type("é")
    terminal.wait_for(lambda t: t.cursor_line().endswith("› é"), 5)
    terminal.type(BACKSPACE)
    terminal.wait_for(lambda t: t.cursor_line().endswith("›"), 5)
    terminal.type("n")
    terminal.wait_for("abandonnée", 5)
    assert person.json("pending") == []


def test_a_terminal_that_goes_away_in_the_middle_of_a_card_leaves_it_waiting(person):
    terminal = shows_card(person)
    terminal.hang_up()
    assert not terminal.child.isalive()
    assert len(person.json("pending")) == 1
