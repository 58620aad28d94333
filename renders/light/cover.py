"""What a covering moves in: the plane of a blind or of an awning's cloth, or the quarter of a cylinder of a hood. No Blender here."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

COVER = 0.05
"""Metres from the wall's inner face to the plane of a blind."""


@dataclass(frozen=True)
class Plane:
    """Points are origin + u * across + v * along, in metres; u and v are shares of the covering, which moves along v."""

    origin: tuple[float, float, float]
    across: tuple[float, float, float]
    along: tuple[float, float, float]

    def point(self, u: float, v: float) -> np.ndarray:
        return np.array(self.origin) + u * np.array(self.across) + v * np.array(self.along)

    def shifted(self, metres) -> Plane:
        return Plane(tuple(np.array(self.origin) + metres), self.across, self.along)

    def reached(self, points: np.ndarray, light) -> np.ndarray:
        """(..., 2): u and v where light that travels along a vector came through the plane before it reached points (..., 3)."""
        system = np.array([self.across, self.along, light]).T
        return (np.asarray(points) - self.origin) @ np.linalg.inv(system).T[:, :2]


@dataclass(frozen=True)
class Hood:
    """A quarter of a cylinder over a door, with closed sides; u runs along the wall, v from the wall (0) to the front bow when it is level (1).

    origin: its left hinge. across: the way to its right one. All lengths in metres.
    """

    origin: tuple[float, float, float]
    across: tuple[float, float, float]
    radius: float

    @property
    def along(self) -> tuple[float, float, float]:
        """From its highest line to its front bow."""
        return (0, -self.radius, -self.radius)

    def point(self, u: float, v: float) -> np.ndarray:
        angle = v * np.pi / 2
        return np.array(self.origin) + u * np.array(self.across) + self.radius * np.array((0, -np.sin(angle), np.cos(angle)))

    def shifted(self, metres) -> Hood:
        return Hood(tuple(np.array(self.origin) + metres), self.across, self.radius)

    def reached(self, points: np.ndarray, light) -> np.ndarray:
        """(..., 2): as of a plane; below 0 or above 1 where light comes past it. What comes through a side counts just beside it."""
        x, y, z = np.moveaxis(np.asarray(points) - self.origin, -1, 0)
        back_x, back_y, back_z = -np.asarray(light)
        width = self.across[0]
        half = (y * back_y + z * back_z) / (back_y**2 + back_z**2)
        inside = half**2 - (y**2 + z**2 - self.radius**2) / (back_y**2 + back_z**2)
        far = np.sqrt(np.maximum(inside, 0)) - half
        meets = (inside > 0) & (far > 0)
        around = lambda way: np.arctan2(-(y + way * back_y), z + way * back_z) / (np.pi / 2)
        u, v = (x + far * back_x) / width, around(far)
        # What never meets the cylinder comes past above it, or below its bow.
        v = np.where(meets, v, np.where(z > 0, -1, 2))
        side = np.where(u < 0, 0, width)
        way = (side - x) / (back_x if abs(back_x) > 1e-6 else 1e-6)
        near = np.hypot(y + way * back_y, z + way * back_z) < self.radius
        through_side = meets & ((u < 0) | (u > 1)) & (way > 0) & (way < far) & near & (around(way) < 1)
        return np.stack([np.where(through_side, np.where(u < 0, 0.02, 0.98), u), np.where(through_side, around(way), v)], -1)


def cover_of(about: dict) -> Plane | Hood:
    """What a room's covering moves in, from its `about.json`."""
    plane = about['plane']
    if 'hood' in about:
        return Hood(about['hood']['origin'], plane['across'], about['hood']['radius'])
    return Plane(**plane)


def plane_of(opening) -> Plane:
    """Where the blind of a window moves."""
    width, height = opening.x1 - opening.x0, opening.z1 - opening.z0
    return Plane((opening.x0, opening.y + COVER, opening.z1), (width, 0, 0), (0, 0, -height))
