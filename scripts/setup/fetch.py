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
from words import spoken, words

PINS = os.environ.get("POCHE_ARTEFACTS") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "artefacts.json")


def source(item, folder):
    if os.path.exists(os.path.join(folder, item["file"])):
        bring(item, folder)
        return
    with locked(folder):
        print(words("downloading-source", item["name"], item["licence"], megabytes(item["bytes"])), flush=True)
        progress = Progress(item["bytes"])
        try:
            bring(item, folder, progress.show)
        finally:
            progress.end()


def main(arguments):
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # a locale that has not every character still gets the sentence
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
        print(spoken(str(error)), file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        sentence = words("system-error", error.strerror or error, error.filename or words("the-disk"))
        print(spoken(sentence), file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print("\n" + spoken(words("stopped") + " " + words("again")), file=sys.stderr)
        sys.exit(130)
