"""Games of Turnwright for programs that learn.

`VectorEnv` plays batches of games through pipes and needs nothing but Python. `turnwright_env.aec` is one game in the manner of
PettingZoo's AEC, where that library is installed.
"""

from .batch import Batch
from .connection import Connection, Refused, ServerEnded
from .spec import Spec
from .tokens import token
from .vector import VectorEnv

__all__ = ["Batch", "Connection", "Refused", "ServerEnded", "Spec", "VectorEnv", "token"]
