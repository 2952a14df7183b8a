"""The page of a table: gathering, playing, over; its news, its answers, its replay."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, ServerSentEvent

from underthrone.review.review import Review, summed
from underthrone.table import look, sight
from underthrone.table.addresses import address_of
from underthrone.table.looking import position, ready
from underthrone.table.pages.headers import HEADERS
from underthrone.table.pages.visit import Form, Visit
from underthrone.table.paper import eyes, finished, moment
from underthrone.table.parameters import Plain, TableId, TheHouse, link, origin
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.storage import papers
from underthrone.table.storage.reviews import Stored
from underthrone.table.stream import stream
from underthrone.table.tokens import left_seat, seat_of
from underthrone.table.verbs.again import again
from underthrone.table.verbs.answer import answer, go_on
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.contribute import contribute, seal
from underthrone.table.verbs.forget import forget
from underthrone.table.verbs.give import give
from underthrone.table.verbs.hint import allowed, found_hint, want_hint
from underthrone.table.verbs.leave import leave
from underthrone.table.verbs.names import clean, guest
from underthrone.table.verbs.opening import check_opening
from underthrone.table.verbs.play_on import play_on
from underthrone.table.verbs.rename import rename
from underthrone.table.verbs.report import report
from underthrone.table.verbs.review import want_review
from underthrone.table.verbs.sit import sit
from underthrone.table.verbs.start import start
from underthrone.table.verbs.undo import undo

Answer = Response[bytes] | Redirect


class TablePages(Controller):
    """Everything under /t/ID."""

    path = "/t/{table:str}"
    include_in_schema = False

    # --- Looking

    @get("/")
    async def page(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """The whole page."""
        visit = Visit(house, request)
        async with house.rooms.using(table) as room:
            return visit.page(await visit.shown(look.table, await visit.sight(room)))

    @get("/now")
    async def now(self, house: TheHouse, request: Plain, table: TableId, since: FromQuery[int] = 0) -> Response[bytes]:
        """The part that changes, with what is new since an answer."""
        visit = Visit(house, request)
        async with house.rooms.using(table) as room:
            return visit.page(await visit.shown(look.update, await visit.sight(room), since))

    @get("/ply")
    async def ply(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """The number of answers so far, for a page that hears nothing."""
        async with house.rooms.using(table) as room:
            return Visit(house, request).done(str(room.ply))

    @get("/stream")
    async def stream(self, house: TheHouse, request: Plain, table: TableId) -> ServerSentEvent:
        """Says when there is something new."""
        room = await house.rooms.open(table)
        return stream(house, room, Visit(house, request).seat(room), address_of(request.scope))

    @get("/me/{token:str}")
    async def personal(self, house: TheHouse, request: Plain, table: TableId, token: FromPath[str]) -> Answer:
        """A personal link: this browser holds the seat too; it is asked first when it has another one here."""
        visit = Visit(house, request)
        async with house.rooms.using(table) as room:
            mine, other, left = visit.seat(room), seat_of(room, token), left_seat(room, token)
            if other is not None and mine in (None, other):
                await visit.sit(table, token)
                return visit.go(f"/t/{table}")
            if left is not None and mine is None:
                return visit.page(look.left(visit.frame, _linked(visit, room, left, token)))
            if other is not None:
                return visit.page(look.swap(visit.frame, _linked(visit, room, other, token)))
            if left is not None:
                raise Refusal("seated", 403)
            raise Refusal("bad-token", 403)

    @post("/me/{token:str}")
    async def swap(self, house: TheHouse, request: Plain, table: TableId, token: FromPath[str]) -> Answer:
        """From now on this browser holds the seat of the link, and its own one no more."""
        visit = Visit(house, request)
        await visit.form()
        async with house.rooms.using(table) as room:
            if seat_of(room, token) is None:
                raise Refusal("bad-token", 403)
            await visit.sit(table, token)
            return visit.go(f"/t/{table}")

    @get("/replay")
    async def replay_form(
        self, house: TheHouse, request: Plain, table: TableId, ply: FromQuery[int] = 0, by: FromQuery[str] = ""
    ) -> Redirect:
        """A moment that was chosen with a form."""
        async with house.rooms.using(table) as room:
            through = "" if eyes(room, by) is None else f"?by={by}"
            return Visit(house, request).go(f"/t/{table}/replay/{moment(room, ply)}{through}")

    @get("/replay/{ply:int}")
    async def replay(
        self, house: TheHouse, request: Plain, table: TableId, ply: FromPath[int], by: FromQuery[str] = ""
    ) -> Response[bytes]:
        """A moment of the game: what this seat saw then; after the end everything, through the eyes of any seat."""
        visit, address = Visit(house, request), address_of(request.scope)
        async with house.rooms.using(table) as room:
            me, at, through = visit.seat(room), moment(room, ply), eyes(room, by)
            reader = me if through is None else through
            await ready(house, room, reader, visit.lang, address)
            then = await position(house, room, at, address)
            seen = sight.at(room, at, me, visit.lang, position=then, link=link(house, request, table), through=through)
            log = sight.whole_log(room, reader, visit.lang)
            return visit.page(await visit.shown(look.moment, seen, log, whole=not visit.htmx))

    @get("/story")
    async def story(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """The whole game to read, once it is over."""
        visit = Visit(house, request)
        async with house.rooms.using(table) as room:
            finished(room)
            return visit.page(await visit.shown(look.story, await visit.sight(room)))

    @get("/review")
    async def review(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """What decided the game, as far as it is thought."""
        visit = Visit(house, request)
        async with house.rooms.using(table) as room:
            found = await house.store.review(finished(room))
            seen = await visit.sight(room)
            if visit.htmx and not found.whole:
                return visit.page(look.reviewing(visit.frame, seen, found))
            return visit.page(await visit.shown(look.review, seen, *_reviewed(room, found)))

    @post("/review")
    async def want_review(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Somebody wants it."""
        visit = Visit(house, request)
        await visit.form()
        async with house.rooms.using(table) as room:
            await want_review(house, room, address_of(request.scope))
            return visit.go(f"/t/{table}/review")

    @get("/journal")
    async def journal(self, house: TheHouse, request: Plain, table: TableId) -> Response[str]:
        """The whole game on paper, once it is over."""
        async with house.rooms.using(table) as room:
            named = {"content-disposition": f'attachment; filename="{room.game.id}-{table}.journal"'}
            text = await house.elsewhere.ask(address_of(request.scope), papers.text, finished(room))
            return Response(text, headers=HEADERS | named, media_type="text/plain; charset=utf-8")

    # --- Sitting

    @post("/sit")
    async def sit(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Takes an open seat."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            if visit.seat(room) is None:
                seat = form.number("seat") if form.text("seat") else None
                more = {"invitation": form.text("invitation"), "origin": origin(house, request)}
                _, token = await sit(house, room, form.text("name"), seat, token=visit.own_token(table), **more)
                await visit.sit(table, token, clean(form.text("name")))
            return visit.go(f"/t/{table}")

    @post("/leave")
    async def leave(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Gets up."""
        visit = Visit(house, request)
        await visit.form()
        async with house.rooms.using(table) as room:
            token = visit.session.seats.get(table, "")
            await leave(house, room, visit.seated(room))
            visit.session.get_up(table)
            left = left_seat(room, token) is not None  # it can be handed on
            return visit.go(f"/t/{table}/me/{token}" if left else f"/t/{table}")

    @post("/give")
    async def give(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Gives a seat to a bot."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            await give(house, room, visit.seated(room), form.number("seat"), form.text("level"))
            return await _shown(visit, room, form)

    @post("/start")
    async def start(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """The host starts the game."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            await start(house, room, visit.seated(room))
            return await _shown(visit, room, form)

    @post("/seal")
    async def seal(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """The page promises the contribution that it has drawn."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            await seal(house, room, visit.seated(room), form.text("seal"))
            return visit.done()

    @post("/contribute")
    async def contribute(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """The page opens it, and is told whether the game has begun."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            await contribute(house, room, visit.seated(room), form.text("contribution"))
            return visit.done(room.phase)

    @get("/report")
    async def report_form(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """What happened?"""
        visit = Visit(house, request)
        async with house.rooms.using(table) as room:
            visit.seated(room)
            return visit.page(look.report(visit.frame, await visit.sight(room)))

    @post("/report")
    async def report(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Tells whoever runs the server."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            about = form.number("seat") if form.text("seat") else None
            await report(house, room, visit.seated(room), form.text("text"), about)
            return visit.page(look.reported(visit.frame, await visit.sight(room)))

    @get("/forget")
    async def forget_form(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """Asks first, and says what is deleted and what stays."""
        visit = Visit(house, request)
        async with house.rooms.using(table) as room:
            visit.seated(room)
            return visit.page(look.forget(visit.frame, await visit.sight(room)))

    @post("/forget")
    async def forget(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Deletes what belongs to this seat, here and in this browser."""
        visit = Visit(house, request)
        await visit.form()
        async with house.rooms.using(table) as room:
            await forget(house, room, visit.seated(room))
            visit.session.name = ""
            if visit.seat(room) is None:
                visit.session.get_up(table)
            return visit.page(look.forgotten(visit.frame, await visit.sight(room)))

    @post("/rename")
    async def rename(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Takes another name."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            await rename(house, room, visit.seated(room), form.text("name"))
            visit.session.name = clean(form.text("name"))
            return await _shown(visit, room, form)

    @post("/again")
    async def again(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """A rematch: to its table."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            table_id, token = await again(house, room, visit.seated(room))
            if token:
                await visit.sit(table_id, token)
            new = await house.rooms.open(table_id)
            if token and new.dealing and form.text("at_once"):
                await start(house, new, new.host)
            return visit.go(f"/t/{table_id}")

    @post("/on")
    async def play_on(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """A moment of a game that is over, as a new table against bots."""
        visit, address = Visit(house, request), address_of(request.scope)
        form = await visit.form()
        await check_opening(house, visit.session.invitation)
        house.limits.check_opening(address, visit.session.id)
        async with house.rooms.using(table) as room:
            ply, seat, redealt = form.number("ply"), form.number("seat"), form.text("world") == "redealt"
            name = visit.session.name or guest(visit.lang)
            new, token = await play_on(house, room, ply, seat, redealt, name, address, origin(house, request))
        await visit.sit(new.id, token)
        await start(house, new, new.host)
        return visit.go(f"/t/{new.id}")

    # --- Playing

    @post("/answer")
    async def answer(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """One move, or all parts of an answer."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            await answer(house, room, visit.seated(room), form.numbers("move"), form.number("ply"))
            return await _shown(visit, room, form)

    @get("/foretell")
    async def foretell(self, house: TheHouse, request: Plain, table: TableId) -> Response[list[dict[str, Any]]]:
        """What the parts of an answer would come to that the page has and nobody has sent: `?move=3&move=4`."""
        visit = Visit(house, request)
        moves = Form(request.query_params).numbers("move")
        async with house.rooms.using(table) as room:
            s = None if room.journal is None else room.state
            found = sight.foretold(room.game, s, visit.seated(room), moves, visit.lang)
            return Response(found, headers={**HEADERS, "cache-control": "no-store"})

    @post("/hint")
    async def want_hint(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """What would a bot do?"""
        visit = Visit(house, request)
        await visit.form()
        async with house.rooms.using(table) as room:
            seat = visit.seated(room)
            await want_hint(house, room, seat, address_of(request.scope))
            return visit.page(look.hint(visit.frame, table, room.names, await found_hint(house, room, seat)))

    @get("/hint")
    async def hint(self, house: TheHouse, request: Plain, table: TableId) -> Response[bytes]:
        """What it says, once it is thought."""
        visit = Visit(house, request)
        async with house.rooms.using(table) as room:
            seat = visit.seated(room)
            if not allowed(room, seat):
                raise Refusal("late", 409)
            return visit.page(look.hint(visit.frame, table, room.names, await found_hint(house, room, seat)))

    @post("/undo")
    async def undo(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Takes back."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            await undo(house, room, visit.seated(room), form.number("ply"))
            return await _shown(visit, room, form)

    @post("/wish")
    async def wish(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """What somebody wants to be asked from now on, for one card or for all; it holds for the open question too."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            visit.wish(room, visit.seated(room), *form.text("wish").partition(" ")[::2])
            await go_on(house, room)
            return await _shown(visit, room, form)

    @post("/chat")
    async def chat(self, house: TheHouse, request: Plain, table: TableId) -> Answer:
        """Says something."""
        visit = Visit(house, request)
        form = await visit.form()
        async with house.rooms.using(table) as room:
            if visit.seat(room) is None and room.open_chat:
                house.limits.check_watcher(table, address_of(request.scope))
                visit.session.name = clean(form.text("name")) or visit.session.name or guest(visit.lang)
                await chat(house, room, None, form.text("text"), visit.session.name)
            else:
                await chat(house, room, visit.seated(room), form.text("text"))
            return await _shown(visit, room, form)


def _linked(visit: Visit, room: Room, seat: int, token: str) -> look.Linked:
    """What a personal link is about, in words."""
    mine = visit.seat(room)
    return look.Linked(
        table=room.id,
        title=room.game.title(visit.lang),
        seat=room.chairs[seat].name or room.game.say(visit.lang, "seat", {"number": seat + 1}),
        mine="" if mine is None else room.chairs[mine].name,
        link=link(visit.house, visit.request, room.id, token),
        token=token,
    )


async def _shown(visit: Visit, room: Room, form: Form) -> Answer:
    """The part that changed, for a page that asked by itself; otherwise the page anew."""
    if not visit.htmx:
        return visit.go(f"/t/{room.id}")
    if form.text("since") == "end":
        since = -1  # the end page stays
    else:
        since = form.number("since") if form.text("since") else form.number("ply") if form.text("ply") else room.ply
    return visit.page(await visit.shown(look.update, await visit.sight(room), since))


def _reviewed(room: Room, found: Stored) -> tuple[Review | None, Stored]:
    """What the pieces come to, once all are there."""
    assert room.journal is not None
    return summed(room.journal, found.pieces) if found.whole else None, found
