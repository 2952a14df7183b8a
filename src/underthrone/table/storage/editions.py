"""The cards that tables are played with, stored once for each edition: other ones in the box change nothing."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, RowMapping, and_, or_, select

from underthrone.games import game as find
from underthrone.games import games, stored
from underthrone.journal.journal import READERS, VERSION
from underthrone.journal.reading import other_version
from underthrone.kernel.errors import OtherRules, Trouble
from underthrone.kernel.game import Game
from underthrone.table.storage.database import insert_into
from underthrone.table.storage.schema import EDITIONS, TABLES


def keep(connection: Connection, game: Game) -> None:
    """Stores a game's cards, unless they are stored already."""
    row = {"id": game.edition, "game": game.id, "contents": game.contents}
    connection.execute(insert_into(connection, EDITIONS).values(row).on_conflict_do_nothing())


def game_of(connection: Connection, row: RowMapping) -> Game:
    """The game of a table with the cards that it was opened with; Trouble when it can't be played here."""
    if row["game"] not in games():
        raise OtherRules(f"Table {row['id']}: a newer underthrone may have the game {row['game']!r}.", True)
    if row["journal"] != VERSION:
        raise OtherRules(f"Table {row['id']}: {other_version(row['journal'])}", row["journal"] not in READERS)
    found = with_cards(connection, row["game"], row["edition"])
    if found is None:
        raise Trouble(f"Table {row['id']}: its cards, the edition {row['edition']}, aren't stored.")
    found.played(row["rules"])
    return found


def with_cards(connection: Connection, game_id: str, edition_id: str) -> Game | None:
    """A game with an edition, installed or stored; None when there is no such edition."""
    installed = find(game_id)
    if installed.edition == edition_id:
        return installed
    some = select(EDITIONS.c.contents).where(EDITIONS.c.id == edition_id, EDITIONS.c.game == game_id)
    contents = connection.execute(some).scalar()
    return None if contents is None else stored(game_id, edition_id, contents)


def playable() -> ColumnElement[bool]:
    """The tables that can be opened here: since 1.0, by rules that are played here, with cards that are stored."""
    played = [and_(TABLES.c.game == g.id, TABLES.c.rules.between(g.oldest, g.version)) for g in map(find, games())]
    return and_(TABLES.c.journal == VERSION, TABLES.c.edition.in_(select(EDITIONS.c.id)), or_(*played))
