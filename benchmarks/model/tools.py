#!/usr/bin/env python3
"""How often the model calls the one tool of Examples/Weather when it should, and does not when it should not.

    swift build -c release --product example-weather && benchmarks/model/tools.py [PROGRAM]

Prints what was answered to each question, then one JSON object. The questions that ask for the weather by its name are counted apart from
those whose answer only depends on it. None of them was looked at when the judgement was tuned. About seven seconds a
question on two cores.
"""

import json
import subprocess
import sys

NAMED = [
    "How is the weather in Saumur now?",
    "What is the temperature in Angers?",
    "Is it raining in Noyant?",
    "Tell me the weather in Montreuil.",
    "Is there fog in Craon?",
    "Weather in Loches?",
    "Il fait combien de degrés à Loudun ?",
    "Quel temps fait-il à Richelieu ?",
    "Il pleut à Pouancé ?",
    "Y a-t-il de l'orage à Mirebeau ?",
    "Donne-moi le temps qu'il fait à Bressuire.",
    "Est-ce qu'il fait froid à Durtal ?",
]
IMPLIED = [
    "Should I bring an umbrella to Martigné?",
    "Can the laundry dry outdoors in Chalonnes?",
    "Do the children need boots in Mazé today?",
    "I am off to Parcé on foot, will I get wet?",
    "Would ice cream melt outside in Allonnes?",
    "Is it safe to leave the car windows open in Brion?",
    "Je dois prévoir un imperméable pour Tiercé ?",
    "On peut manger en terrasse à Juigné ?",
    "Faut-il rentrer les coussins du jardin à Vernoil ?",
    "Je mets un bonnet pour aller à Rablay ?",
    "Vais-je être mouillé si je marche jusqu'à Denée ?",
    "Est-ce le bon moment pour étendre le linge à Blaison ?",
]
NOT_NEEDED = [
    "Say goodbye in Spanish.",
    "What is 9 plus 16?",
    "Who wrote Candide?",
    "Translate “the dog is wet” into French.",
    "What is the capital of Portugal?",
    "Why do leaves fall in autumn?",
    "What is a barometer?",
    "Give me a rhyme for “snow”.",
    "How many months has a year?",
    "Thanks for your help!",
    "Name four fruits.",
    "Write one sentence about a storm.",
    "Quelle est la couleur de l'herbe ?",
    "Comment s'appelle le petit de la vache ?",
    "Qui a écrit Germinal ?",
    "Que signifie « averse » ?",
    "Traduis « il neige » en anglais.",
    "Combien font 6 fois 7 ?",
    "Explique en une phrase ce qu'est un nuage.",
    "Bonsoir, ça va ?",
    "Donne-moi trois prénoms anciens.",
    "Écris une devinette sur le soleil.",
    "Quel est le plus long fleuve de France ?",
    "Quel est le pluriel de « cheval » ?",
]

program = sys.argv[1] if len(sys.argv) > 1 else ".build/release/example-weather"


def is_called(question):
    answer = subprocess.run([program, question], check=True, stdout=subprocess.PIPE, text=True).stdout
    print(f"{question}\n    {' '.join(answer.split())}", file=sys.stderr)
    return "\ncalled: " in answer


print(
    json.dumps(
        {
            "named": sum(map(is_called, NAMED)),
            "ofNamed": len(NAMED),
            "implied": sum(map(is_called, IMPLIED)),
            "ofImplied": len(IMPLIED),
            "spared": sum(not is_called(question) for question in NOT_NEEDED),
            "ofOthers": len(NOT_NEEDED),
        }
    )
)
