"""Removes the grain of light maps: an edge-avoiding wavelet on light that was divided by the albedo."""

from __future__ import annotations

import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1]) / 16


def _shifted(values: np.ndarray, dy: int, dx: int) -> np.ndarray:
    reach = max(abs(dy), abs(dx))
    padded = np.pad(values, ((reach, reach), (reach, reach), (0, 0)), mode='edge')
    height, width = values.shape[:2]
    return padded[reach + dy : reach + dy + height, reach + dx : reach + dx + width]


LONELY = 0.12
"""Pixels at an edge, where a pixel mixes two surfaces, find no more weight than this among their neighbours."""


def middle_of_neighbours(values: np.ndarray) -> np.ndarray:
    return np.median(np.stack([_shifted(values, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]), axis=0)


def clamp_fireflies(light: np.ndarray) -> np.ndarray:
    """Limits each value to what its neighbours reach."""
    around = np.stack([_shifted(light, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    return np.minimum(light, np.sort(around, axis=0)[-2] * 1.3 + 1e-4)


def denoise(light: np.ndarray, normal: np.ndarray, depth: np.ndarray, levels: int = 4) -> np.ndarray:
    """Filters all channels with the same weights, which come from the geometry and from the light of all channels.

    light: (h, w, any number), normal: (h, w, 3), depth: (h, w, 1) in metres.
    """
    values = clamp_fireflies(light)
    alone = None
    for level in range(levels):
        step = 2**level
        guide = np.log(values.mean(2, keepdims=True) + 1e-3)
        total, weights = np.zeros_like(values), np.zeros_like(depth)
        for i, row in enumerate(KERNEL):
            for j, column in enumerate(KERNEL):
                dy, dx = (i - 2) * step, (j - 2) * step
                same = np.clip((_shifted(normal, dy, dx) * normal).sum(2, keepdims=True), 0, 1) ** 24
                same = same * np.exp(-np.abs(_shifted(depth, dy, dx) - depth) / (0.015 * depth * step + 1e-3))
                same = same * np.exp(-np.abs(_shifted(guide, dy, dx) - guide) * (0.6 + 0.8 * level))
                weight = row * column * (same + (1e-6 if (dy, dx) != (0, 0) else 1))
                total += weight * _shifted(values, dy, dx)
                weights += weight
        values = total / weights
        if alone is None:
            alone = weights < KERNEL[2] ** 2 + LONELY
    return np.where(alone, middle_of_neighbours(values), values)
