"""The processes of one `serve --workers`: each lays what it has counted into a folder, for whichever is asked."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec
from prometheus_client.core import Metric

from underthrone.table.metrics import BOTS_WAITING

FOLDER: Final = "UNDERTHRONE_CREW"  # the variable of the environment that names the folder
EACH: Final = 2.0  # seconds between two sheets
STALE: Final = 10.0  # seconds after which a process that wrote nothing is gone


class Sheet(msgspec.Struct):
    """One metric of one process."""

    name: str
    words: str
    type: str
    samples: list[tuple[str, dict[str, str], float]]


class Crew:
    """This process among the others; alone where there is no folder."""

    def __init__(self) -> None:
        folder = os.environ.get(FOLDER)
        self.folder = Path(folder) if folder else None
        self.mine = f"{os.getpid()}.json"

    def lay(self, metrics: Iterable[Metric]) -> None:
        """Writes what this process has counted, whole or not at all."""
        if self.folder is None:
            return
        sheets = [
            Sheet(one.name, one.documentation, one.type, [(s.name, s.labels, s.value) for s in one.samples])
            for one in metrics
            if one.name != BOTS_WAITING  # it is the same for all
        ]
        part = self.folder / f"{self.mine}.part"
        part.write_bytes(msgspec.json.encode(sheets))
        part.replace(self.folder / self.mine)

    def others(self) -> Iterator[Metric]:
        """What the others have counted; of those who are gone what they have done, not what they had."""
        for file in self.folder.glob("*.json") if self.folder else ():
            if file.name != self.mine:
                gone = time.time() - file.stat().st_mtime > STALE
                yield from _read(file.read_bytes(), gone)


def _read(sheets: bytes, gone: bool) -> Iterator[Metric]:
    for sheet in msgspec.json.decode(sheets, type=list[Sheet]):
        if not (gone and sheet.type == "gauge"):
            metric = Metric(sheet.name, sheet.words, sheet.type)
            for name, labels, value in sheet.samples:
                metric.add_sample(name, labels, value)
            yield metric
