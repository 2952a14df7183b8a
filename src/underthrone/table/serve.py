"""Runs the table on uvicorn: one process, one event loop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.config import LoopFactoryType

from underthrone.table.api.quick import Quick
from underthrone.table.app import application
from underthrone.table.config import Config
from underthrone.table.connections import files
from underthrone.table.entrance import Entrance, Orderly
from underthrone.table.house import House
from underthrone.table.logbook import ToLogbook

TICKS: Final = 10  # of uvicorn, in a second
VANISHED: Final = 60_000  # milliseconds after which whoever takes nothing is gone


class Server(uvicorn.Server):
    """Ends the streams of news when it is told to stop, so that everything else can be finished."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says that it is open once the storage is."""
        try:
            await super().startup(sockets)
        except SystemExit:
            raise self.house.failure or RuntimeError("the server could not start") from None
        logging.getLogger("uvicorn.error").handlers = [ToLogbook(self.house.logbook)]
        gc.freeze()  # what was loaded stays: no need to look through it again and again
        gc.callbacks.append(keep)
        if self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        """Looks at all connections each second."""
        if counter % TICKS == 0:
            self.house.connections.look(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A closed terminal (SIGHUP) stops the server as SIGTERM does, unless it was started to outlive it (nohup)."""
        heard = hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN
        if heard:
            signal.signal(signal.SIGHUP, self.handle_exit)
        with super().capture_signals():
            yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM, SIGHUP or SIGINT: what was accepted is finished; a second SIGINT doesn't wait for that."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self.house.log("stop", signal=signal.Signals(sig).name)
        self.house.stop_streams()


def keep(phase: str, collection: dict[str, int]) -> None:
    """What lived through a whole collection stays: the next one looks only at what came since, and is short.

    Rooms that leave the memory have no cycles, so that none is kept by this.
    """
    if phase == "stop" and collection["generation"] == 2:
        gc.freeze()


def listening(host: str, port: int) -> socket.socket:
    """A socket on the port, or on a free one for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # a peer that vanished is noticed by the system
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, VANISHED)
    bound.listen(1024)
    return bound


def address(bound: socket.socket) -> str:
    """What a browser opens."""
    host, port = bound.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def serve(config: Config, bound: socket.socket, ready: Callable[[], None], loop: LoopFactoryType = "auto") -> None:
    """Serves until it is told to stop; what was accepted is finished."""
    bounds = replace(config.bounds, connections=files(config.bounds.connections))
    app, house = application(replace(config, bounds=bounds))
    errors = logging.getLogger("uvicorn.error")
    errors.handlers, errors.propagate = [logging.NullHandler()], False
    server = Server(
        uvicorn.Config(
            Entrance(Quick(Orderly(app, house), house), house),
            http=house.connections.protocol(),
            loop=loop,
            ws="none",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the entrance knows whom to believe
            lifespan="on",
            timeout_graceful_shutdown=10,
            timeout_keep_alive=bounds.idle_seconds,
            backlog=1024,
        ),
        house,
        ready,
    )
    server.run(sockets=[bound])
