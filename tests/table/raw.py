"""Requests as bytes on a socket, from any address of this machine: what no decent client would send."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import httpx
from tests.patience import PATIENCE
from tests.table.serving import Serving


class Raw:
    """One connection."""

    def __init__(self, server: Serving, address: str = "127.0.0.1", receive: int = 0) -> None:
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if receive:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        self.socket.bind((address, 0))
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Whether it could be sent: not when the server has hung up."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def answer(self) -> int:
        """The status of the answer; 0 when the server hung up without one."""
        said = b""
        while b"\r\n" not in said:
            try:
                part = self.socket.recv(65536)
            except OSError:
                return 0
            if not part:
                return 0
            said += part
        return int(said.split(b" ", 2)[1])

    def listens(self) -> bool:
        """Whether a stream was opened: its first event came. Many who come at once may be told inside the stream."""
        said = b""
        while b"\r\n" not in said or (b" 200 " in said.split(b"\r\n")[0] and b"event: ply" not in said):
            try:
                part = self.socket.recv(65536)
            except OSError:
                return False
            if not part or b"too many" in part:
                return False
            said += part
        return b"event: ply" in said

    def rest(self) -> bytes:
        """Everything until the server hangs up."""
        said = b""
        while True:
            try:
                part = self.socket.recv(65536)
            except OSError:
                return said
            if not part:
                return said
            said += part

    def drip(self, first: bytes, drop: bytes, gap: float) -> int:
        """Sends drop after drop until the server answers; gives the status."""
        self.send(first)
        self.socket.settimeout(gap)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                part = self.socket.recv(4096)
                return int(part.split(b" ", 2)[1]) if part else 0
            except TimeoutError:
                if not self.send(drop):
                    return 0
            except OSError:
                return 0
        raise AssertionError("the server waits for ever")


def memory(server: Serving) -> float:
    """Megabytes of the server's process."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    raise AssertionError("no such process")


def client(server: Serving, address: str) -> httpx.Client:
    """Somebody at another address of this machine."""
    there = httpx.HTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
    return httpx.Client(base_url=server.url, timeout=PATIENCE, transport=there)
