"""Tables of a running server, over its API."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

from underthrone.doors.calling import ANSWER_BYTES, LOOPBACK
from underthrone.doors.mcp.place import Wish
from underthrone.doors.remote import checked
from underthrone.games import game
from underthrone.kernel.errors import Trouble

PATIENCE: Final = 30.0  # seconds of one call
PAUSE: Final = 0.3  # seconds between two looks
USUAL: Final = "normal"


class Server:
    """One server."""

    def __init__(self, url: str, lang: str, wait: float) -> None:
        self.url = checked(url.rstrip("/"))
        self.lang = lang
        self.wait = wait  # seconds that a look waits for the others

    def call(self, path: str, body: Any = None, token: str = "", **query: Any) -> Any:
        """What the API answers; its refusals as Trouble, in a sentence."""
        url = f"{self.url}/api/{path}?{urlencode(query)}" if query else f"{self.url}/api/{path}"
        headers = {"Content-Type": "application/json", "Accept-Language": self.lang}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
        own = [urllib.request.ProxyHandler({})] if urlsplit(url).hostname in LOOPBACK else []
        try:
            with urllib.request.build_opener(*own).open(request, timeout=PATIENCE) as answer:
                text = answer.read(ANSWER_BYTES)
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise Trouble(_detail(error)) from None
        except (OSError, ValueError) as error:
            raise Trouble(f"{self.url} can't be reached: {getattr(error, 'reason', error)}.") from None

    def tables(self) -> str:
        games = self.call("games", lang=self.lang)
        lines = [f"{one['id']}: {one['title']}, {one['players'][0]}–{one['players'][-1]}" for one in games]
        for table in self.call("tables", lang=self.lang):
            open_seats = sum(seat["kind"] == "open" for seat in table["seats"])
            lines.append(f"table {table['table']}: {table['title']}, {table['phase']}, open seats: {open_seats}")
        return "\n".join(lines)

    def sit(self, wish: Wish) -> ServedChair:
        table = wish.table or self.opened(wish)
        sitting = {"name": wish.name[:40], "contribution": secrets.token_hex(16)}
        mine = self.call(f"tables/{quote(table, safe='')}/sit", sitting)
        seen = self.call(f"tables/{mine['table']}", token=mine["token"], lang=self.lang)
        return ServedChair(self, mine["table"], mine["token"], seen["game"])

    def opened(self, wish: Wish) -> str:
        """A new table against bots of the house."""
        players = wish.players or game(wish.game).players[0]
        seats = ["open", *[wish.opponents or USUAL] * (players - 1)]
        return str(self.call("tables", {"game": wish.game, "seats": seats})["table"])


class ServedChair:
    """A seat at a table of the server."""

    def __init__(self, server: Server, table: str, token: str, game_id: str) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.game = game_id
        self.seen = -1  # the ply up to which the seat knows everything
        self.ply = 0

    def call(self, verb: str, body: Any = None, **query: Any) -> Any:
        """A verb of the table."""
        return self.server.call(f"tables/{self.table}/{verb}", body, self.token, **query)

    def look(self, static: bool) -> str:
        end = time.monotonic() + self.server.wait
        while True:
            turn = self.call("turn", lang=self.server.lang, since=self.seen, static=str(static).lower())
            self.ply = turn["ply"]
            if turn["deciding"] or turn["phase"] == "over" or time.monotonic() > end:
                return turn["text"] or f"The table {self.table} waits until all seats are taken."
            time.sleep(PAUSE)

    def moves(self) -> str:
        question = self.call("moves", lang=self.server.lang)
        return "\n".join([question["prompt"], *[f"{one['notation']} – {one['words']}" for one in question["choices"]]])

    def play(self, moves: list[str]) -> None:
        question = self.call("moves", lang=self.server.lang)
        numbers = {one["notation"]: one["move"] for one in question["choices"]}
        for text in moves:
            if text not in numbers:
                raise Trouble(self.why_not(text) or f"{text}: ?")
        self.call("answer", {"ply": question["ply"], "moves": [numbers[text] for text in moves]})
        self.seen = question["ply"]

    def why_not(self, move: str) -> str:
        return str(self.call("why", lang=self.server.lang, about=move[:200])["words"])

    def card(self, name: str) -> str:
        return str(self.call("thing", lang=self.server.lang, about=name[:200])["words"])

    def say(self, text: str) -> str:
        self.call("chat", {"text": text})
        return text


def _detail(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read(ANSWER_BYTES))["detail"])
    except (ValueError, LookupError, TypeError):
        return f"The server answers {error.code}."
