"""Many games side by side, on several cores."""

from __future__ import annotations

import selectors
from array import array
from typing import Iterable, Mapping, Sequence

from .batch import Batch
from .connection import Connection
from .spec import Spec


class VectorEnv:
    """Plays `games` games in `workers` processes, each of which plays its group.

    A group is played on as soon as it gets its answers, so both sides work at the same time:

        with VectorEnv("wingspan", games=64, workers=2, seed=7) as env:
            while learning:
                batch = env.recv()
                env.send(batch.group, [choose(batch, game) for game in range(batch.games)])

    Where a game ends, `batch.over` says so, `batch.rewards` what came of it, and the question is the first of the next game.
    """

    spec: Spec

    def __init__(
        self,
        game: str,
        *,
        games: int = 256,
        workers: int = 1,
        seed: str | int = 0,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        most: int | None = None,
        observe: str | None = None,
        command: str | Sequence[str] | None = None,
    ) -> None:
        if workers < 1 or games < workers or games % workers != 0:
            raise ValueError(f"{games} games cannot be shared out evenly among {workers} workers")
        words = ["--games", str(games // workers)]
        if players is not None:
            words += ["--players", str(players)]
        for key, value in (options or {}).items():
            words += ["--options", f"{key}={str(value).lower() if isinstance(value, bool) else value}"]
        if most is not None:
            words += ["--most", str(most)]
        if observe is not None:
            words += ["--observe", observe]
        self._groups: list[Connection] = []
        self._ready = selectors.DefaultSelector()
        try:
            for group in range(workers):
                own = [*words, "--seed", _seed_of(seed, group)]
                self._groups.append(Connection.start(game, own, command=command, group=group))
        except BaseException:
            self.close()
            raise
        self.spec = self._groups[0].spec
        for connection in self._groups:
            self._ready.register(connection, selectors.EVENT_READ, connection)

    @property
    def groups(self) -> int:
        return len(self._groups)

    def recv(self) -> Batch:
        """The questions of a group that is ready."""
        (key, _), *_ = self._ready.select()
        connection: Connection = key.data
        return connection.batch()

    def send(self, group: int, chosen: Iterable[int] | memoryview | array[int]) -> None:
        """Answers every question of a group, by the numbers of options; its next questions come by `recv`."""
        self._groups[group].step(chosen)

    def reset(self, seed: str | int) -> None:
        """Begins all games anew. Call it when every group has been received; all come again."""
        for group, connection in enumerate(self._groups):
            connection.reset(_seed_of(seed, group))

    def look(self, group: int, game: int) -> Mapping[str, object]:
        """A question in words, of a group that has been received and not answered."""
        return self._groups[group].look(game)

    def close(self) -> None:
        self._ready.close()
        for connection in self._groups:
            connection.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _seed_of(seed: str | int, group: int) -> str:
    return f"{seed}/{group}"
