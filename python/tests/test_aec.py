"""One game in the manner of PettingZoo, where that is installed."""

from __future__ import annotations

import random
import unittest
import warnings
from importlib.util import find_spec

HAS_PETTINGZOO = find_spec("pettingzoo") is not None


@unittest.skipUnless(HAS_PETTINGZOO, "PettingZoo is not installed")
class OneGame(unittest.TestCase):
    def test_every_game_passes_the_api_test_of_pettingzoo(self) -> None:
        from pettingzoo.test import api_test  # type: ignore[import-untyped]

        from turnwright_env.aec import env

        for game in ("tic-tac-toe", "sealed-auction", "wingspan", "agricola", "estraven", "pokemon"):
            with self.subTest(game), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                made = env(game)
                try:
                    api_test(made, num_cycles=200)
                finally:
                    made.close()

    def test_the_same_seed_gives_the_same_game(self) -> None:
        from pettingzoo.test import seed_test

        from turnwright_env.aec import env

        seed_test(lambda: env("sealed-auction"), num_cycles=20)

    def test_the_sample_of_the_documentation_plays_a_game_to_its_end(self) -> None:
        from examples import one_game

        chance = random.Random(4)
        legal = lambda observation: [at for at, may in enumerate(observation["action_mask"]) if may]
        rewards = one_game.play(lambda observation: chance.choice(legal(observation)))
        self.assertEqual(set(rewards), {"player_0", "player_1", "player_2"})

    def test_the_winner_gets_one_and_the_loser_minus_one(self) -> None:
        from turnwright_env.aec import env

        made = env("tic-tac-toe")
        chance = random.Random(4)
        rewards: dict[str, float] = {}
        try:
            made.reset(seed=4)
            for agent in made.agent_iter():
                observation, reward, ended, _, _ = made.last()
                rewards[agent] = reward
                legal = [at for at, may in enumerate(observation["action_mask"]) if may]
                made.step(None if ended else chance.choice(legal))
        finally:
            made.close()
        self.assertEqual(sum(rewards.values()), 0)
        self.assertEqual(set(rewards), {"player_0", "player_1"})


if __name__ == "__main__":
    unittest.main()
