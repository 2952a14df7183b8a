"""What operators watch: health, metrics, logs, request ids."""

from __future__ import annotations

import json
import re
import resource
import sys
from pathlib import Path

import httpx
import pytest
from tests.patience import until
from tests.table.raw import client as at
from tests.table.serving import Serving, Table, serving

# --- Health


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit on the size of files")
def test_health_tells_a_full_disk_and_that_it_is_over(folder: Path) -> None:
    with serving(folder) as server, server.client() as client:
        assert client.get("/healthz").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        until(lambda: client.get("/healthz").status_code == 503, "nobody tells")
        assert client.get("/healthz").text.startswith("The storage can't be written to: ")
        assert client.get("/").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until(lambda: client.get("/healthz").status_code == 200, "it isn't well again")


# --- Metrics


def number(client: httpx.Client, name: str) -> float:
    """A line of the metrics."""
    for line in client.get("/metrics").text.splitlines():
        if line.startswith(name + " "):
            return float(line.rpartition(" ")[2])
    return 0.0


def test_metrics_count_what_happens(folder: Path) -> None:
    with serving(folder, "--no-limits") as server, server.client() as client:
        moves = 'underthrone_events_total{event="answer"}'
        route = 'underthrone_requests_total{method="POST",route="/api/tables/{table}/answer",status="200"}'
        lost = 'underthrone_requests_total{method="GET",route="elsewhere",status="404"}'
        before = {name: number(client, name) for name in (moves, route, lost)}
        rooms, commits = number(client, "underthrone_rooms"), number(client, "underthrone_database_seconds_count")
        table = Table(client)
        table.go_on(3)
        client.get("/there/is/no/such/page")
        assert {name: number(client, name) - before[name] for name in before} == {moves: 3, route: 3, lost: 1}
        assert number(client, "underthrone_rooms") > rooms
        assert number(client, "underthrone_database_seconds_count") > commits
        took = 'underthrone_request_seconds_count{route="/api/tables/{table}/answer"}'
        assert number(client, took) == number(client, route)
        with client.stream("GET", f"{table.path}/stream") as news:
            lines = news.iter_lines()
            next(lines)
            with server.client() as other:
                assert number(other, "underthrone_listeners") >= number(other, "underthrone_spectators") >= 1
        assert number(client, "underthrone_processes") == 1
        until(lambda: number(client, "underthrone_loop_longest_seconds") > 0, "nobody looks how long the loop was had")
        assert re.search(r"underthrone_bots_waiting \d", client.get("/metrics").text)
        assert client.get("/metrics").headers["content-type"].startswith("text/plain; version=0.0.4")


def test_metrics_are_not_open_to_the_world(folder: Path) -> None:
    options = ("--metrics-token", "secret", "--trusted-proxies", "127.0.0.1")
    with serving(folder, *options) as server, server.client() as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 404
        far = {"x-forwarded-for": "203.0.113.1"}
        assert client.get("/metrics", headers=far).status_code == 404
        assert client.get("/metrics", headers={**far, "authorization": "Bearer secret"}).status_code == 200


# --- Logs and request ids


def test_every_answer_has_an_id_and_the_log_knows_it(server: Serving, client: httpx.Client) -> None:
    game = {"game": "styx", "seats": ["open", "open"]}
    opened = client.post("/api/tables", json=game, headers={"x-request-id": "my-1"})
    assert opened.headers["x-request-id"] == "my-1"
    table = opened.json()["table"]
    until(lambda: f"create table={table} game=styx" in server.log.read_text(), "no line")
    line = next(line for line in server.log.read_text().splitlines() if table in line)
    assert line.endswith("request=my-1")
    forged = client.get("/", headers={"x-request-id": 'x" forged'})
    assert forged.headers["x-request-id"] not in ("", 'x" forged')
    assert client.get("/nowhere").headers["x-request-id"] != forged.headers["x-request-id"]


def test_the_log_as_json(folder: Path) -> None:
    with serving(folder, "--log", "json") as server, server.client() as client:
        table = Table(client)
        table.go_on(2)
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log.read_text().splitlines()[1:]]
    events = [line["event"] for line in lines]
    assert events[0] == "create"
    assert events.count("answer") == 2
    assert lines[-1]["event"] == "stop"
    assert all({"time", "event"} <= line.keys() for line in lines)
    assert all(line["request"] for line in lines[:-1])


def test_somebody_elsewhere_sees_no_metrics(server: Serving) -> None:
    with at(server, "127.0.0.2") as client:
        assert client.get("/metrics").status_code == 200  # all of 127.0.0.0/8 is this machine
        assert client.get("/metrics", headers={"via": "1.1 proxy"}).status_code == 404
