"""Small comparisons of editions for the editor: a process for each, few at once, one for each address."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

from underthrone.table.refusal import Refusal
from underthrone.table.tokens import new_id

GAMES: Final = 60  # of each edition, at most
AT_ONCE: Final = 2  # on the whole server
KEPT: Final = 100  # results that are remembered
SECONDS: Final = 60.0  # after which one is given up


class Small:
    """A comparison that runs or is done."""

    def __init__(self, address: str) -> None:
        self.id = new_id()
        self.address = address
        self.done: int = 0
        self.result: dict[str, Any] | None = None
        self.failed: bool = False

    @property
    def running(self) -> bool:
        """Whether it is still at it."""
        return self.result is None and not self.failed


class Comparing:
    """All of them."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Small] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, address: str, game: str, name: str, text: str) -> Small:
        """A new one; refused while another runs from the same address, or too many run."""
        running = [small for small in self.known.values() if small.running]
        if len(running) >= AT_ONCE or any(small.address == address for small in running):
            raise Refusal("comparing", 429)
        small = Small(address)
        self.known[small.id] = small
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        task = asyncio.get_running_loop().create_task(self._run(small, game, name, text))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return small

    async def _run(self, small: Small, game: str, name: str, text: str) -> None:
        job = json.dumps({"game": game, "name": name, "text": text, "games": GAMES}) + "\n"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "underthrone.lab.quick"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=4_000_000,
        )
        try:
            async with asyncio.timeout(SECONDS):
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(job.encode())
                await process.stdin.drain()
                process.stdin.close()
                async for line in process.stdout:
                    said = json.loads(line)
                    small.done = said.get("done", small.done)
                    if "figures" in said:
                        small.result = said
        except (TimeoutError, OSError, RuntimeError, ValueError):  # RuntimeError: uvloop, of a dead process
            pass
        finally:
            small.failed = small.result is None
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
