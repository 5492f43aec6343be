"""The backports come from the mirror that apt already uses, however it is written down."""

import os
import subprocess
import sys

SCRIPT = os.path.join(os.path.dirname(__file__), os.pardir, os.pardir, "scripts", "setup", "backports.py")


def backports(apt):
    return subprocess.run([sys.executable, SCRIPT, str(apt), "bookworm"], capture_output=True, text=True)


def write(apt, name, text):
    path = apt / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_a_one_line_entry_with_a_key(tmp_path):
    write(
        tmp_path,
        "sources.list",
        "# deb http://old.example bookworm main\n"
        "deb http://security.example/debian-security bookworm-security main\n"
        "deb [arch=amd64 signed-by=/k.gpg] http://mirror.example/debian bookworm contrib main\n",
    )
    assert backports(tmp_path).stdout == (
        "Types: deb\nURIs: http://mirror.example/debian\nSuites: bookworm-backports\nComponents: main\nSigned-By: /k.gpg\n"
    )


def test_a_stanza(tmp_path):
    write(
        tmp_path,
        "sources.list.d/debian.sources",
        "Types: deb\n# a remark\nURIs: http://mirror.example/debian\nSuites: bookworm bookworm-updates\n"
        "Components: main\nSigned-By: /k.gpg\n",
    )
    said = backports(tmp_path).stdout
    assert "URIs: http://mirror.example/debian\nSuites: bookworm-backports\n" in said and "Signed-By: /k.gpg" in said


def test_a_stanza_that_is_switched_off_or_of_another_release_does_not_count(tmp_path):
    stanza = "Types: deb\nURIs: http://mirror.example\nSuites: {}\nComponents: main\nEnabled: {}\n"
    write(tmp_path, "sources.list.d/a.sources", stanza.format("bookworm", "no"))
    write(tmp_path, "sources.list.d/b.sources", stanza.format("sid", "yes"))
    ran = backports(tmp_path)
    assert (ran.returncode, ran.stdout) == (1, "")
