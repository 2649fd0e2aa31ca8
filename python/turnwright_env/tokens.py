"""Questions and options are described by tokens: numbers that stand for `path=value`, the same in every game and process."""

from __future__ import annotations

TOKENS = 65_536

_OFFSET = 0x811C9DC5
_PRIME = 0x01000193


def token(path: str, value: str | int | bool) -> int:
    """The token of a thing, such as token("kind", "turn") or token("card", "Acorn Woodpecker")."""
    text = f"{path}={_as_javascript(value)}"
    units = text.encode("utf-16-le")
    folded = _OFFSET
    for at in range(0, len(units), 2):
        folded = ((folded ^ (units[at] | units[at + 1] << 8)) * _PRIME) & 0xFFFFFFFF
    return 1 + folded % (TOKENS - 1)


def _as_javascript(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
