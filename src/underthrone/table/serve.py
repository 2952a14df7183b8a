"""Runs the table on uvicorn: one process, one event loop."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from underthrone.table.api.quick import Quick
from underthrone.table.app import application
from underthrone.table.config import Config
from underthrone.table.house import House


class Server(uvicorn.Server):
    """Ends the streams of news when it is told to stop, so that everything else can be finished."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says that it is open once the storage is."""
        await super().startup(sockets)
        gc.freeze()  # what was loaded stays: no need to look through it again and again
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM or SIGINT: what was accepted is finished; a second SIGINT doesn't wait for that."""
        self.house.log("stop", signal=signal.Signals(sig).name)
        self.house.stop_streams()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


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
    bound.listen(1024)
    return bound


def address(bound: socket.socket) -> str:
    """What a browser opens."""
    host, port = bound.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def serve(config: Config, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serves until it is told to stop; what was accepted is finished."""
    app, house = application(config)
    server = Server(
        uvicorn.Config(
            Quick(app, house),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=config.proxied,
            lifespan="on",
            timeout_graceful_shutdown=10,
            timeout_keep_alive=75,
            backlog=1024,
        ),
        house,
        ready,
    )
    server.run(sockets=[bound])
