"""Pages that teach: the lessons of a game, one lesson on the board, and the game decision by decision."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any, Final

from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from underthrone.games import game as find
from underthrone.kernel.game import Game
from underthrone.table import look
from underthrone.table.house import House
from underthrone.table.lessons import Course, follow, of_the_day, offered, puzzles, seen
from underthrone.table.lessons.course import MOST_PLAYED
from underthrone.table.pages.front import known
from underthrone.table.pages.headers import HEADERS
from underthrone.table.pages.visit import Visit
from underthrone.table.parameters import Plain, TheHouse
from underthrone.table.refusal import Refusal
from underthrone.table.sight import foretold

MOVE_DIGITS: Final = 7  # at most


class Learn(Controller):
    """Everything under /learn: nothing is stored, an address holds the answers."""

    path = "/learn/{game:str}"
    include_in_schema = False

    @get("/")
    async def learn(
        self, house: TheHouse, request: Plain, game: FromPath[str], edition: FromQuery[str] = ""
    ) -> Response[bytes]:
        """The lessons of a game, or those that go with the cards of a table."""
        visit = Visit(house, request)
        cards = await _cards(house, game, edition)
        return visit.page(await visit.shown(look.learn, cards, of_the_day(cards, datetime.now(UTC).date())))

    @get("/today")
    async def today(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Redirect:
        """The puzzle of the day: the same for everybody."""
        found = of_the_day(find(known(game)), datetime.now(UTC).date())
        if found is None:
            raise Refusal("no-page", 404)
        return Visit(house, request).go(f"/learn/{game}/{found.id}")

    @get("/guide")
    async def guide(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Response[bytes]:
        """What can happen at each decision, and what lies on the board."""
        visit = Visit(house, request)
        return visit.page(await visit.shown(look.guide, known(game)))

    @get("/{which:str}")
    async def lesson(
        self, house: TheHouse, request: Plain, game: FromPath[str], which: FromPath[str], edition: FromQuery[str] = ""
    ) -> Response[bytes] | Redirect:
        """A lesson, after the answers in the address (`played`) and one more (`move`)."""
        visit = Visit(house, request)
        course = await _course(house, request, game, which, edition)
        if moves := _asked(request):
            course.answer(moves)
        sight = seen(course, visit.lang, visit.session.name)
        if not visit.htmx:
            return visit.page(await visit.shown(look.lesson, sight, course))
        return visit.page(await visit.shown(look.lesson_update, sight, course))

    @get("/{which:str}/foretell")
    async def foretell(
        self, house: TheHouse, request: Plain, game: FromPath[str], which: FromPath[str], edition: FromQuery[str] = ""
    ) -> Response[list[dict[str, Any]]]:
        """What the parts of the next answer would come to, as at a table."""
        course = await _course(house, request, game, which, edition)
        found = foretold(course.game, course.s, course.lesson.me, _asked(request), Visit(house, request).lang)
        return Response(found, headers={**HEADERS, "cache-control": "no-store"})


async def _course(house: House, request: Plain, game: str, which: str, edition: str) -> Course:
    """A lesson after the answers in the address."""
    cards = await _cards(house, game, edition)
    known_by = [*await asyncio.to_thread(offered, cards), *puzzles(cards)]
    found = next((one for one in known_by if one.id == which), None)
    if found is None:
        raise Refusal("no-page", 404)
    played = request.query_params.get("played", "")
    return follow(found, [_moves(answer.split("-")) for answer in played.split(".") if answer], cards)


def _asked(request: Plain) -> list[int]:
    """The moves of one answer."""
    return _moves(" ".join(request.query_params.getall("move", [])).split())


async def _cards(house: House, game: str, edition: str) -> Game:
    """The game with the cards of a table, or with the installed ones."""
    found = await house.store.cards(known(game), edition) if edition else find(known(game))
    if found is None:
        raise Refusal("no-page", 404)
    return found


def _moves(texts: list[str]) -> list[int]:
    """Numbers of moves; refused when they aren't any, or too many."""
    given = [text for text in texts if text]
    if len(given) > MOST_PLAYED:
        raise Refusal("how-many", 400, most=MOST_PLAYED)
    if not all(text.isascii() and text.isdigit() and len(text) <= MOVE_DIGITS for text in given):
        raise Refusal("bad-form", 400, what="move")
    return [int(text) for text in given]
