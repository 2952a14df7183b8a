"""What operators watch, in Prometheus' format: requests, moves, rooms, listeners, the bots' queue, the database.

Counting is a few additions, because every answer is counted; the format is made when somebody looks. Processes of one
`serve --workers` lay what they counted into a folder, and whichever is asked tells the sum.
"""

from __future__ import annotations

import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy import Engine, event

if TYPE_CHECKING:
    from underthrone.table.house import House

FORMAT: Final = "text/plain; version=0.0.4"
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
NAMES: Final = [str(bucket) for bucket in BUCKETS] + ["+Inf"]
TAKEN: Final = "underthrone_taken"  # under which a database connection remembers when it was taken
BOTS_WAITING: Final = "underthrone_bots_waiting"
LOOP_LONGEST: Final = "underthrone_loop_longest_seconds"


class Times:
    """How long something took, each time."""

    def __init__(self) -> None:
        self.counts = [0] * len(NAMES)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """How often it took at most so long."""
        return list(zip(NAMES, map(float, accumulate(self.counts))))


class Metrics(Collector):
    """The counters of one process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.requests: Counter[tuple[str, str, int]] = Counter()  # by method, route and status
        self.seconds: dict[str, Times] = {}  # by route
        self.events: Counter[str] = Counter()
        self.ended: Counter[int] = Counter()  # connections, by status
        self.database = Times()
        self.bots_waiting = 0  # as the storage said when somebody looked
        self._lock = threading.Lock()  # of what threads count
        self._process = ProcessCollector(registry=None)

    def request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """A request was answered; how long a stream was open isn't of interest."""
        self.requests[method, route, status] += 1
        if seconds is not None:
            times = self.seconds.get(route)
            if times is None:
                times = self.seconds[route] = Times()
            times.add(seconds)

    def happened(self, what: str) -> None:
        """An event of the log."""
        self.events[what] += 1

    def end(self, status: int) -> None:
        """A connection was ended."""
        self.ended[status] += 1

    def watch(self, engine: Engine) -> None:
        """Times what is done with the database, from the moment that a connection is taken until it is given back."""

        def taken(_driver: Any, record: Any, _proxy: Any) -> None:
            record.info[TAKEN] = time.perf_counter()

        def given(_driver: Any, record: Any) -> None:
            since = record.info.pop(TAKEN, None)
            if since is not None:
                with self._lock:
                    self.database.add(time.perf_counter() - since)

        event.listen(engine, "checkout", taken)
        event.listen(engine, "checkin", given)

    # --- Telling

    def collect(self) -> Iterator[Metric]:
        """Everything now."""
        requests = CounterMetricFamily(
            "underthrone_requests", "Requests by route and status", labels=["method", "route", "status"]
        )
        for (method, route, status), count in self.requests.items():
            requests.add_metric([method, route, str(status)], count)
        seconds = HistogramMetricFamily("underthrone_request_seconds", "Time until it was answered", labels=["route"])
        for route, times in self.seconds.items():
            seconds.add_metric([route], times.buckets(), times.sum)
        yield from (requests, seconds)
        for name, words, label, counted in (
            ("underthrone_events", "What the log tells of; answer is a move", "event", self.events),
            ("underthrone_connections_ended", "Connections ended by a bound", "status", self.ended),
        ):
            yield _counted(name, words, label, counted)
        database = HistogramMetricFamily("underthrone_database_seconds", "A read, or a transaction and its commit")
        database.add_metric([], self.database.buckets(), self.database.sum)
        yield database
        yield from self._now()
        yield from self._process.collect()

    def _now(self) -> Iterator[Metric]:
        house = self.house
        if not hasattr(house, "rooms"):
            return  # it isn't open yet
        for name, words, value in (
            ("underthrone_rooms", "Tables in memory", len(house.rooms)),
            ("underthrone_listeners", "Pages and programs that listen", house.streams.open),
            ("underthrone_spectators", "Those of them who don't sit", house.streams.watching),
            (BOTS_WAITING, "Decisions that wait for a thinker", self.bots_waiting),
            ("underthrone_requests_running", "Requests that are worked on", sum(house.limits.turns.busy.values())),
            ("underthrone_connections", "Open connections", len(house.connections.open)),
            ("underthrone_processes", "Processes that are counted here", 1),
            (LOOP_LONGEST, "The longest that everybody waited for one thing, of the last minute", house.pulse.longest),
        ):
            yield GaugeMetricFamily(name, words, value=float(value))

    def text(self) -> bytes:
        """Everything now, of all processes that are one server."""
        return in_format([*self.collect(), *self.house.crew.others()])


def _counted(name: str, words: str, label: str, counted: Counter[Any]) -> Metric:
    family = CounterMetricFamily(name, words, labels=[label])
    for what, count in counted.items():
        family.add_metric([str(what)], count)
    return family


class Summed(Collector):
    """What several processes have counted, as one."""

    def __init__(self, metrics: Iterable[Metric]) -> None:
        self.metrics = list(metrics)

    def collect(self) -> Iterator[Metric]:
        """Each metric once: sums, and of times without an end the longest."""
        families: dict[str, Metric] = {}
        values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for metric in self.metrics:
            families.setdefault(metric.name, Metric(metric.name, metric.documentation, metric.type))
            found = values.setdefault(metric.name, {})
            for sample in metric.samples:
                key = (sample.name, tuple(sample.labels.items()))
                found[key] = _joined(metric.name, found.get(key), sample.value)
        for name, family in families.items():
            for (sample_name, labels), value in values[name].items():
                family.add_sample(sample_name, dict(labels), value)
            yield family


def _joined(name: str, before: float | None, value: float) -> float:
    if before is None:
        return value
    if name in (LOOP_LONGEST, BOTS_WAITING, "process_start_time_seconds"):
        return max(before, value)
    return before + value


def in_format(metrics: Iterable[Metric]) -> bytes:
    """Prometheus' text."""
    registry = CollectorRegistry()
    registry.register(Summed(metrics))
    return generate_latest(registry)
