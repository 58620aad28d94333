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


def _interpolated(lattice: np.ndarray, at: np.ndarray) -> np.ndarray:
    """Rows of a lattice at fractional positions."""
    i = np.floor(at).astype(int)
    t = (at - i)[:, None]
    t = t * t * (3 - 2 * t)
    return lattice[i] * (1 - t) + lattice[i + 1] * t


def fbm_grid(width: int, height: int, scale: tuple[float, float], seed: int = 0, octaves: int = 5) -> np.ndarray:
    """Noise picture of shape (height, width), about 0..1; scale is cells across and down."""
    rng = np.random.default_rng(seed)
    total, weight, amplitude = np.zeros((height, width)), 0.0, 1.0
    for octave in range(octaves):
        across, down = scale[0] * 2**octave, scale[1] * 2**octave
        lattice = rng.random((int(down) + 3, int(across) + 3))
        rows = _interpolated(lattice, np.arange(height) / height * down + rng.random())
        total += amplitude * _interpolated(rows.T, np.arange(width) / width * across + rng.random()).T
        weight += amplitude
        amplitude *= 0.5
    return total / weight
