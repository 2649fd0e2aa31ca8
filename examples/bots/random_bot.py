#!/usr/bin/env python3
"""Plays any game at random by lines of JSON: where a player of your own may begin. Needs nothing but Python 3."""

import json
import random
import sys

PROTOCOL = 1


def say(message: dict) -> None:
    # Flushed, or the line waits in a buffer while everybody else waits for it.
    print(json.dumps(message), flush=True)


def choose(question: dict, chance: random.Random) -> object:
    """The whole of what this player knows. `question` has the choices with their ids; each example is a legal answer."""
    return chance.choice(question["examples"])


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            # With the seed that it is given, the same tournament comes to the same.
            chance.seed(message["seed"])
            say({"type": "ready", "protocol": PROTOCOL})
        elif message["type"] == "question":
            selection = choose(message["question"], chance)
            say({"type": "answer", "number": message["number"], "selection": selection})
        elif message["type"] == "over":
            return


if __name__ == "__main__":
    main()
