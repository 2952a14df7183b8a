"""A small server that answers by rule, as an HTTP bot or as a language model would."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Rule = Callable[[dict[str, Any]], Any]  # from a body to an answer; bytes are sent as they are, an int is a status


@contextmanager
def server(rule: Rule) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Its address, and the bodies that were posted to it, each with its path and key."""
    posted: list[dict[str, Any]] = []

    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            posted.append({"path": self.path, "key": self.headers.get("Authorization"), **body})
            answer = rule(body)
            text = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
            self.send_response(answer if type(answer) is int else 200)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            with suppress(OSError):  # who waited has gone
                self.wfile.write(text)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as one:
        thread = threading.Thread(target=one.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{one.server_port}", posted
        finally:
            one.shutdown()


def first(body: dict[str, Any]) -> Any:
    """An HTTP bot: the first move, by its notation."""
    return {"move": body["moves"][0]["notation"]}


def model(answer: Callable[[list[str], list[dict[str, str]]], str]) -> Rule:
    """A language model: gets the notations of the last turn and all messages, and says something."""

    def rule(body: dict[str, Any]) -> Any:
        messages = body["messages"]
        turn = next(one["content"] for one in messages if one["role"] == "user")
        notations = re.findall(r"^(\S+) – ", turn, re.MULTILINE)
        return {"choices": [{"message": {"role": "assistant", "content": answer(notations, messages)}}]}

    return rule


def sleepy(_body: dict[str, Any]) -> Any:
    """Late."""
    time.sleep(2)
    return {}
