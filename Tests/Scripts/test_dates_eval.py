"""`make eval-dates`: what is measured, and what is said where there is nothing to measure."""

import json
import pathlib
import subprocess
import sys

EVAL = pathlib.Path(__file__).parents[2] / "benchmarks" / "dates" / "eval.py"

# Answers every line with noon of 5 May 2026.
FAKE = """#!/usr/bin/env python3
import json, sys
for line in sys.stdin:
    print(json.dumps({"kind": "instant", "start": "2026-05-05T12:00:00", "end": None}))
"""


def run(*arguments):
    return subprocess.run([sys.executable, EVAL, *arguments], capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"})


def corpus(folder, *expected):
    lines = [
        {"text": f"mot {number}", "reference": "2026-03-11T10:00:00", "type": "value", "expected": start, "grain": "hour"}
        for number, start in enumerate(expected)]
    (folder / "dates_fr.jsonl").write_text("\n".join(map(json.dumps, lines)) + "\n")
    fake = folder / "poche"
    fake.write_text(FAKE)
    fake.chmod(0o755)
    return fake


def test_without_corpora_it_says_so_and_passes(tmp_path):
    done = run("poche", tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("no corpora")


def test_lines_are_right_at_their_grain(tmp_path):
    poche = corpus(tmp_path, "2026-05-05T12:30:00", "2026-05-05T12:00:00")
    done = run(poche, tmp_path)
    assert done.returncode == 0
    assert "2 of 2 right" in done.stdout


def test_below_the_floor_it_fails(tmp_path):
    poche = corpus(tmp_path, "2026-05-05T12:00:00", "2026-05-06T12:00:00")
    done = run(poche, tmp_path)
    assert done.returncode == 1
    assert "1 of 2 right" in done.stdout
