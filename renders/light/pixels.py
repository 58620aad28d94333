"""Pictures as arrays of shape (height, width, bands)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def luma(rgb):
    return (rgb @ LUMA)[..., None]


def resize(values, width, height, how=Image.BOX):
    bands = np.ascontiguousarray(np.moveaxis(values, 2, 0), np.float32)
    return np.stack([np.asarray(Image.fromarray(band, 'F').resize((width, height), how)) for band in bands], 2)


def encoded(values, scale):
    return np.sqrt(np.clip(values / scale, 0, 1))


def tiled(tiles, across):
    """A sheet of tiles of one size, row by row."""
    height, width = tiles[0].shape[:2]
    down = -(-len(tiles) // across)
    sheet = np.zeros((down * height, across * width, tiles[0].shape[2]), np.float32)
    for index, tile in enumerate(tiles):
        y, x = divmod(index, across)
        sheet[y * height : (y + 1) * height, x * width : (x + 1) * width] = tile
    return sheet


def save(path: Path, values, **options):
    data = (np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8)
    Image.fromarray(data[..., 0] if data.shape[2] == 1 else data).save(path, 'WEBP', method=4 if options.get('lossless') else 6, **options)
