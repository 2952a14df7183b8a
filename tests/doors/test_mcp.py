"""A language model at a seat, by the official client: over stdin and stdout, over HTTP, at a real server's table."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.table.serving import serving

import underthrone as ut
from underthrone.games.prose import LONGEST_TURN
from underthrone.kernel.errors import Trouble

mcp = pytest.importorskip("mcp", reason="There is no mcp: pip install 'underthrone[mcp]'.")

from mcp import Client  # noqa: E402
from mcp.client.stdio import StdioServerParameters  # noqa: E402

from underthrone.doors.mcp.local import Here  # noqa: E402
from underthrone.doors.mcp.served import Server  # noqa: E402
from underthrone.doors.mcp.server import server  # noqa: E402

TOOLS = {"tables", "sit", "look", "moves", "play", "rules", "card", "why_not", "say"}
COMMAND = ["-m", "underthrone", "mcp"]
PATH = {"PYTHONPATH": os.pathsep.join(os.path.abspath(path) for path in sys.path if path)}


async def call(client: Client, tool: str, **args: Any) -> str:
    """What a tool says; its error as Trouble."""
    result = await client.call_tool(tool, args)
    text = "\n".join(part.text for part in result.content if part.type == "text")
    if result.is_error:
        raise Trouble(text)
    return text


def notations(turn: str) -> list[str]:
    return re.findall(r"^(\S+) – ", turn, re.MULTILINE)


def is_over(turn: str) -> bool:
    return "The game is over." in turn or "La partie est terminée." in turn


async def whole_game(client: Client, seat: str, turn: str) -> list[str]:
    """Plays the first move again and again; gives every turn."""
    turns = [turn]
    while not is_over(turns[-1]):
        moves = notations(turns[-1])
        turns.append(await call(client, "play", move=moves[0], seat=seat) if moves else await call(client, "look"))
        assert len(turns) < 3000
    return turns


def run(made: Any, scene: Callable[[Client], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with asyncio.timeout(PATIENCE):
            async with Client(made) as client:
                await scene(client)

    asyncio.run(inside())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", ut.games())
def test_a_model_plays_every_game_and_every_turn_fits(game_id: str, lang: str) -> None:
    async def scene(client: Client) -> None:
        turn = await call(client, "sit", game=game_id, opponents="random")
        for text in await whole_game(client, "", turn.partition("\n\n")[2]):
            assert len(text) <= LONGEST_TURN

    run(server(Here(["greedy", "random"], lang, 5), lang, alone=True), scene)


@pytest.mark.slow
def test_every_tool_over_stdin_and_stdout() -> None:
    async def scene(client: Client) -> None:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        assert "styx: STYX, 2–6" in await call(client, "tables")
        with pytest.raises(Trouble, match="sit down first"):
            await call(client, "look")
        for wrong in ({}, {"game": "chess"}, {"table": "nowhere"}, {"game": "styx", "players": 9}):
            with pytest.raises(Trouble, match=r"\w"):
                await call(client, "sit", **wrong)
        with pytest.raises(Trouble, match="opponents are one of"):
            await call(client, "sit", game="styx", opponents="cmd:touch /tmp/never")
        turn = await call(client, "sit", game="lords-of-xidit")
        assert len(await call(client, "look", static=True)) > len(turn) + 500
        moves = notations(await call(client, "moves"))
        assert moves == notations(turn)
        assert await call(client, "why_not", move=moves[0]) == "It is possible now."
        assert "Did you mean" in await call(client, "why_not", move=f"{moves[0]}x")
        with pytest.raises(Trouble, match="Possible now"):
            await call(client, "play", move="place:99")
        assert "SX-1" in await call(client, "rules", game="styx")
        assert "XI-" in await call(client, "rules", about="bard")
        assert "No rule has" in await call(client, "rules", about="zeppelin")
        assert "Fenbridge" in await call(client, "card", name="8")
        assert "nothing called" in await call(client, "card", name="zeppelin")
        assert "bots" in await call(client, "say", text="hello")
        turn = await call(client, "play", move=moves[0])
        parts = notations(turn)
        assert "Part 1 of 6" in turn
        with pytest.raises(Trouble, match=r"\w"):
            await call(client, "play", move=" ".join([parts[0]] * 5 + ["rubbish"]))
        assert "Part 1 of 6" in await call(client, "look"), "all parts or none"
        assert "Part 1 of 6" in await call(client, "play", move=" ".join([parts[0]] * 6))

    words = [*COMMAND, "--seed", "3", "--bots", "random"]
    run(StdioServerParameters(command=sys.executable, args=words, env=PATH), scene)


@pytest.mark.slow
def test_over_http_nobody_plays_another_s_seat() -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    words = [sys.executable, *COMMAND, "--http", "--port", str(port), "--bots", "random"]
    process = subprocess.Popen(words, env={**os.environ, **PATH}, stderr=subprocess.DEVNULL)
    try:

        async def scene() -> None:
            for _ in range(int(PATIENCE * 5)):
                with socket.socket() as one:
                    if one.connect_ex(("127.0.0.1", port)) == 0:
                        break
                await asyncio.sleep(0.2)
            url = f"http://127.0.0.1:{port}/mcp"
            async with asyncio.timeout(PATIENCE), Client(url) as a, Client(url) as b:
                said = await call(a, "sit", game="styx")
                handle = re.search("[0-9a-f]{16}", said)
                assert handle is not None
                for client in (a, b):
                    with pytest.raises(Trouble, match="give the handle"):
                        await call(client, "look")
                turns = await whole_game(a, handle[0], said.partition("\n\n")[2])
                assert len(turns) > 5

        asyncio.run(scene())
    finally:
        process.kill()
        process.wait()


@pytest.mark.slow
def test_at_a_table_of_a_running_server(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as house:
        place = Server(house.url, "en", PATIENCE)

        async def scene(client: Client) -> None:
            with pytest.raises(Trouble, match=r"\w"):
                await call(client, "sit", table="nowhere")
            turn = await call(client, "sit", game="styx", opponents="easy", name="Claude")
            assert "You are Claude." in turn
            assert "Cerberus" in await call(client, "card", name="cerberus-whelp")
            assert await call(client, "say", text="Good luck!") == "Said."
            with pytest.raises(Trouble, match="There is no move"):
                await call(client, "play", move="castle:kingside")
            assert notations(await call(client, "moves")) == notations(turn)
            turns = await whole_game(client, "", turn.partition("\n\n")[2])
            assert all(len(text) <= LONGEST_TURN for text in turns)
            assert sum("Since your last turn" in text for text in turns) > 5

        run(server(place, "en", alone=True), scene)
    with pytest.raises(Trouble, match="can't be reached"):
        place.tables()
