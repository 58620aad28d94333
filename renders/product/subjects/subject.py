from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from studio import Shot


@dataclass(frozen=True)
class Subject:
    """One picture. has_dye: the colour of its cloth is computed later."""

    build: Callable[[], Shot]
    samples: int = 6
    has_dye: bool = False
