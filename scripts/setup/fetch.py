"""Fetches what artefacts.json pins.

    fetch.py choose FOLDER         the model for this machine: default or small
    fetch.py model KEY FOLDER      makes sure FOLDER has that model
    fetch.py source KEY FOLDER     makes sure FOLDER has that source archive
"""

import json
import os
import sys

import model
from files import SetupError, locked
from progress import Progress, megabytes
from transfer import bring

PINS = os.environ.get("POCHE_ARTEFACTS") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "artefacts.json")


def source(item, folder):
    if os.path.exists(os.path.join(folder, item["file"])):
        bring(item, folder)
        return
    with locked(folder):
        print(f"Downloading the source of {item['name']} ({item['licence']}): {megabytes(item['bytes'])}.", flush=True)
        progress = Progress(item["bytes"])
        try:
            bring(item, folder, progress.show)
        finally:
            progress.end()


def main(arguments):
    with open(PINS, encoding="utf-8") as file:
        pins = json.load(file)
    match arguments:
        case ["choose", folder]:
            print(model.choose(pins["models"], folder, os.environ.get("POCHE_MEMINFO", "/proc/meminfo")))
        case ["model", key, folder] if key in pins["models"]:
            model.ensure(pins["models"][key], folder)
        case ["source", key, folder] if key in pins["sources"]:
            source(pins["sources"][key], folder)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        print(f"set-up: {error}", file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        print(f"set-up: {error.strerror or error}: {error.filename or 'the disk'}.", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print("\nset-up: stopped. Run the same command again to go on from here.", file=sys.stderr)
        sys.exit(130)
