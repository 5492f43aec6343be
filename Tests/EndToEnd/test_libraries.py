"""The program as it is installed: copied elsewhere, started with no environment."""

import os
import shutil
import subprocess


def test_a_copied_program_finds_its_libraries_without_any_environment(tmp_path):
    program = shutil.copy(os.environ["POCHE_BINARY"], tmp_path / "poche")
    libraries = subprocess.run(["/usr/bin/ldd", program], env={}, capture_output=True, text=True).stdout
    assert "libllama.so" in libraries and "not found" not in libraries
