"""Pages outside a table: home, lobby, new table, rules, cards, preferences."""

from __future__ import annotations

from typing import Final

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from underthrone.games import game as find
from underthrone.games import games
from underthrone.kernel.game import LANGUAGES, Game
from underthrone.table import look
from underthrone.table.chair import OPEN
from underthrone.table.limits import LARGEST_EDITION
from underthrone.table.pages.listing import listed, mine
from underthrone.table.pages.visit import THEMES, Form, Visit
from underthrone.table.parameters import Plain, TheHouse, origin
from underthrone.table.refusal import Refusal
from underthrone.table.verbs.create import ME, cards_of, create
from underthrone.table.verbs.names import clean, guest
from underthrone.table.verbs.opening import check_opening, closed_to
from underthrone.table.verbs.start import start

MOST_PUBLIC: Final = 60
MOST_SEATS: Final = 8


class Front(Controller):
    """What one sees before one sits down."""

    include_in_schema = False

    @get("/")
    async def home(self, house: TheHouse, request: Plain, play: FromQuery[str] = "") -> Response[bytes]:
        """The games, one of them ready to be played, and the tables where this browser sits."""
        visit = Visit(house, request)
        opened = play if play in games() else ""
        return visit.page(await visit.shown(look.home, await mine(visit), await _closed(visit), opened))

    @get("/tables")
    async def tables(self, house: TheHouse, request: Plain) -> Response[bytes]:
        """Everything that was played in this browser, and what is still being played."""
        visit = Visit(house, request)
        return visit.page(await visit.shown(look.tables, await mine(visit), await _closed(visit)))

    @get("/lobby")
    async def lobby(self, house: TheHouse, request: Plain) -> Response[bytes]:
        """Public tables."""
        visit = Visit(house, request)
        public = [t for t in await house.store.public(MOST_PUBLIC) if t.id not in visit.session.seats]
        shown = [listed(visit, t) for t in public if t.game in games()]  # a game may be gone
        free = [t for t in shown if t.open]
        running = [t for t in shown if not t.open]
        return visit.page(await visit.shown(look.lobby, await mine(visit), free, running, await _closed(visit)))

    @get("/new")
    async def new(self, house: TheHouse, request: Plain, game: FromQuery[str] = "") -> Response[bytes] | Redirect:
        """The form for a new table."""
        visit = Visit(house, request)
        if await _closed(visit):
            return visit.go("/")
        values = {"name": visit.session.name}
        return visit.page(await visit.shown(look.create, known(game) if game else games()[0], values))

    @post("/new", request_max_body_size=LARGEST_EDITION)
    async def create(self, house: TheHouse, request: Plain) -> Response[bytes] | Redirect:
        """Opens the table that was asked for; a mistake is said beside the form."""
        visit = Visit(house, request)
        form = await visit.form()
        game = known(form.text("game"))
        await check_opening(house, visit.session.invitation)
        try:
            cards = await brought(form, game)
            room, token = await create(
                house,
                cards or game,
                _seats(form, house.config.levels),
                _options(form),
                form.text("name"),
                live=bool(form.text("live")),
                public=bool(form.text("public")),
                open_chat=bool(form.text("open_chat")),
                hints=bool(form.text("hints")),
                origin=origin(house, request),
            )
        except Refusal as refusal:
            return visit.page(look.create(visit.frame, game, form.all(), refusal.words(visit.lang)), refusal.status)
        await visit.sit(room.id, token, clean(form.text("name")))
        return visit.go(f"/t/{room.id}")

    @post("/play")
    async def play(self, house: TheHouse, request: Plain) -> Redirect:
        """Play now: against bots, dealt at once."""
        visit = Visit(house, request)
        form = await visit.form()
        await check_opening(house, visit.session.invitation)
        others = form.number("players") - 1
        if others not in range(MOST_SEATS):
            raise Refusal("bad-form", 400, what="players")
        seats = [ME, *[form.text("level")] * others]
        name = visit.session.name or guest(visit.lang)
        game, options = known(form.text("game")), _options(form)
        room, token = await create(house, game, seats, options, name=name, dealing=True, origin=origin(house, request))
        if form.text("at_once"):  # a browser without scripts has nothing to contribute
            await start(house, room, room.host)
        await visit.sit(room.id, token)
        return visit.go(f"/t/{room.id}")

    @get("/invited/{token:str}")
    async def invited(self, house: TheHouse, request: Plain, token: FromPath[str]) -> Redirect:
        """An invitation: this browser may open tables from now on."""
        visit = Visit(house, request)
        if await house.store.invitation(token) is None:
            raise Refusal("bad-invitation", 403)
        visit.session.invitation = token
        return visit.go("/new")

    @get("/rules/{game:str}")
    async def rules(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Response[bytes]:
        """The rules of a game, each with an anchor."""
        visit = Visit(house, request)
        return visit.page(await visit.shown(look.rules, known(game)))

    @get("/cards/{game:str}")
    async def cards(
        self, house: TheHouse, request: Plain, game: FromPath[str], edition: FromQuery[str] = ""
    ) -> Response[bytes]:
        """Every card of a game, with the installed edition or one that a table is played with."""
        visit = Visit(house, request)
        found = await house.store.cards(known(game), edition) if edition else find(known(game))
        if found is None:
            raise Refusal("no-page", 404)
        return visit.page(await visit.shown(look.cards, found))

    @get("/credits")
    async def credits(self, house: TheHouse, request: Plain) -> Response[bytes]:
        """Whose work is in the page."""
        visit = Visit(house, request)
        return visit.page(look.credits_page(visit.frame))

    @get("/privacy")
    async def privacy(self, house: TheHouse, request: Plain) -> Response[bytes]:
        """What is stored, and for how long."""
        visit, config = Visit(house, request), house.config
        return visit.page(look.privacy(visit.frame, config.keep_chat, config.keep_logs, config.contact))

    @post("/prefs")
    async def prefs(self, house: TheHouse, request: Plain) -> Redirect:
        """Language and theme; back to where the reader was."""
        visit = Visit(house, request)
        form = await visit.form()
        chosen = {}
        if form.text("lang") in LANGUAGES:
            chosen["lang"] = form.text("lang")
        if form.text("theme") in THEMES:
            chosen["theme"] = form.text("theme")
        return visit.go(local(form.text("back")), chosen)


async def brought(form: Form, game: str) -> Game | None:
    """The game with the edition of a form: a file that is sent along, or a text."""
    name, text = await form.file("edition")
    return await cards_of(game, name, text) or await cards_of(game, form.text("edition-name"), form.text("toml"))


def known(game: str) -> str:
    """A game that there is."""
    if game not in games():
        raise Refusal("no-page", 404)
    return game


def local(path: str) -> str:
    """A path of ours: never an address elsewhere."""
    fine = path.startswith("/") and not path.startswith("//") and "\\" not in path and path.isprintable()
    return path if fine else "/"


def _options(form: Form) -> dict[str, str]:
    """The game's options in the form."""
    return {name[7:]: value for name, value in form.all().items() if name.startswith("option-")}


def _seats(form: Form, levels: tuple[str, ...]) -> list[str]:
    """The seats of the form in order; those that nobody needs are left out."""
    seats = [form.text(f"seat-{n}") for n in range(MOST_SEATS)]
    return [kind for kind in seats if kind in (ME, OPEN, *levels)]


async def _closed(visit: Visit) -> str:
    """What keeps this browser from opening tables."""
    return await closed_to(visit.house, visit.session.invitation)
