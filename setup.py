"""Compiles kernel, games and bots with mypyc; where that is impossible they run as the plain Python they are.

UNDERTHRONE_COMPILE=0 never compiles, =1 compiles or fails; otherwise a wheel is compiled if it can be.
An editable install is always plain: `make compile` puts the compiled modules beside their sources.
`python setup.py obstacle` prints why this machine can't compile, or nothing.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = ("kernel", "games", "bots")
# Calls from file to file are inlined: 5 instructions in 100 fewer; and those of Python's library go there straight.
AS_A_WHOLE = ["-flto=auto", "-fvisibility=hidden", "-fno-plt"]
WISH = os.environ.get("UNDERTHRONE_COMPILE", "")
MUST = WISH == "1"


def obstacle() -> str:
    """Why this machine can't compile, in a few words; nothing when it can."""
    if find_spec("mypyc") is None:
        return "mypyc is not installed"
    if os.name == "nt":
        return ""
    try:
        return "" if compiles() else "the C compiler finds no Python.h (on Debian: apt install python3-dev)"
    except OSError:
        return f"there is no C compiler (looked for {c_compiler()[0]})"


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiles(*flags: str) -> bool:
    """Whether the C compiler takes such flags and finds Python."""
    probe = [*c_compiler(), *flags, f"-I{sysconfig.get_path('include')}", "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True).returncode == 0


def interpreted(path: Path) -> bool:
    """A module stays interpreted when it is empty or one of its first three lines says `# interpreted: why`."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return not lines or any(line.startswith("# interpreted:") for line in lines[:3])


def extensions() -> list[Extension]:
    """One group, so that calls from module to module are native."""
    from mypyc.build import mypycify

    files = sorted(p for part in COMPILED for p in Path("src/underthrone", part).rglob("*.py") if not interpreted(p))
    # `make types` is strict; here the imports of an isolated build may be missing.
    options = ["--config-file=", "--ignore-missing-imports"]
    found = mypycify(
        [*options, *map(str, files)], opt_level="3", debug_level="0", multi_file=True, group_name="underthrone"
    )
    if os.name != "nt" and compiles(*AS_A_WHOLE):
        library = next(extension for extension in found if extension.name.endswith("__mypyc"))
        library.extra_compile_args += AS_A_WHOLE
        library.extra_link_args += ["-O3", *AS_A_WHOLE]
    return found


def plain(why: str) -> list[Extension]:
    if MUST:
        sys.exit(f"underthrone can't be compiled: {why}.")
    print(f"underthrone is installed as plain Python: {why}.", file=sys.stderr)
    return []


def compiled() -> list[Extension]:
    if WISH == "0" or not {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        return []
    if why := obstacle():
        return plain(why)
    try:
        return extensions()
    except SystemExit:
        return plain("mypyc refuses a module, see above")


def newest(*paths: str | Path) -> float:
    return max((os.path.getmtime(path) if os.path.exists(path) else 0.0 for path in paths), default=0.0)


class Build(build_ext):
    """All or nothing: a module without the library that the group shares can't be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            if MUST:
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions[:] = plain("the C compiler fails, see above")

    def build_extensions(self) -> None:
        """On all cores, and only the C files that changed."""
        compile_all: Callable[..., list[str]] = self.compiler.compile

        def compile_changed(sources: list[str], **how: Any) -> list[str]:
            common = newest("setup.py", *[h for folder in how["include_dirs"] for h in Path(folder).rglob("*.h")])
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=how["output_dir"])
            changed = [s for s, o in zip(sources, objects) if newest(o) <= max(common, newest(s))]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda source: compile_all([source], **how), changed))
            return objects

        self.compiler.compile = compile_changed
        self.parallel = True
        super().build_extensions()


if sys.argv[1:] == ["obstacle"]:
    print(obstacle())
else:
    setup(ext_modules=compiled(), cmdclass={"build_ext": Build})
