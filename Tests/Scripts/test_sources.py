"""What the sources of the program keep to and no compiler checks."""
import pathlib
import re

SOURCES = pathlib.Path(__file__).parents[2] / "Sources"


def test_no_lock_can_be_inlined_into_an_async_function():
    """In the name of which thread it would be held, the type Guarded tells."""
    users = [path.name for path in SOURCES.rglob("*.swift") if re.search(r"\bMutex[<(]", path.read_text())]
    assert users == ["Guarded.swift"]
