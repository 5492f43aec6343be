"""The terminal itself: what it shows at once, how a line is edited, and how it is given back."""

import re
import signal
import termios
import time

import pytest

from terminal import BACKSPACE, CTRL_A, CTRL_D, CTRL_E, CTRL_U, CTRL_W, ENTER, LEFT

ESCAPES = re.compile(rb"\x1b")
COLOURS = re.compile(rb"\x1b\[[0-9;]*m")


def started(person, **options):
    terminal = person.chat(**options)
    return terminal.wait_for("›", 5)


def local_flags(terminal):
    return termios.tcgetattr(terminal.child.child_fd)[3]


def is_cooked(terminal):
    wanted = termios.ECHO | termios.ICANON | termios.ISIG
    return local_flags(terminal) & wanted == wanted


def test_the_prompt_is_there_in_half_a_second(person):
    started(person).type(CTRL_D)
    times = []
    for _ in range(5):
        begin = time.monotonic()
        terminal = started(person)
        times.append(time.monotonic() - begin)
        terminal.type(CTRL_D)
        terminal.wait_exit()
    assert min(times) < 0.5, times


def test_a_line_is_edited_by_the_usual_keys(person):
    terminal = started(person)
    terminal.type("appeler lé")
    terminal.type(BACKSPACE + "éa demain")
    terminal.type(CTRL_A + "≫ " + CTRL_E + CTRL_W + "jeudi")
    terminal.wait_for(lambda t: t.cursor_line().endswith("› ≫ appeler léa jeudi"), 5)
    terminal.type(LEFT * 5 + "ce ")
    terminal.wait_for(lambda t: t.cursor_line().endswith("léa ce jeudi"), 5)
    terminal.type(CTRL_E + CTRL_U)
    terminal.wait_for(lambda t: t.cursor_line().endswith("›"), 5)


def test_a_character_sent_byte_by_byte_is_whole(person):
    terminal = started(person)
    for byte in "œ👩‍🚀é".encode():
        terminal.type(bytes([byte]))
        terminal.pump(0.02)
    # The screen of this test draws a joined emoji as two: the bytes tell.
    terminal.wait_for(lambda t: t.raw.endswith("› \x1b[0mœ👩‍🚀é".encode()), 5)
    terminal.type(BACKSPACE * 3)
    terminal.wait_for(lambda t: t.cursor_line().endswith("›"), 5)


def test_a_pasted_text_waits_for_enter_with_its_lines(person):
    terminal = started(person)
    terminal.paste("première ligne\ndeuxième \x1b[31mligne\u202e\r")
    terminal.wait_for(lambda t: "deuxième" in t.text(), 5)
    terminal.settle()
    assert "première ligne" in terminal.text()
    assert b"\x1b[31mligne" not in terminal.raw
    assert "\u202e".encode() not in terminal.raw


def test_a_megabyte_is_refused_in_one_sentence(person):
    terminal = started(person)
    terminal.paste("a" * 1_000_000)
    terminal.wait_for("trop long", 20)
    terminal.type("ok")
    terminal.wait_for(lambda t: t.cursor_line().endswith("› ok"), 5)


def test_an_empty_line_does_nothing(person):
    terminal = started(person)
    terminal.settle()
    before = terminal.text()
    terminal.type(ENTER + "  " + ENTER)
    terminal.settle()
    assert terminal.text() == before


def test_no_color_takes_every_colour_away(person):
    terminal = started(person, env={"NO_COLOR": "1"})
    terminal.type("/aide" + ENTER)
    terminal.wait_for("/quitter", 5)
    assert not COLOURS.search(terminal.raw)


def test_a_dumb_terminal_gets_lines_only(person):
    terminal = started(person, env={"TERM": "dumb"})
    terminal.type("/aide\n")
    terminal.wait_for("/quitter", 20)
    terminal.type("\x04")
    assert terminal.wait_exit() == 0
    assert not ESCAPES.search(terminal.raw)


@pytest.mark.parametrize("end", ["quit", "signal"])
def test_the_terminal_is_given_back_as_it_was(person, end):
    terminal = started(person)
    assert not is_cooked(terminal)
    flags = None
    if end == "quit":
        terminal.type(CTRL_D)
        terminal.wait_for(lambda t: b"\x1b[?2004l" in t.raw, 5)
    else:
        terminal.child.kill(signal.SIGTERM)
        terminal.wait_for(lambda t: b"\x1b[?2004l" in t.raw, 5)
    deadline = time.monotonic() + 3
    while time.monotonic() < deadline and not flags:
        flags = is_cooked(terminal)
    assert flags
    assert terminal.wait_exit() == (0 if end == "quit" else -signal.SIGTERM)


def test_a_terminal_that_goes_away_ends_the_chat(person):
    terminal = started(person)
    terminal.hang_up()
    assert not terminal.child.isalive()


def test_nothing_turns_while_nobody_types(person):
    terminal = started(person)
    terminal.wait_for(lambda t: "se charge" not in t.text(), 60)

    def ticks():
        with open(f"/proc/{terminal.child.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def used_in(seconds):
        before = ticks()
        time.sleep(seconds)
        return ticks() - before

    # The instructions are read behind the prompt, once; then nothing is left to do.
    deadline = time.monotonic() + 60
    while used_in(1) > 2 and time.monotonic() < deadline:
        pass
    assert used_in(3) <= 4, "an idle chat used the processor"
