from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from studio import Shot


@dataclass(frozen=True)
class Subject:
    """One picture; what is only shown on cards needs no more than 960 px. has_dye: the colour of its cloth is computed later."""

    build: Callable[[], Shot]
    width: int = 960
    aspect: float = 4 / 3
    samples: int = 6
    has_dye: bool = False
