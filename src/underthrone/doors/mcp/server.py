"""The tools of a language model: tables, sit, look, moves, play, rules, card, why_not, say."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from underthrone.doors.llm import SAY
from underthrone.doors.mcp.place import Chair, Place, Wish
from underthrone.games import game, games
from underthrone.kernel.errors import Illegal, Trouble

MOST_CHAIRS: Final = 64  # seats that are kept; the longest unused goes first
LONGEST_RULES: Final = 24_000


class Seats:
    """The seats that were taken through this server, each by a handle that nobody guesses."""

    def __init__(self, place: Place, lang: str, alone: bool) -> None:
        self.place = place
        self.lang = lang
        self.alone = alone  # one client: the last seat is meant where none is named
        self.chairs: OrderedDict[str, Chair] = OrderedDict()

    def add(self, chair: Chair) -> str:
        """The handle of a seat that was taken."""
        handle = secrets.token_hex(8)
        self.chairs[handle] = chair
        while len(self.chairs) > MOST_CHAIRS:
            self.chairs.popitem(last=False)
        return handle

    def at(self, handle: str) -> Chair:
        """A seat by its handle."""
        if not handle and self.alone and self.chairs:
            handle = next(reversed(self.chairs))
        if handle not in self.chairs:
            raise Trouble(SAY(self.lang, "mcp-no-seat", {}))
        self.chairs.move_to_end(handle)
        return self.chairs[handle]


async def _reply(lang: str, fn: Callable[..., str], *args: Any) -> str:
    """What a tool says, thought out beside the loop; what is wrong comes back as an error in a sentence."""
    try:
        return await asyncio.to_thread(fn, *args)
    except Illegal as error:
        raise ToolError(error.words[lang]) from None
    except Trouble as error:
        raise ToolError(str(error)) from None


def server(place: Place, lang: str, alone: bool) -> MCPServer:
    """A server with the nine tools."""
    seats = Seats(place, lang, alone)
    made = MCPServer("underthrone", instructions=SAY(lang, "mcp-instructions", {}), log_level="WARNING")

    @made.tool()
    async def tables() -> str:
        """The games that can be played, and tables with open seats."""
        return await _reply(lang, place.tables)

    @made.tool()
    async def sit(table: str = "", game: str = "", players: int = 0, opponents: str = "", name: str = "") -> str:
        """Sit down at a table by its id, or begin a new game; gives your seat's handle and your turn."""

        def taken() -> str:
            if not table and game not in games():
                raise Trouble(SAY(lang, "mcp-which", {"games": ", ".join(games())}))
            handle = seats.add(place.sit(Wish(table, game, players, opponents, name)))
            return f"{SAY(lang, 'mcp-seat', {'handle': handle})}\n\n{seats.at(handle).look(False)}"

        return await _reply(lang, taken)

    @made.tool()
    async def look(seat: str = "", static: bool = False) -> str:
        """Your turn in words: board, news, question, moves; waits for others a while. static adds e.g. all roads."""
        return await _reply(lang, lambda: seats.at(seat).look(static))

    @made.tool()
    async def moves(seat: str = "") -> str:
        """What you are asked, and your moves with their notation and what they are about."""
        return await _reply(lang, lambda: seats.at(seat).moves())

    @made.tool()
    async def play(move: str, seat: str = "") -> str:
        """Play a move by its notation, such as draft:outlaw; several parts with spaces. Gives your next turn."""

        def played() -> str:
            chair = seats.at(seat)
            chair.play(move.split())
            return chair.look(False)

        return await _reply(lang, played)

    @made.tool()
    async def rules(game: str = "", about: str = "", seat: str = "") -> str:
        """The rules of a game, of your own without a name; with a word or a rule's id only those that have it."""
        return await _reply(lang, lambda: written(game or seats.at(seat).game, about, lang))

    @made.tool()
    async def card(name: str, seat: str = "") -> str:
        """Everything about a card, a city, an enemy and the like, by its id or name."""
        return await _reply(lang, lambda: seats.at(seat).card(name) or SAY(lang, "mcp-no-thing", {"name": name[:80]}))

    @made.tool()
    async def why_not(move: str, seat: str = "") -> str:
        """Why a move, by its notation, isn't possible now."""
        return await _reply(lang, lambda: seats.at(seat).why_not(move) or SAY(lang, "mcp-possible", {}))

    @made.tool()
    async def say(text: str, seat: str = "") -> str:
        """Say something to everybody at the table."""
        return await _reply(lang, lambda: SAY(lang, "mcp-said" if seats.at(seat).say(text) else "mcp-alone", {}))

    return made


def written(game_id: str, about: str, lang: str) -> str:
    """The rules, or those with a word in them."""
    text = game(game_id).rules_text(lang)
    if not about:
        return text[:LONGEST_RULES]
    word = re.compile(rf"(?<!\w){re.escape(about[:80])}", re.IGNORECASE)
    lines = [line for line in text.splitlines() if line.startswith("- **") and word.search(line)]
    return "\n".join(lines)[:LONGEST_RULES] or SAY(lang, "mcp-no-rule", {"about": about[:80]})
