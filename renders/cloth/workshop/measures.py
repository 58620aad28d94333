"""What the app has to know of the pictures as they were encoded."""

import numpy as np
from PIL import Image

from .maps import GAMMA


def _grey(path):
    return np.asarray(Image.open(path).convert("L")) / 255


def swatch(path):
    """What is left of a colour under the swatch, and how much white is added, as mean shares of display values."""
    grey = _grey(path)
    return {
        "shade": round(float(np.minimum(2 * grey, 1).mean()), 4),
        "shine": round(float(np.maximum(2 * grey - 1, 0).mean()), 4),
    }


def holes(path, brightest_thread):
    """The mean share of light that passes beside the threads and keeps its colour."""
    light = _grey(path) ** GAMMA
    return round(float(np.clip((light - brightest_thread) / (1 - brightest_thread), 0, 1).mean()), 4)
