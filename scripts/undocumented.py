#!/usr/bin/env python3
"""Names the public declarations of a folder of symbol graphs that say nothing of themselves; fails when there are any.

    scripts/undocumented.py FOLDER

What fulfils a protocol is described there, and what the standard library adds has no place in these sources.
"""

import json
import pathlib
import sys

silent = [
    ".".join(symbol["pathComponents"])
    for graph in pathlib.Path(sys.argv[1]).glob("*.symbols.json")
    for symbol in json.loads(graph.read_text())["symbols"]
    if "docComment" not in symbol and "location" in symbol
]
for name in sorted(silent):
    print(f"no documentation: {name}", file=sys.stderr)
sys.exit(bool(silent))
