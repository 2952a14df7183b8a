"""A keep-alive HTTP connection with as little as possible around it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec


class Wire:
    """One connection to the server."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self) -> None:
        """Connects."""
        self._reader, self._writer = await asyncio.open_connection(self.host, self.port)

    async def close(self) -> None:
        """Hangs up."""
        self._writer.close()

    async def post(self, path: str, body: Any, token: str = "") -> tuple[int, Any]:
        """Sends JSON; gives the status and what came back."""
        data = msgspec.json.encode(body)
        header = f"content-type: application/json\r\ncontent-length: {len(data)}"
        return await self._ask("POST", path, token, header, data)

    async def get(self, path: str, token: str = "") -> tuple[int, Any]:
        """Asks for JSON; gives the status and what came back."""
        return await self._ask("GET", path, token, "accept: application/json", b"")

    async def _ask(self, method: str, path: str, token: str, header: str, data: bytes) -> tuple[int, Any]:
        bearer = f"authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: bench\r\n{bearer}{header}\r\n\r\n"
        self._writer.write(head.encode() + data)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = 0
        for line in answer.split(b"\r\n"):
            if line[:15].lower() == b"content-length:":
                length = int(line[15:])
        said = await self._reader.readexactly(length) if length else b"null"
        return int(answer[9:12]), msgspec.json.decode(said)
