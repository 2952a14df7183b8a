"""A visit: one request of a browser, with its language, theme, seats and form; makes the answers."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping
from typing import Any, Concatenate, Final, ParamSpec

from litestar import Request, Response
from litestar.datastructures import Cookie, FormMultiDict, MultiDict, UploadFile
from litestar.response import Redirect

from underthrone.kernel.game import LANGUAGES, Game
from underthrone.table import look, sight
from underthrone.table.addresses import address_of
from underthrone.table.house import House
from underthrone.table.looking import ready
from underthrone.table.pages import wishes
from underthrone.table.pages.headers import HEADERS
from underthrone.table.pages.session import A_YEAR, COOKIE, MOST_SEATS, Session
from underthrone.table.parameters import link
from underthrone.table.refusal import Refusal, Unplayed
from underthrone.table.room import Room
from underthrone.table.tokens import own_token, seat_of

P = ParamSpec("P")
MUCH: Final = 500  # entries of a log
MOST_DRAWN: Final = 500
DRAWN: Final[set[tuple[str, ...]]] = set()  # kinds of pages that were drawn once: their templates and words are there
WORTH_PACKING: Final = 1000  # bytes
PACKING: Final = 5  # of gzip: beyond it time grows faster than size falls
LARGEST_NUMBER: Final = 1_000_000_000
THEMES: Final = ("dark", "light")


class Visit:
    """What a controller needs of a request, and how it answers."""

    def __init__(self, house: House, request: Request[Any, Any, Any]) -> None:
        self.house = house
        self.request = request
        self.session = Session(house.key, request.cookies.get(COOKIE))
        self.lang = language(request)
        self.htmx = request.headers.get("hx-request") == "true"
        self.kept: dict[str, str] = {}  # preferences that are new
        self.wishes = wishes.read(request.cookies.get(wishes.COOKIE))
        theme = request.cookies.get("theme", "")
        path = request.scope["path"] if request.method == "GET" else "/"
        query = request.scope.get("query_string", b"").decode("latin-1")
        self.here = f"{path}?{query}" if query else path
        theme = theme if theme in THEMES else ""
        engines = tuple(name for name, _ in house.config.engines)
        self.frame = look.Frame(self.lang, self.session.csrf, self.here, theme, self.session.name, engines=engines)

    # --- What was asked

    async def form(self) -> Form:
        """The form; refused when it didn't come from a page of ours."""
        origin = self.request.headers.get("origin", "null")
        ours = (self.request.headers.get("host"), self.house.config.base_url.partition("://")[2])
        if origin != "null" and origin.partition("://")[2] not in ours:
            raise Refusal("stale-form", 403)
        form = Form(await self.request.form())
        if not self.session.made(form.text("csrf")):
            raise Refusal("stale-form", 403)
        return form

    async def sit(self, table: str, token: str, name: str = "") -> None:
        """This browser holds a seat from now on; where there are many, tables that are over are forgotten first."""
        if len(self.session.seats) >= MOST_SEATS:
            for listed in await self.house.store.listed(list(self.session.seats)):
                if listed.phase == "over":
                    self.session.get_up(listed.id)
        self.session.sit(table, token, name)

    def seat(self, room: Room) -> int | None:
        """The seat of this browser; None for a spectator."""
        seat = seat_of(room, self.session.seats.get(room.id))
        if seat is None:
            own = self.own_token(room.id)  # it sat down, and the answer was lost on the way
            seat = seat_of(room, own)
            if seat is not None:
                self.session.sit(room.id, own)
        if seat is not None:
            room.saw(seat)
            room.wishes[room.chairs[seat].token] = self.wishes
        return seat

    def own_token(self, table: str) -> str:
        """What this browser is given when it sits down."""
        return own_token(self.house.key, f"browser {self.session.id}", table)

    def seated(self, room: Room) -> int:
        """The seat of this browser, which must have one to do something."""
        seat = self.seat(room)
        if seat is None:
            raise Refusal("not-seated", 403)
        self.house.limits.check_seat(room.id, seat)
        return seat

    def wish(self, room: Room, seat: int, card: str, wish: str) -> None:
        """This browser wishes something from now on."""
        if not wishes.fits(card, wish):
            raise Refusal("bad-form", 400, what="wish")
        self.kept[wishes.COOKIE] = wishes.written(self.wishes, card, wish)
        self.wishes = wishes.read(self.kept[wishes.COOKIE])
        room.wishes[room.chairs[seat].token] = self.wishes

    async def sight(self, room: Room) -> sight.Sight:
        """What this browser may see of a table."""
        me = self.seat(room)
        await ready(self.house, room, me, self.lang, address_of(self.request.scope))
        token = self.session.seats.get(room.id, "") if me is not None else ""
        mine = link(self.house, self.request, room.id, token) if token else ""
        return sight.of(room, me, self.lang, link=link(self.house, self.request, room.id), my_link=mine)

    # --- Answers

    async def shown(self, draw: Callable[Concatenate[look.Frame, P], str], *args: P.args, **more: P.kwargs) -> str:
        """What a function of the look draws: beside the loop for the first time, and where there is much to draw."""
        seen = next((one for one in args if isinstance(one, sight.Sight)), None)
        kind = (
            draw.__name__,
            self.lang,
            *(one.edition if isinstance(one, Game) else one for one in args if isinstance(one, (str, Game))),
        )
        kind += () if seen is None else (seen.game, seen.phase)
        if kind in DRAWN and (seen is None or len(seen.log) < MUCH):
            return draw(self.frame, *args, **more)
        drawn = await asyncio.to_thread(draw, self.frame, *args, **more)
        if len(DRAWN) < MOST_DRAWN:
            DRAWN.add(kind)
        return drawn

    def page(self, html: str, status: int = 200) -> Response[bytes]:
        """A page or a part of one."""
        body, headers = html.encode(), {**HEADERS, "cache-control": "no-store", "vary": "accept-encoding, cookie"}
        if len(body) > WORTH_PACKING and "gzip" in self.request.headers.get("accept-encoding", ""):
            body = gzip.compress(body, PACKING)
            headers["content-encoding"] = "gzip"
        return Response(body, status_code=status, headers=headers, media_type="text/html", cookies=self._cookies())

    def done(self, word: str = "done") -> Response[bytes]:
        """A word for a script: there is nothing to show."""
        return Response(
            word.encode(), status_code=200, headers=HEADERS, media_type="text/plain", cookies=self._cookies()
        )

    def go(self, path: str, cookies: Mapping[str, str] | None = None) -> Redirect:
        """On to another page; `cookies` are preferences to keep."""
        self.kept.update(cookies or {})
        return Redirect(path, status_code=303, headers=HEADERS, cookies=self._cookies())

    def refused(self, refusal: Refusal) -> Response[bytes]:
        """What was refused: a notice for the page that stays, or a page of its own."""
        page = self.page(self._refusal(refusal), refusal.status)
        page.headers.update(refusal.headers)
        return page

    def _refusal(self, refusal: Refusal) -> str:
        words = refusal.words(self.lang)
        if self.htmx:
            return look.trouble(self.frame, words)
        if isinstance(refusal, Unplayed):
            return look.unplayed(self.frame, words, refusal)
        return look.error(self.frame, refusal.status, words)

    def _cookies(self) -> list[Cookie]:
        mine = [self._cookie(COOKIE, self.session.cookie())] if self.session.is_news else []
        return mine + [self._cookie(name, value) for name, value in self.kept.items()]

    def _cookie(self, key: str, value: str) -> Cookie:
        safe = self.house.config.base_url.startswith("https:")
        return Cookie(key, value=value, max_age=A_YEAR, httponly=True, samesite="lax", secure=safe, path="/")


class Form:
    """The fields of a form or of an address, as they are needed."""

    def __init__(self, fields: FormMultiDict | MultiDict[Any]) -> None:
        self.fields = fields

    def text(self, name: str) -> str:
        """A text, empty when it isn't there."""
        value = self.fields.get(name, "")
        return value if isinstance(value, str) else ""

    async def file(self, name: str) -> tuple[str, str]:
        """The name of a file that was sent along, without its ending, and its text; both empty without one."""
        sent = self.fields.get(name)
        if not isinstance(sent, UploadFile) or not sent.filename:
            return "", ""
        text = (await sent.read()).decode("utf-8", "replace")
        return sent.filename.rpartition("/")[2].rpartition("\\")[2].removesuffix(".toml"), text

    def number(self, name: str) -> int:
        """A whole number."""
        return self._number(name, self.text(name))

    def numbers(self, name: str) -> list[int]:
        """All numbers of one name; a field may hold several, with spaces."""
        values = [str(value).split(" ") for value in self.fields.getall(name, [])]
        return [self._number(name, one) for some in values for one in some]

    def all(self) -> dict[str, str]:
        """Every field, one value each."""
        return {name: self.text(name) for name in self.fields}

    def _number(self, name: str, text: Any) -> int:
        fits = isinstance(text, str) and len(text) <= len(str(LARGEST_NUMBER)) and text.isascii() and text.isdecimal()
        if not fits or int(text) > LARGEST_NUMBER:
            raise Refusal("bad-form", 400, what=name)
        return int(text)


def language(request: Request[Any, Any, Any]) -> str:
    """The language that was chosen, or the one that the browser likes best of ours."""
    chosen = request.cookies.get("lang")
    if chosen in LANGUAGES:
        return chosen
    best, most = "en", 0.0
    for part in request.headers.get("accept-language", "")[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            liking = float(quality or 1)
        except ValueError:
            liking = 0.0
        if name[:2].lower() in LANGUAGES and liking > most:
            best, most = name[:2].lower(), liking
    return best
