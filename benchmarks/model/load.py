#!/usr/bin/env python3
"""How much of the model's speed is left while other programs keep the cores busy.

    benchmarks/model/load.py [POCHE] [SPINNERS] [ROUNDS]

Runs `poche bench --quick --json` alone, then beside SPINNERS busy loops (2), ROUNDS times by turns (2), and prints one
JSON object. `ratio` is the loaded speed over the idle one of the same round, in tokens a second of a session's decoding,
`bare` the same of llama.cpp alone with the same threads; both are medians. `foreign` says how many cores others kept busy
while it measured alone: with more than a tenth the numbers mean little. About a minute and a half a round on two cores.
"""

import json
import os
import resource
import statistics
import subprocess
import sys
import time

poche = sys.argv[1] if len(sys.argv) > 1 else ".build/release/poche"
spinners = int(sys.argv[2]) if len(sys.argv) > 2 else 2
rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 2


def busy():
    """Seconds of all cores since the start of the machine, and of our finished children."""
    with open("/proc/stat", encoding="ascii") as file:
        fields = [int(field) for field in file.readline().split()[1:9]]
    own = resource.getrusage(resource.RUSAGE_CHILDREN)
    ticks = sum(fields) - fields[3] - fields[4]
    return ticks / os.sysconf("SC_CLK_TCK"), own.ru_utime + own.ru_stime


def decode():
    done = subprocess.run([poche, "bench", "--quick", "--json"], check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout)["decode"]


def loaded():
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(spinners)]
    try:
        return decode()
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


pairs, foreign = [], []
for _ in range(rounds):
    (machine, own), start = busy(), time.monotonic()
    alone = decode()
    (machine_after, own_after), end = busy(), time.monotonic()
    foreign.append((machine_after - machine - (own_after - own)) / (end - start))
    pairs.append((alone, loaded()))


def ratio(key):
    return round(statistics.median(beside[key] / alone[key] for alone, beside in pairs), 3)


print(
    json.dumps(
        {
            "spinners": spinners,
            "idle": [alone["session"] for alone, _ in pairs],
            "loaded": [beside["session"] for _, beside in pairs],
            "ratio": ratio("session"),
            "bare": ratio("bare"),
            "foreign": round(max(foreign), 2),
        }
    )
)
