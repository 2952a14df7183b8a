"""An engine in Python that needs nothing but Python: name it cmd:python3 engine.py

It takes the move whose words it likes best, and tells on stderr what it was asked.
"""

import json
import random
import sys

LIKES = ("muster", "recruit", "gold", "influence", "strike", "attack")

chance = random.Random()
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer = {"type": "hello", "name": "taste, in Python"}
    elif said["type"] == "ask":
        best = max(said["moves"], key=lambda one: (any(w in one["words"].lower() for w in LIKES), chance.random()))
        print(f"{said['prompt']} {best['notation']}", file=sys.stderr)
        answer = {"type": "move", "id": said["id"], "move": best["notation"]}
    else:
        if said["type"] == "new":
            chance.seed(said["seed"])
        continue
    print(json.dumps(answer), flush=True)
