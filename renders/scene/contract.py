"""What a room hands to whoever lights and renders it."""

from __future__ import annotations

from dataclasses import dataclass, field

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


@dataclass
class Room:
    """A built room. It holds no light and no window covering.

    suns: hour -> unit vector along which the sun's light travels.
    lamps: objects whose materials hold a Value node named "lamp_strength" (0 by default).
    """

    opening: Opening
    camera: object
    suns: dict[str, Vector3]
    lamps: list = field(default_factory=list)
