"""What deploy/ has is accepted by the programs that it is for."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer.main
from tests.deploy.composed import DEPLOY, compose, yaml

from underthrone.cli import app
from underthrone.table.addresses import Proxies

ENV = {"DOMAIN": "play.example.org", "POSTGRES_PASSWORD": "0a1b", "CONTACT": "club@example.org"}


def accepted(words: list[str]) -> dict[str, Any]:
    """What our command line makes of some words; it fails where an option isn't one."""
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        command, words = command.commands[words[0]], words[1:]
    found: dict[str, Any] = command.make_context(command.name, list(words)).params
    return found


def test_every_command_of_the_compose_file_is_one_of_ours() -> None:
    services = compose(**ENV)["services"]
    ours = {name: accepted(one["command"]) for name, one in services.items() if one["image"] == "underthrone"}
    assert set(ours) == {"server1", "server2", "thinker"}
    for name in ("server1", "server2"):
        assert ours[name]["base_url"] == "https://play.example.org"
        assert ours[name]["bots"] == 0
        assert services[name]["environment"]["UNDERTHRONE_DATABASE"].startswith(
            "postgresql://underthrone:0a1b@database/"
        )
        assert services[name]["depends_on"]["database"]["condition"] == "service_healthy"
        assert "/healthz" in services[name]["healthcheck"]["test"][-1]
    assert services["thinker"]["deploy"]["replicas"] == 2


def test_the_proxy_is_whom_the_servers_believe_and_alone_faces_the_world() -> None:
    whole = compose(**ENV)
    services = whole["services"]
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    trusted = accepted(services["server1"]["command"])["trusted_proxies"]
    assert Proxies(trusted).trusts(address)
    assert not Proxies(trusted).trusts("172.30.77.3")
    assert address.rpartition(".")[0] in whole["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    assert whole["networks"]["inside"]["internal"]


def test_no_secret_is_in_the_file() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert all(found.startswith("${") for found in re.findall(r"(?:PASSWORD|TOKEN): (\S+)", text))
    assert "${POSTGRES_PASSWORD:?" in text  # without .env compose says what is missing
    assert "${DOMAIN:?" in text


@pytest.mark.parametrize("name", ["underthrone.service", "underthrone-backup.service"])
def test_the_command_of_a_unit_is_one_of_ours(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8").replace("\\\n", " ")
    found = re.search(r"^ExecStart=(?:/bin/sh -c ')?/opt/underthrone/bin/underthrone (.*?)'?$", text, re.MULTILINE)
    assert found is not None
    assert accepted(shlex.split(found[1]))["data"] == Path("/var/lib/underthrone")


def test_systemd_reads_the_units(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("There is no systemd-analyze.")
    for unit in DEPLOY.glob("underthrone*"):
        text = unit.read_text("utf-8").replace("/opt/underthrone/bin/underthrone", "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
    units = [str(unit) for unit in tmp_path.glob("underthrone*")]
    said = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    about = [line for line in (said.stdout + said.stderr).splitlines() if "underthrone" in line]
    assert about == []


def test_caddy_reads_its_file() -> None:
    if not shutil.which("caddy"):
        pytest.skip("There is no Caddy.")
    command = ["caddy", "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert '"flush_interval":-1' in said
    assert '"/metrics"' in said


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    if not (shutil.which("nginx") and shutil.which("openssl")):
        pytest.skip("There is no nginx.")
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    making = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", str(key)]
    subprocess.run([*making, "-out", str(certificate)], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"/etc/letsencrypt\S*fullchain.pem", str(certificate), text)
    (tmp_path / "site.conf").write_text(re.sub(r"/etc/letsencrypt\S*privkey.pem", str(key), text), "utf-8")
    whole = f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ include {tmp_path}/site.conf; }}\n"
    (tmp_path / "nginx.conf").write_text(whole, "utf-8")
    said = subprocess.run(
        ["nginx", "-t", "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "log")], capture_output=True, text=True
    )
    assert said.returncode == 0, said.stderr


def test_the_alerts_watch_what_there_is() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
    metrics = (DEPLOY.parent / "src/underthrone/table/metrics.py").read_text("utf-8")
    source = "".join(path.read_text("utf-8") for path in (DEPLOY.parent / "src/underthrone/table").rglob("*.py"))
    for rule in rules:
        for name in re.findall(r"underthrone_(\w+?)(?:_total|_bucket)?[{\[) ]", rule["expr"]):
            assert f'"underthrone_{name}"' in metrics or f'("{name}"' in metrics
        for events in re.findall(r'event=~?"([^"]+)"', rule["expr"]):
            assert all(f'log("{event}"' in source for event in events.split("|")), events
