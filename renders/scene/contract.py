"""What a room hands to whoever lights and renders it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable

from light.cover import Hood, Plane

Vector3 = tuple[float, float, float]


@dataclass(frozen=True)
class Opening:
    """A rectangle in a plane of constant y. All lengths in metres.

    y is the inner face of the wall that holds the window; the reveal runs from y to y + depth.
    """

    x0: float
    x1: float
    z0: float
    z1: float
    y: float
    depth: float


@dataclass(frozen=True)
class Awning:
    """What moves out over a terrace.

    build: makes it, from the plane, how much of it is out (0 to 1), the material of its cloth and of its metal; returns its objects.
    part: the part of the picture that it can cover: left, top, right and bottom, as shares.
    turns: whether it is a roof of louvres; then its way is how far they are turned (0 closed, 1 open), and both materials are theirs.
    """

    plane: Plane | Hood
    build: Callable
    part: tuple[float, float, float, float]
    turns: bool = False


@dataclass
class Room:
    """A built room. It holds no light and no window covering.

    suns: hour -> unit vector along which the sun's light travels.
    lamps: objects whose materials hold a Value node named "lamp_strength" (0 by default).
    awning: of a terrace only, which has no hole for a blind.
    """

    opening: Opening
    camera: object
    suns: dict[str, Vector3]
    lamps: list = field(default_factory=list)
    awning: Awning | None = None
