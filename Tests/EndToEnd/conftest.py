"""A person of one's own for each test: their folders, their commands, their terminal, their calendar programs."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

from terminal import Terminal

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = pathlib.Path(os.environ.get("XDG_DATA_HOME") or pathlib.Path.home() / ".local/share")
MODELS = DATA / "poche/models"
EMBEDDING = DATA / "poche/embedding"


def binary():
    named = os.environ.get("POCHE_BINARY")
    places = [named] if named else [ROOT / ".build/release/poche", ROOT / ".build/debug/poche"]
    for place in places:
        if os.access(place, os.X_OK):
            return str(place)
    pytest.exit(f"no program to test at {places[0]}: run `make build` first", returncode=2)


class Person:
    def __init__(self, folder, cache):
        self.folder = folder
        self.data = folder / "data/poche"
        self.calendars = self.data / "calendars"
        self.binary = binary()
        self.terminals = []
        kept = {k: v for k, v in os.environ.items() if k in ("PATH", "LD_LIBRARY_PATH", "TMPDIR")}
        self.env = kept | {
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_CACHE_HOME": str(cache),
            "LANG": "fr_FR.UTF-8",
            "TZ": "Europe/Paris",
            "TERM": "xterm-256color",
        }

    def with_model(self):
        """Gives them the real models, not a copy."""
        files = sorted(MODELS.glob("*.gguf"))
        if not files:
            pytest.skip(f"no model in {MODELS}: run `make setup`")
        folder = self.data / "models"
        folder.mkdir(parents=True)
        for file in [*files, *MODELS.glob(".*.verified")]:
            (folder / file.name).symlink_to(file)
        if EMBEDDING.is_dir():
            (self.data / "embedding").symlink_to(EMBEDDING)
        return self

    def run(self, *words, input="", env=None, timeout=120, **options):
        """Runs a command to its end; nobody sits at a terminal."""
        if isinstance(input, str):
            input = input.encode()
        done = subprocess.run(
            [self.binary, *words], input=input, env=self.env | (env or {}), capture_output=True, timeout=timeout,
            **options)
        done.stdout, done.stderr = done.stdout.decode(), done.stderr.decode()
        return done

    def ok(self, *words, **options):
        done = self.run(*words, **options)
        assert done.returncode == 0, f"poche {' '.join(words)}: {done.returncode}\n{done.stderr}"
        return done.stdout

    def json(self, *words, **options):
        return json.loads(self.ok(*words, "--json", **options))

    def chat(self, *words, env=None, **options):
        terminal = Terminal([self.binary, *words], self.env | (env or {}), **options)
        self.terminals.append(terminal)
        return terminal

    def todo(self):
        """What todoman lists."""
        config = self.folder / "todoman.py"
        config.write_text(f'path = "{self.calendars}/*"\ndate_format = "%Y-%m-%d"\ntime_format = "%H:%M"\n')
        return self._tool("todo", "--config", str(config), "list")

    def khal(self, start, length="2d"):
        """What khal lists from a day on."""
        config = self.folder / "khal.conf"
        config.write_text(
            f"[calendars]\n[[poche]]\npath = {self.calendars}/*\ntype = discover\n[locale]\n"
            "timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\n"
            "datetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n")
        return self._tool("khal", "-c", str(config), "list", start, length)

    def _tool(self, name, *words):
        tool = pathlib.Path(sys.executable).parent / name
        env = self.env | {"LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(self.folder / "tools")}
        done = subprocess.run([tool, *words], env=env, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="session")
def cache(tmp_path_factory):
    """What can be made again is shared: the model's state after the instructions is computed once."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def nobody(tmp_path, cache):
    """A person without a model."""
    person = Person(tmp_path, cache)
    yield person
    for terminal in person.terminals:
        terminal.close()


@pytest.fixture
def person(nobody):
    """A person with the default model."""
    return nobody.with_model()


@pytest.fixture
def copied(nobody):
    """A person whose models folder is theirs to damage; gives the real model's path."""
    files = sorted(MODELS.glob("*.gguf"), key=lambda file: file.stat().st_size)
    if not files:
        pytest.skip(f"no model in {MODELS}: run `make setup`")
    folder = nobody.data / "models"
    folder.mkdir(parents=True)
    nobody.model = files[0]
    nobody.place = folder / files[0].name
    yield nobody
    shutil.rmtree(folder, ignore_errors=True)
