"""One game in the manner of PettingZoo's AEC: agents are asked one after the other."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from .batch import NOBODY, Batch
from .connection import Connection
from .tokens import TOKENS

Observation = dict[str, numpy.ndarray]


def env(game: str, **settings: Any) -> AECEnv:
    """A game that tells its users when they call it in the wrong order; settings are those of `TurnwrightEnv`."""
    return wrappers.OrderEnforcingWrapper(TurnwrightEnv(game, **settings))


class TurnwrightEnv(AECEnv):  # type: ignore[misc]
    """An agent is a seat, `player_0` the first. An observation holds

    - `observation`: what the seat sees, as numbers;
    - `question`: tokens of what it is asked;
    - `options`: tokens of what it may answer, one row each;
    - `action_mask`: 1 for every row that is an option.

    An action is the number of an option. Whoever is not asked sees what it was shown last, and has no options. Rewards come
    at the end: 1 for a win, -1 for a loss of two; with `reward="score"` the points.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        most: int | None = None,
        observe: str | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        command: str | Sequence[str] | None = None,
    ) -> None:
        super().__init__()
        if reward not in ("win", "score"):
            raise ValueError(f'reward is "win" or "score", not {reward!r}')
        words = ["--once"]
        for name, value in (("players", players), ("most", most), ("observe", observe)):
            if value is not None:
                words += [f"--{name}", str(value)]
        for key, said in (options or {}).items():
            words += ["--options", f"{key}={str(said).lower() if isinstance(said, bool) else said}"]
        self._connection = Connection.start(game, words, command=command)
        self._connection.batch()
        self._reward = reward
        self._resets = 0
        self._seed: str | int = 0
        spec = self.spec = self._connection.spec
        self.metadata = {"name": f"turnwright_{spec.game}_v{spec.rules}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(spec.seats)]
        self.agents: list[str] = []
        limit = float(numpy.finfo(numpy.float32).max)
        space = spaces.Dict(
            {
                "observation": spaces.Box(-limit, limit, (spec.numbers,), numpy.float32),
                "question": spaces.Box(0, TOKENS - 1, (spec.row,), numpy.uint16),
                "options": spaces.Box(0, TOKENS - 1, (spec.most, spec.row), numpy.uint16),
                "action_mask": spaces.Box(0, 1, (spec.most,), numpy.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: spaces.Discrete(spec.most) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game; without one another begins."""
        if seed is not None:
            self._seed, self._resets = seed, 0
        self._connection.reset(f"{self._seed}#{self._resets}")
        self._resets += 1
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, float]] = {agent: {} for agent in self.agents}
        self._shown = {agent: self._nothing() for agent in self.agents}
        self._take(self._connection.batch())

    def observe(self, agent: str) -> Observation:
        return self._shown[agent]

    def step(self, action: int | numpy.integer | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: an action is the number of an option")
        self._connection.step([int(action)])
        batch = self._connection.batch()
        self._shown[agent] = {**self._shown[agent], "action_mask": numpy.zeros(self.spec.most, numpy.int8)}
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if batch.over[0]:
            came_to = batch.rewards if self._reward == "win" else batch.scores
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = float(came_to[seat])
                self.terminations[each] = True
                self.infos[each] = {"score": float(batch.scores[seat])}
        self._take(batch)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What is asked, in words."""
        question = self._connection.look(0)["question"]
        return None if question is None else f"{self.agent_selection}: {question['title']}"

    def close(self) -> None:
        self._connection.close()

    def _take(self, batch: Batch) -> None:
        if batch.seats[0] == NOBODY:
            return
        spec = self.spec
        self.agent_selection = self.possible_agents[batch.seats[0]]
        count = batch.count_of(0)
        rows = numpy.zeros((spec.most, spec.row), numpy.uint16)
        rows[:count] = numpy.asarray(batch.options_of(0)).reshape(count, spec.row)
        mask = numpy.zeros(spec.most, numpy.int8)
        mask[:count] = 1
        self._shown[self.agent_selection] = {
            "observation": numpy.asarray(batch.observation(0)).copy(),
            "question": numpy.asarray(batch.question(0)).copy(),
            "options": rows,
            "action_mask": mask,
        }

    def _nothing(self) -> Observation:
        spec = self.spec
        return {
            "observation": numpy.zeros(spec.numbers, numpy.float32),
            "question": numpy.zeros(spec.row, numpy.uint16),
            "options": numpy.zeros((spec.most, spec.row), numpy.uint16),
            "action_mask": numpy.zeros(spec.most, numpy.int8),
        }
