"""The guard at the door: who is banned isn't let in."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import time
from collections.abc import Sequence

from underthrone.table.addresses import Network, parsed
from underthrone.table.storage.bans import ORIGIN, Ban


def origin_of(key: bytes, address: str) -> str:
    """An address for nobody to read: the same one gives the same, and only this server can tell which."""
    return hmac.new(key, f"origin {address}".encode(), hashlib.sha256).hexdigest()[:16]


class Guard:
    """Knows whom not to let in; an address is what limits count as one."""

    def __init__(self) -> None:
        self.key = b""
        self._origins: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    def learn(self, bans: Sequence[Ban]) -> None:
        """These, and nobody else."""
        self._origins = {ban.who: ban for ban in bans if ORIGIN.fullmatch(ban.who)}
        self._networks = [(ipaddress.ip_network(ban.who), ban) for ban in bans if ban.who not in self._origins]

    def refuses(self, address: str) -> bool:
        """Whether an address may not come; an IPv6 one is given as its network."""
        if not (self._networks or self._origins):
            return False
        now, where = time.time(), parsed(address.partition("/")[0])
        held = [ban for network, ban in self._networks if where is not None and where in network]
        if self._origins:
            held += [ban for ban in [self._origins.get(origin_of(self.key, address))] if ban]
        return any(ban.until is None or ban.until > now for ban in held)
