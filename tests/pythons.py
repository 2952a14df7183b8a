"""`make pythons`: the suite on every Python from 3.11 on that this machine has, each in its folder in build/pythons.

python tests/pythons.py [WORDS FOR PYTEST...]
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
HOME: Final = ROOT / "build" / "pythons"
LEAST_MINOR: Final = 11
SAY: Final = "import sys; print(sys.version_info.major, sys.version_info.minor)"


def found() -> dict[str, str]:
    """The programs by their version, from the path and from pyenv; a shim that leads nowhere doesn't count."""
    programs = [shutil.which(f"python3.{minor}") for minor in range(LEAST_MINOR, 30)]
    programs += sorted(map(str, Path.home().glob(".pyenv/versions/3.*/bin/python3")))
    seen: dict[str, str] = {}
    for program in filter(None, programs):
        said = subprocess.run([program, "-c", SAY], capture_output=True, text=True)
        version = re.fullmatch(r"3 (\d+)\n", said.stdout)
        if said.returncode == 0 and version and int(version[1]) >= LEAST_MINOR:
            seen.setdefault(f"3.{version[1]}", program)
    return dict(sorted(seen.items(), key=lambda one: int(one[0][2:])))


def installed(version: str, program: str) -> Path:
    """The folder of programs with everything of the lock in it."""
    home, lock = HOME / version, ROOT / "requirements.lock"
    done = home / lock.name
    if not done.exists() or done.read_bytes() != lock.read_bytes():
        pip = [str(home / "bin" / "pip"), "-qq", "install"]
        subprocess.run([program, "-m", "venv", "--clear", str(home)], check=True)
        subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
        subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], check=True)
        shutil.copy(lock, done)
    return home / "bin"


def main(words: list[str]) -> int:
    """Runs pytest everywhere; says at the end where it failed."""
    failed: list[str] = []
    for version, program in found().items():
        print(f"== Python {version}", flush=True)
        pytest = installed(version, program) / "pytest"
        if subprocess.run([str(pytest), "-q", "-n", "2", *words], cwd=ROOT).returncode:
            failed.append(version)
    print(f"== Failed with Python {', '.join(failed)}" if failed else f"== Passed with Python {', '.join(found())}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
