"""What operators watch, in Prometheus' format: requests, moves, rooms, listeners, the bots' queue, the database."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy import Engine, event

if TYPE_CHECKING:
    from underthrone.table.house import House

FORMAT: Final = "text/plain; version=0.0.4"
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
TAKEN: Final = "underthrone_taken"  # under which a database connection remembers when it was taken


disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The counters of one process."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        here: dict[str, Any] = {"registry": self.registry}
        timed: dict[str, Any] = {"registry": self.registry, "buckets": BUCKETS}
        labels = ["method", "route", "status"]
        self.requests = Counter("underthrone_requests", "Requests by route and status", labels, **here)
        self.seconds = Histogram("underthrone_request_seconds", "Time until it was answered", ["route"], **timed)
        self.events = Counter("underthrone_events", "What the log tells of; answer is a move", ["event"], **here)
        self.ended = Counter("underthrone_connections_ended", "Connections ended by a bound", ["status"], **here)
        self.database = Histogram("underthrone_database_seconds", "A read, or a transaction and its commit", **timed)
        self.bots_waiting = 0  # as the storage said when somebody looked
        self.registry.register(Now(house))
        ProcessCollector(registry=self.registry)
        self._requests: dict[tuple[str, str, int], Counter] = {}
        self._seconds: dict[str, Histogram] = {}
        self._events: dict[str, Counter] = {}

    def request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """A request was answered; how long a stream was open isn't of interest."""
        key = (method, route, status)
        if key not in self._requests:
            self._requests[key] = self.requests.labels(method, route, str(status))
        self._requests[key].inc()
        if seconds is None:
            return
        if route not in self._seconds:
            self._seconds[route] = self.seconds.labels(route)
        self._seconds[route].observe(seconds)

    def happened(self, what: str) -> None:
        """An event of the log."""
        if what not in self._events:
            self._events[what] = self.events.labels(what)
        self._events[what].inc()

    def end(self, status: int) -> None:
        """A connection was ended."""
        self.ended.labels(str(status)).inc()

    def watch(self, engine: Engine) -> None:
        """Times what is done with the database, from the moment that a connection is taken until it is given back."""

        def taken(_driver: Any, record: Any, _proxy: Any) -> None:
            record.info[TAKEN] = time.perf_counter()

        def given(_driver: Any, record: Any) -> None:
            since = record.info.pop(TAKEN, None)
            if since is not None:
                self.database.observe(time.perf_counter() - since)

        event.listen(engine, "checkout", taken)
        event.listen(engine, "checkin", given)

    def text(self) -> bytes:
        """Everything now."""
        return generate_latest(self.registry)


class Now(Collector):
    """What is counted when somebody looks."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        """The numbers of this moment."""
        house = self.house
        if not hasattr(house, "rooms"):
            return  # it isn't open yet
        for name, words, value in (
            ("rooms", "Tables in memory", len(house.rooms)),
            ("listeners", "Pages and programs that listen", house.streams.open),
            ("spectators", "Those of them who don't sit", house.streams.watching),
            ("bots_waiting", "Decisions that wait for a thinker", house.metrics.bots_waiting),
            ("requests_running", "Requests that are worked on", sum(house.limits.turns.busy.values())),
            ("connections", "Open connections", len(house.connections.open)),
        ):
            yield GaugeMetricFamily(f"underthrone_{name}", words, value=float(value))
