"""What the app has to know of the pictures as they were encoded."""

import numpy as np
from PIL import Image

from .maps import GAMMA


def _grey(path):
    return np.asarray(Image.open(path).convert("L")) / 255


def swatch(path):
    """The share of a colour that is left under the swatch, on the mean, in display values."""
    return round(float(np.minimum(2 * _grey(path), 1).mean()), 3)


def holes(path, brightest_thread):
    """The mean share of light that passes beside the threads and keeps its colour."""
    light = _grey(path) ** GAMMA
    return round(float(np.clip((light - brightest_thread) / (1 - brightest_thread), 0, 1).mean()), 4)
