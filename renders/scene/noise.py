"""Seeded value noise on numpy arrays."""

from __future__ import annotations

import numpy as np


def _lattice(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).random(4096)


def value_noise(points: np.ndarray, seed: int = 0) -> np.ndarray:
    """Smooth noise in 0..1 at points of shape (n, 3), one cell per unit."""
    table = _lattice(seed)
    cell = np.floor(points).astype(np.int64)
    t = points - cell
    t = t * t * (3 - 2 * t)
    total = np.zeros(len(points))
    for corner in range(8):
        d = np.array([corner & 1, corner >> 1 & 1, corner >> 2 & 1])
        c = cell + d
        h = (c[:, 0] * 73856093 ^ c[:, 1] * 19349663 ^ c[:, 2] * 83492791) % 4096
        w = np.prod(np.where(d == 1, t, 1 - t), axis=1)
        total += w * table[h]
    return total


def fbm(points: np.ndarray, seed: int = 0, octaves: int = 4, gain: float = 0.5) -> np.ndarray:
    """Sum of octaves of value noise, about 0..1."""
    points = np.asarray(points, float)
    total, weight, amplitude = np.zeros(len(points)), 0.0, 1.0
    for i in range(octaves):
        total += amplitude * value_noise(points * 2**i + 17.3 * i, seed + i)
        weight += amplitude
        amplitude *= gain
    return total / weight


def fbm_grid(width: int, height: int, scale: tuple[float, float], seed: int = 0, octaves: int = 5) -> np.ndarray:
    """Noise picture of shape (height, width); scale is cells across and down."""
    v, u = np.mgrid[0:height, 0:width]
    p = np.stack([u.ravel() / width * scale[0], v.ravel() / height * scale[1], np.zeros(u.size)], axis=1)
    return fbm(p, seed, octaves).reshape(height, width)
