"""The editor: an edition as a form, with the card drawn beside it and what is wrong said at once."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from underthrone.games import written
from underthrone.games.changes import all_said
from underthrone.games.draft import EMPTY, changed, entry_in, table_of, text_of, values_of
from underthrone.games.edition import NAME_LENGTH
from underthrone.games.fields import fields, standard
from underthrone.kernel.errors import Trouble
from underthrone.table import look
from underthrone.table.addresses import address_of
from underthrone.table.chair import OPEN
from underthrone.table.comparing import Comparing
from underthrone.table.limits import LARGEST_EDITION
from underthrone.table.look.about import about
from underthrone.table.look.editor import Tried
from underthrone.table.pages.front import known
from underthrone.table.pages.visit import Form, Visit
from underthrone.table.parameters import Plain, TheHouse, origin
from underthrone.table.refusal import BadEdition, Refusal
from underthrone.table.verbs.create import ME, cards_of, create
from underthrone.table.verbs.names import guest
from underthrone.table.verbs.opening import check_opening
from underthrone.table.verbs.start import start

COMPARING: Final = Comparing()
DRAFT_LETTERS: Final = 120_000  # at most


class Editor(Controller):
    """Pages of the editor."""

    path = "/editor/{game:str}"
    include_in_schema = False
    request_max_body_size = LARGEST_EDITION

    @get("/")
    async def show(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Response[bytes]:
        """A draft that changes nothing yet."""
        visit = Visit(house, request)
        tried = await asyncio.to_thread(tried_of, known(game), {}, visit.lang)
        return visit.page(await asyncio.to_thread(look.editor, visit.frame, tried))

    @post("/", status_code=200)
    async def edit(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Response[bytes]:
        """The draft with what was changed: the whole page, or for a script what came of it."""
        visit = Visit(house, request)
        form = await visit.form()
        tried = await asyncio.to_thread(tried_of, known(game), _limited(form), visit.lang)
        draw = look.editor_tried if visit.htmx and not form.text("do") else look.editor
        return visit.page(await asyncio.to_thread(draw, visit.frame, tried))

    @post("/download", status_code=200)
    async def download(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Response[bytes]:
        """The draft as a file."""
        visit = Visit(house, request)
        tried = await asyncio.to_thread(tried_of, known(game), _limited(await visit.form()), visit.lang)
        headers = {"content-disposition": f'attachment; filename="{tried.file}.toml"'}
        return Response(tried.text.encode(), headers=headers, media_type="application/toml")

    @post("/table", status_code=200)
    async def table(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Response[bytes]:
        """The form for a new table, with these cards."""
        visit = Visit(house, request)
        tried = await asyncio.to_thread(tried_of, known(game), _limited(await visit.form()), visit.lang)
        if tried.trouble:
            return visit.page(look.editor(visit.frame, tried), 400)
        values = {"name": visit.session.name, "toml": tried.text, "edition-name": tried.name}
        return visit.page(await asyncio.to_thread(look.create, visit.frame, game, values))

    @post("/play")
    async def play(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Redirect | Response[bytes]:
        """Against bots with these cards, dealt at once."""
        return await _opened(house, request, game, "normal")

    @post("/friends")
    async def friends(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Redirect | Response[bytes]:
        """A table with these cards and free seats: its page has the link for friends."""
        return await _opened(house, request, game, OPEN)

    @post("/compare", status_code=200)
    async def compare(self, house: TheHouse, request: Plain, game: FromPath[str]) -> Response[bytes]:
        """Begins a small comparison; gives a part of the page that asks how far it is."""
        visit = Visit(house, request)
        tried = await asyncio.to_thread(tried_of, known(game), _limited(await visit.form()), visit.lang)
        if tried.trouble:
            raise BadEdition(Trouble(tried.trouble))
        small = COMPARING.start(address_of(request.scope), game, tried.name, tried.text)
        return visit.page(look.editor_compared(visit.frame, game, tried.file, small))

    @get("/compare/{small:str}")
    async def compared(
        self, house: TheHouse, request: Plain, game: FromPath[str], small: FromPath[str]
    ) -> Response[bytes]:
        """How far it is, or what came of it."""
        visit = Visit(house, request)
        found = COMPARING.known.get(small)
        if found is None:
            raise Refusal("no-page", 404)
        return visit.page(look.editor_compared(visit.frame, known(game), "mine", found))


async def _opened(house: TheHouse, request: Plain, game: str, others: str) -> Redirect | Response[bytes]:
    """A table with the cards of the draft; all seats but one are for `others`: free, or bots that are dealt at once."""
    visit = Visit(house, request)
    tried = await asyncio.to_thread(tried_of, known(game), _limited(await visit.form()), visit.lang)
    if tried.trouble:
        return visit.page(look.editor(visit.frame, tried), 400)
    await check_opening(house, visit.session.invitation)
    cards = await cards_of(game, tried.name, tried.text)
    players = about(game, visit.lang).best if others == OPEN or cards is None else cards.setup(None, {}).players
    room, token = await create(
        house,
        cards or game,
        [ME, *[others] * (players - 1)],
        name=visit.session.name or guest(visit.lang),
        dealing=others != OPEN,
        origin=origin(house, request),
    )
    if others != OPEN:
        await start(house, room, room.host)
    await visit.sit(room.id, token)
    return visit.go(f"/t/{room.id}")


def _limited(form: Form) -> dict[str, str]:
    return {name: value[:DRAFT_LETTERS] for name, value in form.all().items()}


def tried_of(game: str, form: dict[str, str], lang: str) -> Tried:
    """What comes of a form: the new draft, its card, and what is wrong or differs."""
    name = form.get("name", "").strip()[:NAME_LENGTH] or "mine"
    parts = list(fields(game))
    known_parts = [part for part in parts if part in standard(game).parts]
    part = form.get("part", "")
    part = part if part in known_parts else _first(game)
    tried = Tried(game, name, part, form.get("toml", "") or EMPTY)
    try:
        table = table_of(tried.text, f"{tried.file}.toml")
        tried.entries = _entries(game, table, part)
        tried.entry = _entry(form, tried.entries)
        if (
            tried.entry
            and form.get("was") == f"{part}.{tried.entry}"
            and form.get("do", "values") in ("values", "remove")
        ):
            values: Any = None if form.get("do") == "remove" else values_of(game, part, form)
            table = changed(game, table, part, tried.entry, values)
        elif form.get("do") == "new" and tried.entry:
            model = entry_in(game, table, part, form.get("entry", "")) or next(
                iter(standard(game).parts[part].values())
            )
            called = {"name": tried.entry} if "name" in model else {}
            table = changed(game, table, part, tried.entry, dict(model) | called)
        tried.text = text_of(game, table)
        tried.entries = _entries(game, table, part)
        tried.values = entry_in(game, table, part, tried.entry)
        tried.cards, of = written(game, name, tried.text)
        tried.changes = all_said(tried.cards, of, lang)
    except Trouble as trouble:
        tried.trouble = getattr(trouble, "words", {}).get(lang, str(trouble))
        tried.field = getattr(trouble, "field", "")
    return tried


def _first(game: str) -> str:
    """The part that one wants to see first: what is a card, if there is such a part."""
    parts = list(standard(game).parts)
    return next((part for part in ("cards", "tile", "skills") if part in parts), parts[0])


def _entries(game: str, table: dict[str, Any], part: str) -> list[str]:
    ours = list(standard(game).parts[part])
    if standard(game).prefixed:
        more = table.get(part, {})
    else:
        more = {
            name: 0
            for name in table
            if name not in ("base", "remove", "aims") and (part == "cards" or name.startswith(f"{part}-"))
        }
    return ours + [name for name in more if name not in ours and isinstance(name, str)]


def _entry(form: dict[str, str], entries: list[str]) -> str:
    if form.get("do") == "new" and form.get("new-id", "").strip():
        return form["new-id"].strip()[:NAME_LENGTH]
    entry = form.get("entry", "")
    return entry if entry in entries else entries[0]
