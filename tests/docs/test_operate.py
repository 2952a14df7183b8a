"""docs/operate.md: its commands are accepted, and what can be followed here is followed, in its order."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.deploy.test_deploy import accepted
from tests.docs.following import ROOT
from tests.table.houses import begun, within

from underthrone import cli
from underthrone.table.house import House
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.report import report

PAGE = (ROOT / "docs" / "operate.md").read_text("utf-8")
COMMANDS = re.findall(r"`(underthrone (?:serve|think|admin) [^`]+)`", PAGE)
FOLLOWED = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("command", [command for command in COMMANDS if "--help" not in command])
def test_a_command_that_it_names_is_accepted(command: str) -> None:
    accepted(shlex.split(command)[1:])


def test_an_option_that_it_names_is_one() -> None:
    options = set(re.findall(r"`(--[a-z-]+)", PAGE)) - {"--yes", "--json", "--done", "--game", "--phase", "--idle"}
    known = {f"--{name.replace('_', '-')}" for name in accepted(["serve"])}
    assert options - {"--from", "--most", "--no-journals", "--no-limits"} <= known


def test_what_it_types_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House) -> str:
        room = await begun(one)
        await chat(one, room, 0, "words")
        await report(one, room, 1, "rude", 0)
        return room.id

    table = within(tmp_path / "underthrone", story)
    monkeypatch.chdir(tmp_path)
    lines = "".join(FOLLOWED).replace("/srv/", f"{tmp_path}/").replace("$TABLE", table).splitlines()
    assert len(lines) > 12
    for line in lines:
        assert cli.run(shlex.split(line)[1:]) == 0, line
    named = set(re.findall(r"^\| ((?:`[^|]+`,? ?)+) \|", PAGE, re.MULTILINE))
    assert any("backup FILE" in one for one in named)


def test_every_command_of_admin_is_on_the_page() -> None:
    from underthrone.cli.admin import admin

    for command in admin.registered_commands:
        name = command.name or (command.callback.__name__ if command.callback else "")
        assert f"`{name}" in PAGE, name
