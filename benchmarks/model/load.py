#!/usr/bin/env python3
"""How much of the model's speed is left while other programs keep the cores busy.

    benchmarks/model/load.py [POCHE] [SPINNERS]

Runs `poche bench --quick --json` alone, then beside SPINNERS busy loops (2), and prints one JSON object. `ratio` is the
loaded speed over the idle one, in tokens a second of a session's decoding. For numbers that mean something nothing else
may run meanwhile. About a minute and a half on two cores.
"""

import json
import subprocess
import sys

poche = sys.argv[1] if len(sys.argv) > 1 else ".build/release/poche"
spinners = int(sys.argv[2]) if len(sys.argv) > 2 else 2


def decode():
    done = subprocess.run([poche, "bench", "--quick", "--json"], check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout)["decode"]["session"]


idle = decode()
loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(spinners)]
try:
    loaded = decode()
finally:
    for loop in loops:
        loop.kill()
print(json.dumps({"spinners": spinners, "idle": idle, "loaded": loaded, "ratio": round(loaded / idle, 3)}))
