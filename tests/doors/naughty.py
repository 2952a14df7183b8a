"""An engine that misbehaves as its first argument says; it plays its first legal move otherwise."""

import json
import os
import sys
import time
from typing import Any

HOW = sys.argv[1]
MARK = sys.argv[2] if len(sys.argv) > 2 else ""


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def worlds(ask: dict[str, Any]) -> None:
    """Every message of an engine that searches, and what comes back, line by line into a file."""
    with open(MARK, "a", encoding="utf-8") as file:
        for message in json.loads(sys.argv[3]):
            text = json.dumps(message).replace('"MOVE"', str(ask["moves"][0]["move"]))
            say(json.loads(text.replace('"NOTATION"', json.dumps(ask["moves"][0]["notation"]))))
            file.write(sys.stdin.readline())


if HOW == "dies at once":
    sys.exit("I never liked this game.")
asked = 0
for line in sys.stdin:
    said = json.loads(line)
    if HOW == "scribe":
        with open(MARK, "a", encoding="utf-8") as file:
            file.write(line)
    if said["type"] == "hello":
        if HOW == "sleeps at hello":
            time.sleep(3600)
        say({"type": "hullo"} if HOW == "mumbles at hello" else {"type": "hello", "lang": "fr", "extra": 1})
    if said["type"] == "error" and HOW == "lies":
        say({"type": "move", "id": said["id"], "move": "another lie"})
    if said["type"] != "ask":
        continue
    asked += 1
    legal = {"type": "move", "id": said["id"], "move": said["moves"][0]["move"]}
    if HOW == "dies":
        print("farewell", file=sys.stderr)
        os._exit(3)
    elif HOW == "sleeps":
        time.sleep(3600)
    elif HOW == "is late once" and asked == 1:
        sys.stdin.readline()  # the `stop`: then it answers all the same, too late
        say({**legal, "move": -5})
    elif HOW == "lies":
        say({**legal, "move": 10**9})
    elif HOW == "errs once":
        say({**legal, "move": "no-such:move"})
        error = json.loads(sys.stdin.readline())
        assert error["type"] == "error"
        assert error["tries"] == 2
        say(legal)
    elif HOW == "talks rubbish":
        print(("not json", "[]", "1e999", '{"type":"move"}', "\x00\xff")[asked % 5], flush=True)
    elif HOW == "talks without end":
        sys.stdout.write("x" * (3 << 20))
        sys.stdout.flush()
        time.sleep(3600)
    elif HOW == "never stops asking":
        while True:
            say({"type": "world"})
            sys.stdin.readline()
    elif HOW == "searches":
        worlds(said)
        say(legal)
        HOW = "plays"
    else:
        say(legal)
