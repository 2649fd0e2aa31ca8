"""What a server says about its games before they begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping

PROTOCOL = 1


@dataclass(frozen=True)
class Spec:
    """The shape of everything that follows."""

    game: str
    name: str
    rules: int
    options: Any
    """What the tables agree on."""
    seats: int
    games: int
    """How many games one server plays side by side."""
    observed: str
    """What observations are made of: "features" or "view"."""
    numbers: int
    """How many numbers an observation has."""
    schema: str
    """Names them in their order."""
    row: int
    """How many tokens describe a question, and each of its options."""
    most: int
    """How many options a question lists at most."""
    once: bool
    """Whether a game that is over stays so until it is reset."""

    @staticmethod
    def of(hello: Mapping[str, Any]) -> Spec:
        if hello.get("protocol") != PROTOCOL:
            raise ValueError(
                f"this package speaks protocol {PROTOCOL} and the server {hello.get('protocol')!r}: "
                "take both from the same version of Turnwright"
            )
        game, seen = hello["game"], hello["observation"]
        return Spec(
            game=game["id"],
            name=game["name"],
            rules=game["rules"],
            options=hello["options"],
            seats=hello["seats"],
            games=hello["games"],
            observed=seen["by"],
            numbers=seen["count"],
            schema=seen["schema"],
            row=hello["row"],
            most=hello["most"],
            once=hello["once"],
        )
