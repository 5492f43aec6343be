"""Whole files or none: digests, durable renames and the memory of what was already verified."""

import fcntl
import hashlib
import os
from contextlib import contextmanager

from words import words


class SetupError(Exception):
    """One sentence for the person who runs set-up."""


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while chunk := file.read(1 << 20):
            digest.update(chunk)
    return digest.hexdigest()


def publish(temporary, final):
    """Renames a finished file into place so that it is there entirely, even after a power cut."""
    with open(temporary, "rb") as file:
        os.fsync(file.fileno())
    os.replace(temporary, final)
    folder = os.open(os.path.dirname(final), os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


@contextmanager
def locked(folder):
    """Keeps a second set-up out of a folder; the kernel drops the lock however the first one ends."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, ".lock"), "w", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(words("waiting"), flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _stamp(path):
    folder, name = os.path.split(path)
    return os.path.join(folder, f".{name}.verified")


def _identity(path, digest):
    found = os.stat(path)
    return f"{digest} {found.st_size} {found.st_mtime_ns} {found.st_ino}\n"


def is_known_good(path, digest):
    """Whether this very file was verified before: hashing a gigabyte again would cost seconds."""
    try:
        with open(_stamp(path), encoding="ascii") as stamp:
            return stamp.read() == _identity(path, digest)
    except OSError:
        return False


def remember_good(path, digest):
    temporary = _stamp(path) + ".part"
    with open(temporary, "w", encoding="ascii") as stamp:
        stamp.write(_identity(path, digest))
    publish(temporary, _stamp(path))
