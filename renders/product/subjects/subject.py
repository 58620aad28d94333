from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from studio import Shot


@dataclass(frozen=True)
class Subject:
    """One picture. stripe: width in metres of the stripes of cloth whose colour is computed later; 0 for fixed colours."""

    build: Callable[[], Shot]
    width: int = 336
    aspect: float = 4 / 3
    samples: int = 22
    stripe: float = 0.0
