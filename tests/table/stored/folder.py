"""Where there is what servers of earlier versions have stored."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
SEATS = {"lords-of-xidit": 3, "shadow-throne": 3, "stygian-society": 2, "styx": 2}  # of the tables in every file
