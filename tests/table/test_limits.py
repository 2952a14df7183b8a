"""Limits: buckets, turns, streams, proxies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path

import pytest
from tests.table.houses import begun, within
from tests.table.raw import client
from tests.table.serving import serving

from underthrone.kernel.errors import Trouble
from underthrone.table.addresses import Proxies, household
from underthrone.table.house import House
from underthrone.table.limits import (
    MOST_REMEMBERED,
    PAGES_OF_SEAT,
    RESERVED,
    SEATED_AT_ADDRESS,
    STREAMS,
    WATCHERS_AT_ADDRESS,
    WATCHERS_AT_TABLE,
    Buckets,
    Limits,
    Streams,
    TooMany,
    Turns,
)
from underthrone.table.listener import Listener

# --- Buckets


def test_what_is_remembered_is_bounded_and_nobody_is_forgotten() -> None:
    buckets = Buckets(2.0, 0.001)
    assert [buckets.take("one") > 0 for _ in range(4)] == [False, False, True, True]
    others = [buckets.take(f"10.0.{number}") > 0 for number in range(MOST_REMEMBERED + 10)]
    assert len(buckets._levels) == MOST_REMEMBERED
    assert buckets.take("one") > 0, "those who come in thousands don't empty the book"
    assert others[-1], "newcomers share one bucket when there is no more room"


def test_whoever_is_full_again_makes_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("underthrone.table.limits.time.monotonic", lambda: now[0])
    buckets = Buckets(2.0, 1.0, most=3)
    for name in "abc":
        buckets.take(name)
    now[0] += 1.5
    assert buckets.take("d") == 0
    assert "d" in buckets._levels
    assert len(buckets._levels) <= 3


def flood(limits: Limits) -> None:
    """A hundred requests of a stranger."""
    for _ in range(100):
        limits.check("10.0.0.1")


def test_it_says_how_long_to_wait() -> None:
    buckets = Buckets(1.0, 0.1)
    assert buckets.take("one") == 0
    assert 9 < buckets.take("one") <= 10
    limits = Limits(True, rate=1.0)
    with pytest.raises(TooMany) as caught:
        flood(limits)
    assert caught.value.headers == {"retry-after": "1"}


def test_strangers_do_not_use_up_what_people_with_seats_have() -> None:
    limits = Limits(True, rate=1.0)
    with pytest.raises(TooMany):
        flood(limits)
    limits.check("10.0.0.1", "a browser", known=True)
    limits.check("10.0.0.2")


# --- Turns


def test_requests_of_one_address_take_turns_and_others_go_by() -> None:
    async def story() -> list[str]:
        turns, order = Turns(2), list[str]()

        async def request(address: str, name: str) -> None:
            await turns.enter(address)
            try:
                order.append(name)
                await asyncio.sleep(0)
            finally:
                turns.leave(address)

        flood = [asyncio.create_task(request("a", f"a{n}")) for n in range(8)]
        await asyncio.sleep(0)
        other = asyncio.create_task(request("b", "b"))
        gone = asyncio.create_task(request("a", "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*flood, other)
        await asyncio.sleep(0)
        assert not turns.busy
        assert not turns._queues
        return order

    order = asyncio.run(story())
    assert [name for name in order if name != "b"] == [f"a{n}" for n in range(8)]
    assert order.index("b") <= 4


# --- Streams


def test_spectators_leave_places_for_those_who_sit() -> None:
    streams = Streams()

    def fits(listener: Listener) -> bool:
        try:
            streams.check(set(), listener)
        except TooMany:
            return False
        streams.enter(listener)
        return True

    watchers = [fits(Listener(None, f"10.0.0.{n // WATCHERS_AT_ADDRESS}")) for n in range(STREAMS)]
    assert watchers.count(True) == STREAMS - RESERVED
    assert fits(Listener(0, "10.1.0.1"))
    seated = [fits(Listener(0, f"10.1.1.{n // SEATED_AT_ADDRESS}")) for n in range(RESERVED)]
    assert seated.count(True) == RESERVED - 1


def test_listeners_are_bounded_by_table_seat_and_address(folder: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        here = [Listener(None, f"10.0.0.{n // WATCHERS_AT_ADDRESS}") for n in range(WATCHERS_AT_TABLE)]
        for listener in here:
            one.listen(room, listener)
        with pytest.raises(TooMany):
            one.listen(room, Listener(None, "10.9.9.9"))
        mine = [Listener(0, "10.0.0.1") for _ in range(PAGES_OF_SEAT)]
        for listener in mine:
            one.listen(room, listener)
        with pytest.raises(TooMany):
            one.listen(room, Listener(0, "10.0.0.2"))
        one.listen(room, last := Listener(1, "10.0.0.1"))
        for listener in [*here, *mine, last]:
            one.unlisten(room, listener)
        assert (one.streams.open, one.streams.watching, len(room.listeners)) == (0, 0, 0)
        assert not one.streams._there

    within(folder, story)


# --- Proxies


def test_only_trusted_proxies_are_believed() -> None:
    none, one, two = Proxies(), Proxies("127.0.0.1,::1"), Proxies("10.0.0.0/8,127.0.0.1", hops=2)
    assert none.client("127.0.0.1", ["1.2.3.4"]) == "127.0.0.1"
    assert one.client("127.0.0.1", ["9.9.9.9", "1.2.3.4"]) == "1.2.3.4", "what the client says itself is not believed"
    assert one.client("8.8.8.8", ["1.2.3.4"]) == "8.8.8.8"
    assert two.client("127.0.0.1", ["9.9.9.9", "1.2.3.4", "10.0.0.7"]) == "1.2.3.4"
    assert two.client("127.0.0.1", ["9.9.9.9", "1.2.3.4"]) == "1.2.3.4", "whoever isn't a proxy is who asks"
    assert Proxies("*").client("8.8.8.8", ["9.9.9.9", "1.2.3.4"]) == "1.2.3.4"
    assert one.client("::ffff:127.0.0.1", ["[2001:db8::1]:99"]) == "2001:db8::1"
    assert one.client("127.0.0.1", ["drop table", "\r\n"]) == "127.0.0.1"
    with pytest.raises(Trouble, match="neither"):
        Proxies("the moon")


def test_a_network_of_version_six_counts_as_one() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::7") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:10.0.0.1") == household("10.0.0.1") == "10.0.0.1"


def test_people_behind_a_trusted_proxy_are_counted_each(folder: Path) -> None:
    with serving(folder, "--rate", "1", "--trusted-proxies", "127.5.0.1") as server:

        def served(address: str, names: Iterable[str]) -> int:
            """How many requests are served before one is refused."""
            with client(server, address) as one:
                asked = (one.get("/credits", headers={"x-forwarded-for": name}).status_code for name in names)
                return sum(1 for _ in takewhile(lambda status: status == 200, asked))

        assert served("127.5.0.1", ["203.0.113.1"] * 2000) < 2000
        assert served("127.5.0.1", ["203.0.113.2"]) == 1
        strangers = [f"198.51.{n // 250}.{1 + n % 250}" for n in range(2000)]
        assert served("127.6.0.1", strangers) < 2000, "a stranger says what it likes"
