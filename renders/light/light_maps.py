"""The light maps of a window or awning as they are stored (docs/decisions/085).

A group of maps, such as the sky's light through each row of a window, is stored as the sum of all, and as shares: how much of that sum
comes through each row. Edges and textures are in the sum, once. Shares are smooth and alike: each is a mean and more or less of a few patterns.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from light.pixels import encoded, resize, save, tiled

TILES_ACROSS = 4
PATTERN_QUALITY = 50
WINDOW, TERRACE, PATTERN = (480, 300), (320, 200), (320, 200)
"""Width and height of a sum, of a window's light or of a terrace's, and of a pattern, px."""
LEFT_OUT, MOST_PATTERNS = 0.02, 8
"""How far shares may be off, as the root of their mean square; and the most patterns that one group has."""
BRIGHTEST, EXTREME = 0.9995, 0.0005
"""Quantiles of what is stored at full strength."""


class LightMaps:
    """Collects groups of light maps, and writes them."""

    def __init__(self, size):
        self.size = size
        self.totals, self.patterns, self.groups = [], [], {}
        # The index of a sum and its brightest value, by key.
        self.total_of = {}

    def add(self, map_set: str, key: str, maps: list) -> float:
        """Adds a group of maps (h, w, 1) of one light, of `size`, to a set such as the rows; groups of the same key have the same sum.
        Returns the light that their brightest value stands for."""
        scale = float(np.quantile(np.stack(maps), BRIGHTEST)) or 1.0
        total = sum(maps)
        if key not in self.total_of:
            brightest = float(np.quantile(total, BRIGHTEST)) or 1.0
            self.total_of[key] = (len(self.totals), brightest)
            self.totals.append(encoded(total, brightest))
        index, brightest = self.total_of[key]
        terms, patterns = shares_of([resize(one, *PATTERN) for one in maps])
        self.groups.setdefault(map_set, []).append({'total': index, 'first': len(self.patterns), 'shares': terms * brightest / scale})
        self.patterns += patterns
        return scale

    def save(self, folder: Path, quality: int):
        save(folder / 'totals.webp', tiled(self.totals, TILES_ACROSS), quality=quality)
        save(folder / 'patterns.webp', tiled(self.patterns or [np.zeros((PATTERN[1], PATTERN[0], 1))], TILES_ACROSS), quality=PATTERN_QUALITY)

    def facts(self) -> dict:
        return {'light': self.size, 'pattern': PATTERN, 'tiles_across': TILES_ACROSS, 'groups': self.groups}


def shares_of(maps: list):
    """A mean and a number a pattern for each map, (n, 1 + patterns), and the patterns, 0 to 1: together they say each map's share of the sum."""
    height, width = maps[0].shape[:2]
    total = sum(maps)
    # Where no light comes, each map has as much of it as any other.
    shares = np.where(total > 1e-5, np.stack(maps) / np.maximum(total, 1e-5), 1 / len(maps))
    shares = shares.reshape(len(maps), -1)
    mean = shares.mean(1, keepdims=True)
    weights, strengths, _ = np.linalg.svd(shares - mean, full_matrices=False)
    without = np.sqrt(np.cumsum(strengths[::-1] ** 2)[::-1] / shares.size)
    count = min(int((without > LEFT_OUT).sum()), MOST_PATTERNS)
    weights = weights[:, :count]
    patterns = weights.T @ (shares - mean)
    low, high = (np.quantile(patterns, at, axis=1) for at in (EXTREME, 1 - EXTREME))
    span = np.maximum(high - low, 1e-6)
    stored = (patterns - low[:, None]) / span[:, None]
    terms = np.concatenate([mean + weights @ low[:, None], weights * span], 1)
    return terms, list(stored.reshape(count, height, width, 1))
