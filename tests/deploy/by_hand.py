"""Starts what deploy/compose.yaml has, by hand, where no containers can run: `python -m tests.deploy.by_hand`.

PostgreSQL with the same user, the two servers, the two thinkers and Caddy, each with the command line and the
environment of the file; only addresses are those of this machine. Then a game is played through the proxy, and it is
looked at whose address the limits see.
"""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import psycopg
from tests.deploy.composed import DEPLOY, compose
from tests.patience import PATIENCE, until
from tests.table.postgres import Postgres, running
from tests.table.serving import Table

PROXY: Final = "172.30.77.2"
SERVERS: Final = ("server1", "server2")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def start(stack: ExitStack, words: list[str], env: dict[str, str], log: Path) -> subprocess.Popen[bytes]:
    """A process that is stopped afterwards."""
    with log.open("ab") as out:
        process = subprocess.Popen(words, env={**os.environ, **env}, stdout=out, stderr=out)
    stack.callback(process.wait, PATIENCE)
    stack.callback(process.terminate)  # what was called last is done first
    return process


def database(postgres: Postgres, password: str) -> str:
    """A database as the image of PostgreSQL makes it; gives its address."""
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE ROLE underthrone LOGIN PASSWORD '{password}'".encode())
        connection.execute(b"CREATE DATABASE underthrone OWNER underthrone")
    return f"127.0.0.1:{postgres.port}"


def parts(stack: ExitStack, folder: Path, ports: dict[str, int], where: str) -> dict[str, Any]:
    """All services of the file, with the addresses of this machine."""
    services: dict[str, Any] = compose(DOMAIN="localhost", POSTGRES_PASSWORD="secret", CONTACT="by hand")["services"]
    for name in (*SERVERS, *["thinker"] * services["thinker"]["deploy"]["replicas"]):
        said = [word.replace("0.0.0.0", "127.0.0.1").replace(PROXY, "127.0.0.1") for word in services[name]["command"]]
        words = [word.replace("--port=8000", f"--port={ports.get(name, 0)}") for word in said]
        given = services[name]["environment"].items()
        env = {key: (value or "").replace("@database/", f"@{where}/") for key, value in given}
        start(stack, [sys.executable, "-m", "underthrone", *words], env, folder / f"{name}.log")
    env = {
        "DOMAIN": f"https://localhost:{ports['proxy']}",
        "SERVERS": " ".join(f"127.0.0.1:{ports[name]}" for name in SERVERS),
        "XDG_DATA_HOME": str(folder / "caddy"),
    }
    own = f"{{\n\tskip_install_trust\n\tadmin off\n\thttp_port {ports['plain']}\n}}\n"  # leaves this machine as it is
    (folder / "Caddyfile").write_text(own + (DEPLOY / "Caddyfile").read_text("utf-8"), "utf-8")
    start(stack, ["caddy", "run", "--config", str(folder / "Caddyfile")], env, folder / "proxy.log")
    return services


def client(url: str, context: ssl.SSLContext, source: str = "127.0.0.1") -> httpx.Client:
    """Somebody who comes from an address."""
    return httpx.Client(
        base_url=url, transport=httpx.HTTPTransport(verify=context, local_address=source), timeout=PATIENCE
    )


def answers(one: httpx.Client) -> bool:
    try:
        return one.get("/healthz").status_code == 200
    except httpx.HTTPError:
        return False


def administered(url: str, *words: str) -> str:
    """What `underthrone admin` says."""
    command = [sys.executable, "-m", "underthrone", "admin", *words, "--database", url]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Everything once; says what it saw."""
    if not shutil.which("caddy"):
        sys.exit("There is no Caddy (on Debian: apt install caddy).")
    ports = {name: free_port() for name in (*SERVERS, "proxy", "plain")}
    url = f"https://localhost:{ports['proxy']}"
    with tempfile.TemporaryDirectory() as made, running() as postgres, ExitStack() as stack:
        folder = Path(made)
        where = database(postgres, "secret")
        parts(stack, folder, ports, where)
        root = folder / "caddy/caddy/pki/authorities/local/root.crt"
        until(root.exists, "Caddy makes no certificate")
        context = ssl.create_default_context(cafile=str(root))
        ada, mallory = (stack.enter_context(client(url, context, at)) for at in ("127.0.0.1", "127.0.0.9"))
        until(lambda: answers(ada), (folder / "server1.log").read_text())
        print("through the proxy:", ada.get("/healthz").text.strip(), "·", ada.get("/").http_version)
        table = Table(ada, "styx", 2, contributions=["a", "b"])
        print("people:", table.go_on(1000), "answers, verified:", ada.get(f"{table.path}/verify").json()["verified"])
        seats = {"game": "styx", "seats": ["easy", "easy"]}
        bots = ada.post("/api/tables", json=seats).json()["table"]
        with ada.stream("GET", f"/api/tables/{bots}/stream") as stream:
            heard = [line for line, _ in zip(stream.iter_lines(), range(40)) if line.startswith("event: ply")]
        print("streamed as it happens:", len(heard), "moves of bots, whom the thinkers move")
        admin = f"postgresql://underthrone:secret@{where}/underthrone"
        administered(admin, "ban", "127.0.0.9")
        until(lambda: mallory.get("/").status_code == 403, "the ban doesn't hold")
        forged = mallory.get("/", headers={"X-Forwarded-For": "127.0.0.1"}).status_code
        print("banned 127.0.0.9:", mallory.get("/").status_code, "forged:", forged, "others:", ada.get("/").status_code)
        hidden = ada.get("/metrics").status_code
        direct = httpx.get(f"http://127.0.0.1:{ports['server1']}/metrics").status_code
        print("/metrics through the proxy:", hidden, "· on the machine:", direct)
        administered(admin, "backup", str(folder / "b.zip"))
        print(administered(admin, "check").strip())
        fresh = stack.enter_context(client(url, context)).get("/").headers
        print("hsts:", fresh["strict-transport-security"], "· cookie over TLS alone:", "Secure" in fresh["set-cookie"])


if __name__ == "__main__":
    main()
