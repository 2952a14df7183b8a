"""Commands of the cube tower: tower calibrate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from underthrone.cli.extras import need
from underthrone.cli.screen import at_least, bar, command, err, out, show
from underthrone.kernel.errors import Trouble
from underthrone.lab.match import Figures as Shown
from underthrone.lab.stamp import stamp
from underthrone.lab.tower import calibrate as calibration
from underthrone.lab.tower import files, picture
from underthrone.lab.tower.drops import means
from underthrone.lab.tower.fit import fit
from underthrone.lab.tower.physics import ready


def add_to(app: typer.Typer) -> None:
    """The group `tower`."""
    group = typer.Typer(help="The cube tower of The Stygian Society.", no_args_is_help=True)
    group.command()(calibrate)
    group.callback()(lambda: None)  # so that a group of one command stays a group
    app.add_typer(group, name="tower")


def calibrate(
    angles: Annotated[str, typer.Option(help="Angles of the baffles in degrees, with commas.")] = (
        "16.5,17,17.5,18,19"
    ),
    drops: Annotated[int, typer.Option(help="Drops of six into each tower, from empty.")] = 10,
    seeds: Annotated[int, typer.Option(help="Towers at each angle.")] = 4,
    towers: Annotated[int, typer.Option(help="Towers at the chosen angle; the model is fitted to these.")] = 40,
    seed: Annotated[int, typer.Option(help="The first tower's seed; the next towers take the next numbers.")] = 1,
    fitting: Annotated[int, typer.Option(help="Towers of the discrete model for each step of the fit.")] = 200,
    out_: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Where the files go; nothing is written without it.")
    ] = None,
    data: Annotated[bool, typer.Option("--data", help="Write the game's own data/tower.toml too.")] = False,
) -> int:
    """Let cubes fall through a rigid-body tower (MuJoCo) and fit the game's tower to it: figures and a picture."""
    version = ready()
    need("tower", "matplotlib")
    wanted = _angles(angles)
    for name, value, least in (
        ("drops", drops, 2),
        ("seeds", seeds, 1),
        ("towers", towers, 1),
        ("fitting", fitting, 1),
    ):
        at_least(name, value, least)
    if out_ is not None:
        out_.mkdir(parents=True, exist_ok=True)
    sweep: dict[float, dict[str, Any]] = {}
    with bar("Sweep", len(wanted) * seeds * drops) as tell:
        for angle in wanted:
            sweep[angle] = means(calibration.thrown(angle, seeds, drops, seed, tell)[0], drops)
    show(_sweep(sweep))
    angle = calibration.chosen(sweep)
    with bar(f"At {angle:g} degrees", towers * drops) as tell:
        physics, lie = calibration.thrown(angle, towers, drops, seed + seeds, tell)
    calibration.confirmed(angle, means(physics, drops)["stock"])
    with err.status("Fitting"):
        figures = fit(physics, drops, calibration.CUBES, fitting)
    results = stamp(command()) | {"mujoco": version} | calibration.results(angle, drops, sweep, physics, lie, figures)
    show(_both(results))
    model = files.toml(results)
    out.print(model, markup=False, soft_wrap=True)
    if out_ is not None:
        named = out_ / files.NAME
        named.with_suffix(".json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        picture.draw(results, named.with_suffix(".png"))
        out.print(f"Figures and picture are in {named}.json and .png.", soft_wrap=True, markup=False)
    if data:
        files.TOML.write_text(model, "utf-8")
        out.print(f"The game's tower is in {files.TOML}.", soft_wrap=True, markup=False)
    return 0


def _angles(text: str) -> list[float]:
    try:
        found = sorted({float(part) for part in text.split(",")})
    except ValueError:
        raise Trouble(f"--angles is one number or several with commas, not {text!r}.") from None
    if not all(0 < angle < 60 for angle in found):
        raise Trouble(f"--angles lie between 0 and 60 degrees, not {text!r}.")
    return found


def _sweep(sweep: dict[float, dict[str, Any]]) -> Shown:
    rows = [[f"{a:g}", *[sweep[a][name] for name in ("stock", "out", "old", "crypt", "luck")]] for a in sorted(sweep)]
    return "Rigid bodies by the baffles' angle", ["degrees", "stock", "out a drop", "old %", "crypt %", "luck %"], rows


def _both(results: dict[str, Any]) -> Shown:
    words = {"out": "cubes out of a drop", "old": "old among them", "stock": "stock at the end", "crypt": "crypt share"}
    words["luck"] = "drops that bring luck"
    physics, model, far = results["physics"]["means"], results["discrete"]["means"], results["distances"]
    rows = [[said, physics[name], model[name], far.get(name, "")] for name, said in words.items()]
    title = f"Both towers at {results['angle']:g} degrees; distance in standard deviations"
    return title, ["", "rigid bodies", "model", "distance"], rows
