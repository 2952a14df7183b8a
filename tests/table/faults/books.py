"""The bookkeeping: what people were told against the database's rows, by the games and journals alone, not the server.

Nothing acknowledged is lost, nothing counts twice, nothing is there that nobody sent.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from sqlalchemy import create_engine, text
from tests.table.faults.people import Diary, Record

from underthrone.games import game as find
from underthrone.journal.journal import Journal
from underthrone.journal.moments import ANSWER, Line
from underthrone.kernel.errors import Trouble

Rows = dict[str, list[Mapping[str, Any]]]
BOT = "bot"


class Books:
    """All rows of the database, by table."""

    def __init__(self, url: str) -> None:
        engine = create_engine(url)
        with engine.connect() as connection:
            tables = connection.execute(text("SELECT * FROM tables")).mappings().all()
            self.tables: dict[str, Mapping[str, Any]] = {row["id"]: dict(row) for row in tables}
            self.seats, self.lines, self.chat, self.work = (
                _by_table(connection.execute(text(f'SELECT * FROM {name} ORDER BY "table", {order}')).mappings().all())
                for name, order in (("seats", "seat"), ("lines", "ply"), ("chat", "number"), ("work", "seat"))
            )
        engine.dispose()

    def stand(self, table: str) -> str:
        """How far a table is, and what its bots have to do."""
        kinds, due = [row["kind"] for row in self.seats[table]], [dict(row) for row in self.work[table]]
        return f"stored: {len(self.lines[table])} answers, seats {kinds}, work {due}"

    def check(self, diary: Diary) -> dict[str, int]:
        """Everything that is wrong raises; gives what was counted."""
        found: Counter[str] = Counter()
        assert not diary.backwards, f"shown with less than was acknowledged: {diary.backwards[:5]}"
        for table, record in diary.tables.items():
            row = self.tables.get(table)
            assert row is not None, f"table {table} was acknowledged and is gone"
            found["seats"] += self._seats(table, record)
            found["chat"] += self._chat(table, record)
            found["rematches"] += self._rematch(table, record)
            found["answers"] += self._answers(table, record)
        for table, row in self.tables.items():
            found["stored answers"] += len(self.lines[table])
            found["games over"] += self._replay(row)
        again = Counter(row["next"] for row in self.tables.values() if row["next"])
        assert not [one for one, times in again.items() if times > 1], "two tables have the same rematch"
        found["tables"] = len(self.tables)
        return dict(found)

    def _seats(self, table: str, record: Record) -> int:
        stored = {row["seat"]: row["token"] for row in self.seats[table]}
        for seat, token in record.seats.items():
            mine = hashlib.sha256(token.encode()).hexdigest()
            assert stored[seat] == mine, f"{table}: seat {seat} is somebody else's"
        return len(record.seats)

    def _chat(self, table: str, record: Record) -> int:
        """Each line once and in order; one that nobody was told of may be there, once."""
        rows = self.chat[table]
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1)), f"{table}: numbers of the chat"
        texts = [row["text"] for row in rows]
        twice = [one for one, times in Counter(texts).items() if times > 1]
        assert not twice, f"{table}: said twice: {twice}"
        assert set(texts) <= set(record.tried), f"{table}: said by nobody: {set(texts) - set(record.tried)}"
        lost = set(record.said) - set(texts)
        assert not lost, f"{table}: chat was acknowledged and is lost: {lost}"
        return len(record.said)

    def _rematch(self, table: str, record: Record) -> int:
        if record.next:
            assert self.tables[table]["next"] == record.next, f"{table}: another rematch than was acknowledged"
            assert record.next in self.tables, f"{table}: the rematch is gone"
        return bool(record.next)

    def _answers(self, table: str, record: Record) -> int:
        """Each acknowledged answer is there once, none that was refused, and none that nobody sent."""
        bots = {row["seat"] for row in self.seats[table] if row["kind"] == BOT}
        stored = Counter(
            (row["seat"], row["seen_ply"], row["move"]) for row in self.lines[table] if row["seat"] not in bots
        )
        told: dict[str, set[tuple[int, int, int]]] = defaultdict(set)
        for sent in record.answers:
            told[sent.told].add((sent.seat, sent.ply, sent.move))
        twice = [one for one, times in stored.items() if times > 1]
        assert not twice, f"{table}: counts twice: {twice}"
        lost = told["counts"] - set(stored)
        assert not lost, f"{table}: acknowledged and lost: {lost}"
        refused = {one for word, some in told.items() if word not in ("counts", "") for one in some} - told["counts"]
        assert not refused & set(stored), f"{table}: refused, and counts: {refused & set(stored)}"
        invented = set(stored) - set().union(*told.values())
        assert not invented, f"{table}: nobody sent {invented}"
        return len(told["counts"])

    def _replay(self, row: Mapping[str, Any]) -> bool:
        """The game by its rules alone: each line is legal, by a seat that had to decide, and its digest is right."""
        table, lines = row["id"], self.lines[row["id"]]
        assert [line["ply"] for line in lines] == list(range(1, len(lines) + 1)), f"{table}: a line is missing"
        if not row["deal"]:
            assert not lines, f"{table}: answers before the deal"
            stuck = row["host"] is None and all(seat["kind"] != "open" for seat in self.seats[table])
            assert not stuck, f"{table}: everybody sits, and it never began"
            return False
        given = {seat["seat"]: seat["contribution"] for seat in self.seats[table] if seat["contribution"]}
        game, secret = find(row["game"]), bytes(row["secret"])
        journal = Journal.begin(game, row["players"], json.loads(row["options"]), secret=secret, contributions=given)
        journal.where = table
        assert journal.first == row["deal"], f"{table}: another first deal"
        before = journal.now
        written = [Line(line["seat"], line["verb"], line["move"], line["digest"]) for line in lines]
        for line, moment in zip(written, journal.verified(written)):
            assert line.verb == ANSWER, f"{table}: {line.verb} by nobody"
            where = f"{table}, ply {moment.number}"
            assert before.state.waiting >> line.seat & 1, f"{where}: seat {line.seat} decides twice"
            before = moment
            journal.write(moment)
        assert journal.ended == row["result"], f"{table}: the result is {journal.ended!r}, stored {row['result']!r}"
        try:
            return bool(journal.ended and journal.verify())
        except Trouble as trouble:
            raise AssertionError(str(trouble)) from None


def _by_table(rows: Any) -> Rows:
    found: Rows = defaultdict(list)
    for row in rows:
        found[row["table"]].append(row)
    return found
