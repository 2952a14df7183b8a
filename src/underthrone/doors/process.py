"""A program that is spoken to in lines: bounded lines, bounded time, stderr kept, and never left behind."""

from __future__ import annotations

import atexit
import contextlib
import os
import selectors
import subprocess
import weakref
from pathlib import Path
from time import monotonic
from typing import IO, Final

LONGEST_LINE: Final = 1 << 20
KEPT_STDERR: Final = 1 << 14
FAREWELL: Final = 1.0  # seconds in which a program may end by itself
CHUNK: Final = 1 << 16


class Died(Exception):
    """The program ended, or closed its end of the pipe."""


class Late(Exception):
    """Nothing came in time."""


class TooLong(Exception):
    """A line without end."""


_alive: weakref.WeakSet[Process] = weakref.WeakSet()


class Process:
    """One running program."""

    def __init__(self, words: list[str], log: str = "") -> None:
        pipe = subprocess.PIPE
        self.child = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0)
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        assert self.child.stderr is not None
        self.stdin: IO[bytes] = self.child.stdin
        self.out = self.child.stdout.fileno()
        self.err = self.child.stderr.fileno()
        self.log = Path(log) if log else None
        self.stderr = b""  # the end of what it wrote there
        self._read = b""
        self._selector = selectors.DefaultSelector()
        for fd in (self.stdin.fileno(), self.out, self.err):
            os.set_blocking(fd, False)
        self._selector.register(self.out, selectors.EVENT_READ)
        self._selector.register(self.err, selectors.EVENT_READ)
        _alive.add(self)

    def send(self, line: bytes, deadline: float) -> None:
        """Writes a line; a program that doesn't read is late."""
        rest = memoryview(line + b"\n")
        fd = self.stdin.fileno()
        self._selector.register(fd, selectors.EVENT_WRITE)
        try:
            while rest:
                try:
                    rest = rest[os.write(fd, rest) :]
                except BlockingIOError:
                    self._wait(deadline, until_writable=True)
                except OSError:
                    raise Died from None
        finally:
            self._selector.unregister(fd)

    def line(self, deadline: float) -> bytes:
        """The next line; Late, Died or TooLong without one."""
        if monotonic() > deadline:  # also for one that never stops talking
            raise Late
        while b"\n" not in self._read:
            if len(self._read) > LONGEST_LINE:
                raise TooLong
            self._wait(deadline)
        line, _, self._read = self._read.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise TooLong
        return line

    def _wait(self, deadline: float, until_writable: bool = False) -> None:
        """Takes what comes, until there is something or it can be written."""
        left = deadline - monotonic()
        ready = self._selector.select(max(0.0, left))
        if not ready:
            raise Late
        for key, _ in ready:
            if key.fd == self.err:
                self._take_stderr()
            elif key.fd == self.out:
                try:
                    some = os.read(self.out, CHUNK)
                except BlockingIOError:
                    continue
                if not some:
                    raise Died
                self._read += some
                if until_writable and len(self._read) > LONGEST_LINE:
                    raise TooLong

    def _take_stderr(self) -> None:
        with contextlib.suppress(BlockingIOError):
            some = os.read(self.err, CHUNK)
            if not some:
                self._selector.unregister(self.err)
            self.stderr = (self.stderr + some)[-KEPT_STDERR:]
            if self.log is not None and some:
                with self.log.open("ab") as file:
                    file.write(some)

    def last_words(self) -> str:
        """The last line of stderr."""
        while self.err in self._selector.get_map() and self._selector.select(0):
            before = self.stderr
            self._take_stderr()
            if self.stderr == before:
                break
        return self.stderr.decode(errors="replace").strip().rpartition("\n")[2][-200:]

    def is_running(self) -> bool:
        """Whether it hasn't ended."""
        return self.child.poll() is None

    def close(self, patience: float = FAREWELL) -> None:
        """Closes its pipe, waits a moment, and ends it; once is enough."""
        if self not in _alive:
            return
        with contextlib.suppress(OSError):
            self.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.child.wait(patience)
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()
        self.last_words()
        self._selector.close()
        for stream in (self.child.stdout, self.child.stderr):
            if stream is not None:
                stream.close()
        _alive.discard(self)


@atexit.register
def _end_all() -> None:
    for process in list(_alive):
        process.close(0.1)
