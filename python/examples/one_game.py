"""One game in the manner of PettingZoo."""

from __future__ import annotations

from typing import Any, Callable

from turnwright_env.aec import env


def play(choose: Callable[[Any], int]) -> dict[str, float]:
    """Plays a game to its end, and tells what each seat got for it."""
    rewards: dict[str, float] = {}
    game = env("wingspan", players=3)
    game.reset(seed=42)
    for agent in game.agent_iter():
        observation, rewards[agent], ended, _, info = game.last()
        game.step(None if ended else choose(observation))
    game.close()
    return rewards
