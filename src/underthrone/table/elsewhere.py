"""Long work: in a process of its own, once for all who ask for it, and not too much of it for one address."""

from __future__ import annotations

import asyncio
import os
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar, cast

from underthrone.table.refusal import Refusal
from underthrone.table.storage import papers

T = TypeVar("T")
EACH: Final = 8  # that are done at a time for one address: a club may sit behind it
ALL: Final = 40  # that may wait
KEPT: Final = 32  # answers that are kept for those who ask again


class Elsewhere:
    """Asks another process; the loop goes on meanwhile."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: ProcessPoolExecutor | None = None
        self._doing: dict[Hashable, asyncio.Task[Any]] = {}
        self._done: OrderedDict[Hashable, Any] = OrderedDict()
        self._outdated: set[Hashable] = set()  # what is being done and isn't kept
        self._asked: Counter[str] = Counter()  # how much is done for each address

    async def ask(self, address: str, what: Callable[..., T], *args: Hashable) -> T:
        """`what(url, *args)` of storage/papers.py, for a game that can't change; refused where too much waits."""
        key = (what.__name__, *args)
        if key in self._done:
            self._done.move_to_end(key)
            return cast(T, self._done[key])
        if key not in self._doing:
            if self._asked[address] >= EACH or len(self._doing) >= ALL:
                raise Refusal("too-many", 429)
            self._asked[address] += 1
            task = self._doing[key] = asyncio.create_task(self._run(key, what, *args))
            task.add_done_callback(lambda _: self._ended(key, address))
        return cast(T, await asyncio.shield(self._doing[key]))

    def _ended(self, key: Hashable, address: str) -> None:
        del self._doing[key]
        self._asked[address] -= 1
        if not self._asked[address]:
            del self._asked[address]

    def forget(self, table_id: str) -> None:
        """What is kept of a table isn't so any more: somebody's name has changed."""
        for key in [key for key in self._done if isinstance(key, tuple) and table_id in key]:
            del self._done[key]
        self._outdated.update(key for key in self._doing if isinstance(key, tuple) and table_id in key)

    async def close(self) -> None:
        """Ends the process; what it works at isn't stored anyway."""
        for task in self._doing.values():
            task.cancel()
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            await asyncio.to_thread(self._pool.shutdown, True, cancel_futures=True)

    async def _run(self, key: Hashable, what: Callable[..., T], *args: Hashable) -> T:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._ready_pool(), what, self.url, *args)
        except BrokenProcessPool:  # it was killed: another one does it
            self._pool = None
            found = await loop.run_in_executor(self._ready_pool(), what, self.url, *args)
        if key in self._outdated:
            self._outdated.discard(key)
            return found
        self._done[key] = found
        if len(self._done) > KEPT:
            self._done.popitem(last=False)
        return found

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), papers.prepare, (os.getpid(),))
        return self._pool
