"""A server that plays games: a process of our own, or one that listens on this machine."""

from __future__ import annotations

import json
import os
import shlex
import socket
import subprocess
from array import array
from contextlib import suppress
from struct import Struct
from typing import Any, Iterable, Mapping, Sequence

from .batch import Batch
from .spec import Spec

_HEAD = Struct("<II")
_HELLO, _BATCH, _LOOKED, _REFUSED = range(4)
_STEP, _RESET, _LOOK = 1, 2, 3
_LONGEST = 1 << 30
_FAREWELL_SECONDS = 5.0
_PIPE_BYTES = 1 << 20


class Refused(ValueError):
    """What was asked for cannot be, and nothing has happened. The message says why."""


class ServerEnded(ConnectionError):
    """The server is gone."""


class Connection:
    """One server and its games. Requests and frames take turns."""

    spec: Spec

    def __init__(self, sending: Any, receiving: Any, process: subprocess.Popen[bytes] | None, group: int = 0) -> None:
        self._sending = sending
        self._receiving = receiving
        self._process = process
        self._group = group
        kind, content = self._frame()
        if kind != _HELLO:
            raise ValueError("whoever answers there is no `turnwright env`")
        self.spec = Spec.of(json.loads(bytes(content)))

    @staticmethod
    def start(game: str, words: Sequence[str] = (), *, command: str | Sequence[str] | None = None, group: int = 0) -> Connection:
        """Starts `turnwright env <game>` with these words. The command is that of the environment variable TURNWRIGHT unless
        given, else `npx turnwright`, which works in a folder where Turnwright is installed."""
        said = command if command is not None else os.environ.get("TURNWRIGHT", "npx turnwright")
        parts = shlex.split(said) if isinstance(said, str) else list(said)
        process = subprocess.Popen([*parts, "env", game, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        assert process.stdin is not None and process.stdout is not None
        _widen(process.stdout.fileno())
        try:
            return Connection(process.stdin, process.stdout, process, group)
        except BaseException:
            _end(process)
            raise

    @staticmethod
    def to(port: int, *, group: int = 0) -> Connection:
        """A server that was started with `--port`."""
        line = socket.create_connection(("127.0.0.1", port))
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        stream = line.makefile("rwb", buffering=0)
        line.close()
        return Connection(stream, stream, None, group)

    def fileno(self) -> int:
        """For whoever waits for several at a time."""
        return int(self._receiving.fileno())

    def batch(self) -> Batch:
        """The next questions; the first are there at once, further ones after `step` or `reset`."""
        return Batch(self.spec, self._group, self._content(_BATCH))

    def step(self, chosen: Iterable[int] | memoryview | array[int]) -> None:
        """Gives every game the number of an option, or -1 to let it be."""
        self._send(_STEP, _as_words(chosen))

    def reset(self, seed: str | int) -> None:
        """Begins all games anew: the same seed gives the same games."""
        self._send(_RESET, json.dumps({"seed": str(seed)}).encode())

    def look(self, game: int) -> Mapping[str, Any]:
        """The question of a game in words, with the options as answers: to understand what is going on, slowly."""
        self._send(_LOOK, game.to_bytes(4, "little"))
        looked: Mapping[str, Any] = json.loads(bytes(self._content(_LOOKED)))
        return looked

    def close(self) -> None:
        with suppress(OSError):
            self._sending.close()
        if self._process is not None:
            _end(self._process)
        with suppress(OSError):
            self._receiving.close()

    def _send(self, kind: int, content: bytes | memoryview) -> None:
        frame = memoryview(_HEAD.pack(4 + len(content), kind) + bytes(content))
        try:
            while len(frame) > 0:
                frame = frame[self._sending.write(frame) :]
        except (BrokenPipeError, ConnectionResetError) as gone:
            raise ServerEnded("the server of the games has ended") from gone

    def _content(self, wanted: int) -> memoryview:
        kind, content = self._frame()
        if kind == _REFUSED:
            raise Refused(json.loads(bytes(content))["reason"])
        if kind != wanted:
            raise ValueError(f"a frame of the kind {wanted} was expected, and one of the kind {kind} came")
        return content

    def _frame(self) -> tuple[int, memoryview]:
        length, kind = _HEAD.unpack(self._bytes(_HEAD.size))
        if not 4 <= length <= _LONGEST:
            raise ValueError("what was sent is no frame of `turnwright env`")
        return kind, self._bytes(length - 4)

    def _bytes(self, count: int) -> memoryview:
        content = memoryview(bytearray(count))
        at = 0
        while at < count:
            try:
                came = self._receiving.readinto(content[at:])
            except ConnectionResetError:
                came = 0
            if not came:
                raise ServerEnded("the server of the games has ended: what it said last stands above")
            at += came
        return content


def _as_words(chosen: Iterable[int] | memoryview | array[int]) -> memoryview:
    """int32, as they are where they are that already."""
    with suppress(TypeError):
        seen = memoryview(chosen)  # type: ignore[arg-type]
        if seen.format in ("i", "l") and seen.itemsize == 4 and seen.c_contiguous:
            return seen.cast("B")
    return memoryview(array("i", [int(each) for each in chosen])).cast("B")


def _widen(pipe: int) -> None:
    """A whole batch fits into a wider pipe, where the system has such: fewer turns between both sides."""
    try:
        import fcntl

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)
    except (ImportError, AttributeError, OSError):
        pass


def _end(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(_FAREWELL_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
