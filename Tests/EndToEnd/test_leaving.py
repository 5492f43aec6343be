"""Leaving while the engine computes: nothing it still does may outlive what it uses."""

import time

import pytest

from terminal import CTRL_D, ENTER
from test_conversation import shows_card, started


@pytest.mark.parametrize("moment", [0, 0.3, 0.6])
def test_leaving_while_a_confirmed_card_is_read_by_the_model(person, moment):
    terminal = shows_card(person)
    terminal.type("o")
    terminal.wait_for(lambda t: list(person.calendars.rglob("*.ics")), 5)
    time.sleep(moment)
    terminal.type(CTRL_D)
    assert terminal.wait_exit() == 0, terminal.text()


@pytest.mark.parametrize("moment", [0, 0.4, 0.8])
def test_leaving_while_the_model_is_loaded_or_reads_ahead(person, moment):
    terminal = started(person)
    terminal.type("Raconte")
    time.sleep(moment)
    terminal.type("\x15" + CTRL_D)
    assert terminal.wait_exit() == 0, terminal.text()
