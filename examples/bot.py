"""A bot that sits at a table over the API and plays to the end: python bot.py http://127.0.0.1:8000 TABLE

It needs nothing but Python. Without a table it opens one against a bot of the house.
"""

import json
import random
import secrets
import sys
import time
import urllib.request


def call(path: str, body: object = None, token: str = "") -> dict:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVER + path, data, {"Content-Type": "application/json"})
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


SERVER, table = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else None
if table is None:
    table = call("/api/tables", {"game": "styx", "seats": ["open", "easy"]})["table"]
mine = call(f"/api/tables/{table}/sit", {"name": "Thirty Lines", "contribution": secrets.token_hex(16)})
print(f"I sit on seat {mine['seat']}: {SERVER}/t/{table}")
while (seen := call(f"/api/tables/{table}", token=mine["token"]))["phase"] != "over":
    if seen["phase"] == "playing" and seen["seats"][mine["seat"]]["deciding"]:
        choice = random.choice(seen["choices"])  # here your bot thinks: seen["view"] is all that it may know
        print(f"{seen['ply']:4} {choice['words']}")
        call(f"/api/tables/{table}/answer", {"ply": seen["ply"], "moves": [choice["move"]]}, mine["token"])
    else:
        time.sleep(0.05)
print(seen["result"]["words"])
