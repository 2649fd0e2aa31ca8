"""The questions that a group of games waits at."""

from __future__ import annotations

import sys
from struct import unpack_from
from typing import Any, Iterator

from .spec import Spec

NOBODY = 255
"""Who is asked in a game that is over."""


class Batch:
    """One question of each game, in columns laid over the bytes that arrived: nothing is copied.

    The columns are memoryviews of numbers, one row after the other; `numpy.asarray(batch.observations)` makes arrays of
    them, and `arrays()` all at once, in their shapes.
    """

    __slots__ = ("first", "games", "group", "observations", "options", "over", "questions", "rewards", "scores", "seats", "spec")

    group: int
    """Which server it came from: `VectorEnv.send` wants to know."""
    games: int
    observations: memoryview[float]
    """float32: what the seat that is asked sees, `spec.numbers` for each game."""
    rewards: memoryview[float]
    """float32, one for each seat and game: of a game that ended with the last answer, else 0."""
    scores: memoryview[float]
    """float32: final points, likewise."""
    first: memoryview
    """uint32: the options of a game begin at first[game] and end before first[game + 1]."""
    questions: memoryview
    """uint16: tokens of what is asked, `spec.row` for each game."""
    options: memoryview
    """uint16: tokens of what may be answered, `spec.row` for each option of each game."""
    seats: memoryview
    """uint8: who is asked; 255 where a game is over."""
    over: memoryview
    """uint8: 1 where a game ended with the last answer."""

    def __init__(self, spec: Spec, group: int, content: memoryview) -> None:
        if sys.byteorder != "little":
            raise RuntimeError("numbers come with the least byte first, and this machine reads them the other way round")
        games, options = unpack_from("<II", content)
        self.spec = spec
        self.group = group
        self.games = games
        sizes = [4 * games * spec.numbers, 4 * games * spec.seats, 4 * games * spec.seats, 4 * (games + 1)]
        sizes += [2 * games * spec.row, 2 * options * spec.row, games, games]
        columns: list[memoryview] = []
        at = 8
        for size in sizes:
            columns.append(content[at : at + size])
            at += size
        self.observations = columns[0].cast("f")
        self.rewards = columns[1].cast("f")
        self.scores = columns[2].cast("f")
        self.first = columns[3].cast("I")
        self.questions = columns[4].cast("H")
        self.options = columns[5].cast("H")
        self.seats = columns[6]
        self.over = columns[7]

    def observation(self, game: int) -> memoryview[float]:
        numbers = self.spec.numbers
        return self.observations[game * numbers : (game + 1) * numbers]

    def question(self, game: int) -> memoryview:
        row = self.spec.row
        return self.questions[game * row : (game + 1) * row]

    def options_of(self, game: int) -> memoryview:
        """The tokens of all options of a game, one row after the other."""
        row = self.spec.row
        return self.options[self.first[game] * row : self.first[game + 1] * row]

    def count_of(self, game: int) -> int:
        """How many options a game has."""
        return self.first[game + 1] - self.first[game]

    def each(self) -> Iterator[tuple[memoryview[float], memoryview]]:
        """The observation and the options of every game, one after the other: quicker than asking for each."""
        numbers, row = self.spec.numbers, self.spec.row
        observations, options = self.observations, self.options
        seen = begin = 0
        for first in self.first.tolist()[1:]:
            end = first * row
            yield observations[seen : seen + numbers], options[begin:end]
            seen += numbers
            begin = end

    def arrays(self) -> dict[str, Any]:
        """Everything as arrays of NumPy, in their shapes, still without a copy."""
        import numpy

        spec, games = self.spec, self.games
        return {
            "observations": numpy.asarray(self.observations).reshape(games, spec.numbers),
            "rewards": numpy.asarray(self.rewards).reshape(games, spec.seats),
            "scores": numpy.asarray(self.scores).reshape(games, spec.seats),
            "first": numpy.asarray(self.first),
            "questions": numpy.asarray(self.questions).reshape(games, spec.row),
            "options": numpy.asarray(self.options).reshape(-1, spec.row),
            "seats": numpy.asarray(self.seats),
            "over": numpy.asarray(self.over),
        }
