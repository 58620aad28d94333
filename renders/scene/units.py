"""Directions and small vector helpers. Lengths in metres, angles in degrees."""

from __future__ import annotations

import math

import numpy as np


def sun(azimuth: float, elevation: float) -> tuple[float, float, float]:
    """Unit vector along which light travels.

    azimuth 0 comes straight through the window (towards -y); positive comes from the left (-x) and travels to +x.
    """
    a, e = math.radians(azimuth), math.radians(elevation)
    return (math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), -math.sin(e))


def unit(v: np.ndarray) -> np.ndarray:
    """Rows scaled to length 1."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def turn(degrees: float, axis: str = 'z') -> np.ndarray:
    """3x3 rotation about an axis."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return {
        'x': np.array([[1, 0, 0], [0, c, -s], [0, s, c]]),
        'y': np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
        'z': np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]),
    }[axis]


def frame_along(direction: np.ndarray, up: np.ndarray) -> np.ndarray:
    """3x3 matrix whose columns are side, forward (the direction) and normal (as near to up as can be)."""
    f = unit(np.asarray(direction, float))
    side = np.cross(f, up)
    if np.linalg.norm(side) < 1e-6:
        side = np.array([1.0, 0.0, 0.0])
    side = unit(side)
    return np.stack([side, f, np.cross(side, f)], axis=1)
