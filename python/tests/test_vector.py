"""Batches of games, as a program that learns plays them. Needs nothing but Python and the server."""

from __future__ import annotations

import random
import unittest
from array import array

from examples import batches
from turnwright_env import Batch, Connection, Refused, Spec, VectorEnv, token


def draw(batch: Batch, chance: random.Random) -> list[int]:
    return [chance.randrange(batch.count_of(game)) for game in range(batch.games)]


def trace(env: VectorEnv, steps: int) -> list[tuple[object, ...]]:
    """What happened in a number of steps, drawn by the same chance."""
    chance = random.Random(7)
    seen: list[tuple[object, ...]] = []
    for _ in range(steps):
        batch = env.recv()
        seen.append((bytes(batch.observations), bytes(batch.options), bytes(batch.seats), list(batch.rewards)))
        env.send(batch.group, draw(batch, chance))
    env.recv()
    return seen


class Batches(unittest.TestCase):
    def test_the_sample_of_the_documentation_plays_games_to_their_end(self) -> None:
        chance = random.Random(7)
        row = 0

        def draw_one(_seen: memoryview[float], options: memoryview) -> int:
            return chance.randrange(len(options) // row)

        with VectorEnv("wingspan", games=1) as env:
            row = env.spec.row
        self.assertGreater(batches.play(draw_one, 600), 0)

    def test_the_same_seed_gives_the_same_games(self) -> None:
        with VectorEnv("sealed-auction", games=4, seed=7) as env:
            first = trace(env, 30)
            env.reset(7)
            self.assertEqual(trace(env, 30), first)
            env.reset(8)
            self.assertNotEqual(trace(env, 30), first)

    def test_a_win_is_worth_what_the_loss_costs_and_the_next_game_begins_at_once(self) -> None:
        chance = random.Random(1)
        rewards: set[tuple[float, ...]] = set()
        with VectorEnv("tic-tac-toe", games=8, seed="ends") as env:
            for _ in range(60):
                batch = env.recv()
                for game in range(batch.games):
                    if batch.over[game]:
                        rewards.add(tuple(batch.rewards[2 * game : 2 * game + 2]))
                        self.assertEqual((batch.seats[game], batch.count_of(game)), (0, 9))
                    else:
                        self.assertEqual(list(batch.rewards[2 * game : 2 * game + 2]), [0, 0])
                env.send(batch.group, draw(batch, chance))
        self.assertEqual(rewards, {(1, -1), (-1, 1), (0, 0)})

    def test_tokens_say_what_is_asked_and_what_each_option_means(self) -> None:
        with VectorEnv("tic-tac-toe", games=1, seed=1) as env:
            batch = env.recv()
            self.assertEqual(batch.question(0)[0], token("kind", "mark-a-cell"))
            rows = batch.options_of(0)
            cells = [rows[at * batch.spec.row + 1] for at in range(batch.count_of(0))]
            self.assertEqual(set(cells), {token("cell", f"{column}{row}") for column in "abc" for row in "123"})

    def test_games_told_one_after_the_other_are_told_as_each_by_itself(self) -> None:
        chance = random.Random(6)
        with VectorEnv("sealed-auction", games=5, players=3, seed=6) as env:
            for _ in range(40):
                batch = env.recv()
                told = [(list(seen), list(rows)) for seen, rows in batch.each()]
                alone = [(list(batch.observation(game)), list(batch.options_of(game))) for game in range(batch.games)]
                self.assertEqual(told, alone)
                self.assertEqual([len(rows) for _, rows in told], [env.spec.row * batch.count_of(game) for game in range(5)])
                env.send(batch.group, draw(batch, chance))

    def test_groups_play_on_by_themselves_and_every_one_is_heard(self) -> None:
        chance = random.Random(2)
        with VectorEnv("wingspan", games=4, workers=2, seed=3) as env:
            heard = {group: 0 for group in range(env.groups)}
            while min(heard.values()) < 20:
                batch = env.recv()
                heard[batch.group] += 1
                self.assertEqual(len(batch.observation(0)), env.spec.numbers)
                env.send(batch.group, array("i", draw(batch, chance)))

    def test_every_game_is_played_to_its_end(self) -> None:
        for game in ("wingspan", "agricola", "estraven", "pokemon", "sealed-auction"):
            with self.subTest(game), VectorEnv(game, games=2, seed=5) as env:
                chance = random.Random(3)
                ended = 0
                for _ in range(3000):
                    batch = env.recv()
                    ended += sum(batch.over)
                    if ended >= 2:
                        break
                    self.assertTrue(any(batch.observations), game)
                    env.send(batch.group, draw(batch, chance))
                self.assertGreaterEqual(ended, 2)

    def test_a_question_can_be_looked_at_in_words(self) -> None:
        with VectorEnv("sealed-auction", games=2, players=3, seed=5) as env:
            batch = env.recv()
            looked = env.look(0, 1)
            self.assertEqual(looked["seat"], batch.seats[1])
            self.assertEqual(len(looked["options"]), batch.count_of(1))  # type: ignore[arg-type]
            self.assertIn("title", looked["question"])  # type: ignore[arg-type]


class BadAnswers(unittest.TestCase):
    def test_what_cannot_be_is_refused_with_the_reason_and_nothing_has_happened(self) -> None:
        connection = Connection.start("tic-tac-toe", ["--games", "2"])
        try:
            before = bytes(connection.batch().observations)
            for chosen, reason in (([9, 0], "game 0 has the options 0 to 8"), ([0], "one number for each of the 2 games")):
                connection.step(chosen)
                with self.assertRaisesRegex(Refused, reason):
                    connection.batch()
            with self.assertRaisesRegex(Refused, "from 0 to 1"):
                connection.look(2)
            connection.step([-1, -1])
            self.assertEqual(bytes(connection.batch().observations), before)
        finally:
            connection.close()

    def test_a_server_of_another_version_is_not_listened_to(self) -> None:
        with self.assertRaisesRegex(ValueError, "speaks protocol 1 and the server 2"):
            Spec.of({"protocol": 2})

    def test_games_must_be_shared_out_evenly(self) -> None:
        with self.assertRaisesRegex(ValueError, "5 games cannot be shared out evenly among 2 workers"):
            VectorEnv("tic-tac-toe", games=5, workers=2)


if __name__ == "__main__":
    unittest.main()
