"""From rendered light to the small grey pictures that the browser colours. See README.md for what a value means."""

import numpy as np
import OpenImageIO as oiio
from PIL import Image

GAMMA = 2.2
# A point of the front as light as this share of all points has exactly the cloth's colour.
PLAIN = 0.72
SWATCH = 128
# How much of the tile's edge is blended with the other side in a swatch.
BLEND = 0.14


def read(path):
    """Linear grey of a rendered view."""
    picture = oiio.ImageBuf(str(path)).get_pixels(oiio.FLOAT)
    return picture[:, :, :3].mean(axis=2)


def front(light):
    """128 is the cloth's own colour; twice as much light is (2 ** (1 / 2.2)) times that."""
    relative = light / np.quantile(light, PLAIN)
    return np.clip(0.5 * relative ** (1 / GAMMA), 0, 1)


def through(light):
    """The share of light that passes, for the eye."""
    return np.clip(light, 0, 1) ** (1 / GAMMA)


def passed(light):
    """The mean share of light that passes, 0 to 1."""
    return float(np.clip(light, 0, 1).mean())


def swatch(front_map, mm, wanted_mm, gloss):
    """A small tile for CSS, laid over a colour with hard-light: dark keeps its relief, bright is tamed."""
    size = front_map.shape[0]
    share = min(1.0, wanted_mm / mm)
    if share < 1:
        front_map = _smaller_tile(front_map, round(size * share))
    tile = Image.fromarray((front_map * 255).astype(np.uint8)).resize((SWATCH, SWATCH), Image.BOX)
    relative = (np.asarray(tile) / 127.5) ** GAMMA
    shade = 0.5 * np.minimum(relative, 1) ** (1 / GAMMA)
    light = (0.05 + 0.25 * gloss) * (1 - np.exp(-np.clip(relative - 1, 0, None)))
    return np.clip(shade + light, 0, 1)


def _smaller_tile(field, side):
    """A part of a tile that repeats by itself, because its edges fade into each other."""
    blend = max(2, round(side * BLEND))
    part = np.array(field[: side + blend, : side + blend])
    fade = (np.arange(blend) + 0.5) / blend
    row = part[:side].copy()
    row[:blend] = part[:blend] * fade[:, None] + part[side : side + blend] * (1 - fade[:, None])
    tile = row[:, :side].copy()
    tile[:, :blend] = row[:, :blend] * fade + row[:, side : side + blend] * (1 - fade)
    return tile


def as_picture(values):
    return Image.fromarray(np.round(values * 255).astype(np.uint8))
