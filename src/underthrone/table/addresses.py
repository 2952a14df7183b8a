"""Where a request comes from: the peer itself, or whom a trusted proxy names."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from litestar.types import Scope

from underthrone.kernel.errors import Trouble

EVERYBODY: Final = "*"
LOOPBACK: Final = "127.0.0.1,::1"
LONGEST_ADDRESS: Final = 64  # signs; nothing longer is looked at
NETWORK: Final = 64  # bits of an IPv6 address that one customer has at least: those behind them count as one address

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """The peers whose X-Forwarded-For is believed, and how many of them stand in a row."""

    def __init__(self, trusted: str = "", hops: int = 1) -> None:
        self.hops = hops
        self.everybody = trusted.strip() == EVERYBODY
        self.networks = [] if self.everybody else [_network(word) for word in trusted.split(",") if word.strip()]

    def __bool__(self) -> bool:
        return self.everybody or bool(self.networks)

    def trusts(self, host: str) -> bool:
        """Whether a peer is a proxy of ours."""
        if self.everybody or not self.networks:
            return self.everybody
        address = parsed(host)
        return address is not None and any(address in network for network in self.networks)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """Who asks: each trusted hop is believed about the one before it, as far as the hops go."""
        who = peer
        for named in list(reversed(forwarded))[: self.hops]:
            address = parsed(named)
            if address is None or not self.trusts(who):
                break
            who = str(address)
        return who


def _network(word: str) -> Network:
    try:
        return ipaddress.ip_network(word.strip(), strict=False)
    except ValueError:
        raise Trouble(
            f"--trusted-proxies takes addresses and networks such as 10.0.0.0/8, or *; {word.strip()!r} is neither."
        ) from None


@lru_cache(4096)
def parsed(text: str) -> Address | None:
    """An address as a proxy writes it: bare, with a port, or in brackets; None for anything else."""
    text = text.strip()
    if len(text) > LONGEST_ADDRESS:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    return mapped or address


@lru_cache(4096)
def household(host: str) -> str:
    """Who shares one limit: an IPv4 address, or an IPv6 network, since a customer has all addresses of that."""
    address = parsed(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, NETWORK), strict=False))
    return host if address is None else str(address)


def address_of(scope: Scope) -> str:
    """The address that a request is counted for."""
    client = scope.get("client")
    return household(client[0]) if client else ""
