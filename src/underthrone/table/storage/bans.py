"""Who may not come: addresses, networks, or the keyed hash of an address that a table or a report shows."""

from __future__ import annotations

import ipaddress
import re
import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, or_, select

from underthrone.kernel.errors import Trouble
from underthrone.table.addresses import NETWORK
from underthrone.table.storage.desk import telling
from underthrone.table.storage.forgetting import A_DAY
from underthrone.table.storage.news import BANNED
from underthrone.table.storage.schema import BANS

ORIGIN: Final = re.compile("[0-9a-f]{16}")


class Ban(NamedTuple):
    """One of them."""

    who: str
    note: str
    made: float
    until: float | None  # None: for good


def meant(text: str) -> str:
    """Whom an operator means: an IPv6 address means its network, as for limits; Trouble when it is nobody."""
    if ORIGIN.fullmatch(text):
        return text
    try:
        network = ipaddress.ip_network(text.strip("[]"), strict=False)
    except ValueError:
        raise Trouble(
            f"{text!r} is no address: 203.0.113.7, 2001:db8::1, a network such as 203.0.113.0/24, "
            "or the 16 letters and digits that `admin show` gives for one."
        ) from None
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen == network.max_prefixlen:
            return str(mapped)
        network = network if network.prefixlen <= NETWORK else network.supernet(new_prefix=NETWORK)
        return str(network)
    return str(network.network_address) if network.prefixlen == network.max_prefixlen else str(network)


def ban(engine: Engine, text: str, note: str = "", days: float | None = None) -> Ban:
    """From now on they are refused everywhere; another ban of the same is replaced."""
    now = time.time()
    one = Ban(meant(text), note[:80], now, None if days is None else now + days * A_DAY)
    with telling(engine, BANNED) as connection:
        connection.execute(delete(BANS).where(BANS.c.who == one.who))
        connection.execute(insert(BANS), [one._asdict()])
    return one


def unban(engine: Engine, text: str) -> bool:
    """They may come again; False when they weren't banned."""
    with telling(engine, BANNED) as connection:
        return connection.execute(delete(BANS).where(BANS.c.who == meant(text))).rowcount == 1


def bans(connection: Connection) -> list[Ban]:
    """Those that hold, the newest first."""
    holds = or_(BANS.c.until.is_(None), BANS.c.until > time.time())
    return [Ban(*row) for row in connection.execute(select(BANS).where(holds).order_by(BANS.c.made.desc()))]
