"""How the app shows light: the hours of the day, a colour as linear light, the tone of a picture, and a tile as it is read."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

HOURS = json.loads((Path(__file__).resolve().parents[2] / 'src/content/pictures/hours.json').read_text())

MIXED_PX = 3
"""The encoder mixes so many pixels at the edges of a tile with its neighbours. What is beside them counts instead."""


def linear(hexadecimal: str) -> np.ndarray:
    value = np.array([int(hexadecimal[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def tone(light):
    return np.clip((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14), 0, 1) ** (1 / 2.2)


def as_read(tile):
    """A tile as its reader sees it, whose outermost pixels are those beside them."""
    return np.pad(tile[MIXED_PX:-MIXED_PX, MIXED_PX:-MIXED_PX], ((MIXED_PX, MIXED_PX), (MIXED_PX, MIXED_PX), (0, 0)), 'edge')
