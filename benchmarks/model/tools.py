#!/usr/bin/env python3
"""How often the model calls the one tool of Examples/Weather when it should, and does not when it should not.

    swift build -c release --product example-weather && benchmarks/model/tools.py [PROGRAM]

Prints what was answered to each question, then one JSON object. The tool always says "Light rain, 12 degrees", so an
answer that has it in words came from a call. About ten seconds a question on two cores.
"""

import json
import subprocess
import sys

NEEDED = [
    "What is the weather in Brissac?",
    "How is the weather in Saumur now?",
    "Do I need an umbrella in Gennes?",
    "What is the temperature in Angers?",
    "Is it raining in Doué?",
    "Tell me the weather in Montreuil.",
    "Quel temps fait-il à Chinon ?",
    "Il fait combien de degrés à Loudun ?",
]
NOT_NEEDED = [
    "Say hello in French.",
    "What is 7 times 6?",
    "Who wrote Les Misérables?",
    "Translate “the cat sleeps” into French.",
    "What is the capital of Italy?",
    "Quelle est la couleur du ciel ?",
]

program = sys.argv[1] if len(sys.argv) > 1 else ".build/release/example-weather"


def is_called(question):
    answer = subprocess.run([program, question], check=True, stdout=subprocess.PIPE, text=True).stdout
    print(f"{question}\n    {' '.join(answer.split())}", file=sys.stderr)
    return "12" in answer or "rain" in answer or "pluie" in answer


called = sum(map(is_called, NEEDED))
spared = sum(not is_called(question) for question in NOT_NEEDED)
print(json.dumps({"called": called, "of": len(NEEDED), "spared": spared, "ofOthers": len(NOT_NEEDED)}))
