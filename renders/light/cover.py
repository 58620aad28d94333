"""The plane that a covering moves in: a blind before its window, or the cloth of an awning over a terrace. No Blender here."""

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


def plane_of(opening) -> Plane:
    """Where the blind of a window moves."""
    width, height = opening.x1 - opening.x0, opening.z1 - opening.z0
    return Plane((opening.x0, opening.y + COVER, opening.z1), (width, 0, 0), (0, 0, -height))
