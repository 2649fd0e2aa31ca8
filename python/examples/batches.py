"""A program that learns, as far as Turnwright is concerned: it is asked in batches, and answers."""

from __future__ import annotations

from typing import Callable

from turnwright_env import VectorEnv


def play(choose: Callable[[memoryview[float], memoryview], int], steps: int) -> int:
    """Answers so many batches, and tells how many games ended meanwhile."""
    ended = 0
    with VectorEnv("wingspan", games=64, workers=2, seed=7) as env:
        for _ in range(steps):
            batch = env.recv()  # the questions of one worker's games
            ended += sum(batch.over)
            env.send(batch.group, [choose(seen, options) for seen, options in batch.each()])
    return ended
