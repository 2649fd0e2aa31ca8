"""Plays Wingspan by chance through `turnwright env`, and counts its decisions; one line of JSON for each round.

Arguments: workers, games for each of them, rounds, seconds a round. A decision counts when its observation and all of its options have been
read as numbers. The first round warms both sides up and is not told.
"""

from __future__ import annotations

import json
import random
import sys
import time

from turnwright_env import Batch, VectorEnv

_, workers, games, rounds, seconds = sys.argv


def chosen(batch: Batch, chance: random.Random) -> list[int]:
    """An option for each game. Whatever is seen of it is taken into account."""
    options, draw, row = [], chance.random, batch.spec.row
    for seen, rows in batch.each():
        # The first number of Wingspan's observations is always one, and no option is without a token.
        assert seen[0] == 1.0 and rows[0] > 0
        options.append(int(draw() * (len(rows) // row)))
    return options


def main() -> None:
    chance = random.Random(7)
    with VectorEnv("wingspan", games=int(workers) * int(games), workers=int(workers), seed=7) as env:
        for round_number in range(int(rounds) + 1):
            decisions, began = 0, time.perf_counter()
            while time.perf_counter() - began < float(seconds):
                batch = env.recv()
                env.send(batch.group, chosen(batch, chance))
                decisions += batch.games
            passed = time.perf_counter() - began
            if round_number > 0:
                print(json.dumps({"decisions": decisions, "seconds": passed}), flush=True)


main()
