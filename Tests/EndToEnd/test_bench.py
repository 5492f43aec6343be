"""`poche bench`: the model beside llama.cpp alone, in one run."""

import signal
import subprocess
import time

from test_commands import NO_MODEL, REFUSED, WRONG_USE, one_sentence


def test_the_session_is_about_as_fast_as_llama_cpp_alone(person):
    report = person.json("bench", "--quick")
    assert set(report) >= {
        "model", "bytes", "threads", "rounds", "decode", "schema", "prefill", "secondTurn", "firstTurn", "memoryBeyondFile"}
    for kind in "decode", "prefill":
        assert report[kind]["bare"] > 0 and report[kind]["session"] > 0
    # Far below what is measured on idle cores: other programs may be running beside the test.
    assert report["decode"]["ratio"] >= 0.8
    turn, first = report["secondTurn"], report["firstTurn"]
    assert 0 < turn["readTokens"] == turn["newTokens"]
    assert 0 < first["restore"] < first["restored"] < first["cold"]
    assert first["instructionTokens"] > 0


def test_without_a_model_there_is_nothing_to_measure(nobody):
    done = nobody.run("bench", "--json")
    assert done.returncode == NO_MODEL
    one_sentence(done)
    assert nobody.run("bench", "all").returncode == WRONG_USE


def test_an_interrupt_stops_it(person):
    running = subprocess.Popen(
        [person.binary, "bench"], env=person.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(4)
    running.send_signal(signal.SIGINT)
    out, error = running.communicate(timeout=10)
    assert (running.returncode, out) == (REFUSED, "")
    assert error.startswith("poche") and error.count("\n") == 1
