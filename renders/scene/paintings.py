"""Pictures painted by code: canvases for the walls and far views for the windows. Colours are linear RGB."""

from __future__ import annotations

import bpy
import numpy as np

from . import materials
from .noise import fbm_grid
from .shapes import box
from .stage import add_mesh, place


def to_image(name, pixels):
    """Blender image from an array (height, width, 3), linear, first row at the top."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new(name, width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    rgba = np.ones((height, width, 4), np.float32)
    rgba[:, :, :3] = pixels[::-1]
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    return image


def _cover(canvas, mask, colour, strokes):
    tone = np.array(colour) * (0.86 + 0.28 * strokes[:, :, None])
    return canvas * (1 - mask[:, :, None]) + tone * mask[:, :, None]


EARTH = ((0.62, 0.56, 0.46), (0.36, 0.12, 0.06), (0.50, 0.29, 0.09), (0.05, 0.075, 0.10), (0.66, 0.50, 0.38))


def abstract(seed=1, size=(700, 900), motif='hills', palette=EARTH):
    """Calm shapes of earth colours with brush marks and rough edges; motif: hills or arches."""
    width, height = size
    y, x = np.mgrid[0:height, 0:width]
    x, y, tall = x / width, y / width, height / width
    ragged = (fbm_grid(width, height, (14, 18), seed, 4) - 0.5) * 0.02
    strokes = fbm_grid(width, height, (5, 60), seed + 9, 4)
    ground, *colours = palette

    def solid(d):
        return np.clip(0.5 - (d + ragged) / 0.006, 0, 1)

    canvas = np.ones((height, width, 3)) * ground * (0.94 + 0.12 * fbm_grid(width, height, (40, 6), seed + 3, 4)[:, :, None])
    for distance, colour in zip(_MOTIFS[motif](x, y, tall), colours):
        canvas = _cover(canvas, solid(distance), colour, strokes)
    border = np.minimum(np.minimum(x, 1 - x), np.minimum(y, tall - y))
    return _cover(canvas, np.clip(0.5 + (0.045 - border + ragged * 0.5) / 0.004, 0, 1), ground, strokes)


def _hills(x, y, tall):
    yield np.hypot(x - 0.63, y - tall * 0.30) - 0.19
    yield tall * 0.60 + 0.11 * np.sin(x * 3.4 + 0.6) - y
    yield tall * 0.74 - 0.10 * np.sin(x * 3.0 - 0.2) - y
    yield np.abs(np.hypot(x - 0.28, y - tall * 0.62) - 0.135) - 0.012


def _arches(x, y, tall):
    for middle, radius, top in ((0.42, 0.27, 0.40), (0.42, 0.15, 0.40), (0.74, 0.13, 0.62)):
        dome = np.hypot(x - middle, y - tall * top) - radius
        yield np.where(y > tall * top, np.maximum(np.abs(x - middle) - radius, y - tall * 0.86), dome)
    yield np.hypot(x - 0.78, y - tall * 0.22) - 0.075


_MOTIFS = {'hills': _hills, 'arches': _arches}


def framed(name, width, height, seed=1, frame_colour=(0.33, 0.20, 0.11), pixels=None):
    """Framed canvas that hangs on a wall in the plane y = 0 and faces -y; centred in x, its middle at z = 0."""
    oak = materials.wood(frame_colour, 'x')
    oak_upright = materials.wood(frame_colour, 'z')
    w, h, f, d = width / 2, height / 2, 0.018, 0.035
    parts = [
        box('picture frame', (-w - f, -d, h), (w + f, 0, h + f), oak, 0.002),
        box('picture frame', (-w - f, -d, -h - f), (w + f, 0, -h), oak, 0.002),
        box('picture frame', (-w - f, -d, -h), (-w, 0, h), oak_upright, 0.002),
        box('picture frame', (w, -d, -h), (w + f, 0, h), oak_upright, 0.002),
    ]
    image = to_image(name, abstract(seed) if pixels is None else pixels)
    corners = [(-w, -d + 0.012, -h), (w, -d + 0.012, -h), (w, -d + 0.012, h), (-w, -d + 0.012, h)]
    parts.append(add_mesh(name, corners, [(0, 1, 2, 3)], materials.picture(image), smooth=False, uv=[(0, 0), (1, 0), (1, 1), (0, 1)]))
    return place(parts)


def far_view(seed=1, size=(2048, 768), horizon=0.16, volcano=0.68, rise=0.46):
    """Sky over hills and a snow-capped volcano; horizon is its height over the lower edge, and rise the volcano's over that, as shares."""
    width, height = size
    y, x = np.mgrid[0:height, 0:width]
    x, up = x / width, 1 - y / height
    above = np.clip((up - horizon) / (1 - horizon), 0, 1)[:, :, None]
    low, high = np.array([0.62, 0.76, 0.90]), np.array([0.16, 0.36, 0.78])
    sky = low + (high - low) * above**0.55
    puffs = fbm_grid(width, height, (9, 11), seed, 6)
    near_cone = np.clip(np.abs(x - volcano) / 0.16, 0.15, 1)
    bank = near_cone * np.clip((puffs - 0.50) / 0.22, 0, 1) * np.clip((above[:, :, 0] - 0.02) * 5, 0, 1) * np.clip((0.95 - above[:, :, 0]) * 3, 0, 1)
    light = 0.90 + 0.25 * fbm_grid(width, height, (20, 26), seed + 4, 4)
    sky = sky * (1 - bank[:, :, None] * 0.75) + np.array([0.92, 0.91, 0.89]) * (light * bank)[:, :, None] * 0.75
    ridge_noise = [fbm_grid(width, 1, (s, 1), seed + 20 + i, 6)[0] for i, s in enumerate((5, 9, 16, 26))]
    cone = np.clip(1 - np.abs(x[0] - volcano) / 0.30, 0, 1) ** 1.7
    mountain = horizon + 0.02 + rise * cone + 0.022 * (ridge_noise[2] - 0.5) * (cone > 0)
    mountain = np.minimum(mountain, horizon + 0.9 * rise + 0.02 * (ridge_noise[2] - 0.5) + 0.05 * (x[0] - volcano))
    inside = np.clip((mountain[None] - up) * height / 2, 0, 1)[:, :, None]
    gully = fbm_grid(width, height, (46, 12), seed + 31, 5)
    rock = np.array([0.22, 0.30, 0.43]) * (0.86 + 0.26 * gully[:, :, None])
    snow = np.clip((up - horizon - 0.65 * rise + (gully - 0.5) * 0.4 * rise) / 0.06, 0, 1)[:, :, None]
    body = rock * (1 - snow) + np.array([0.90, 0.92, 0.95]) * snow * (0.88 + 0.2 * gully[:, :, None])
    haze = np.clip((up - horizon) / 0.5, 0, 1)[:, :, None]
    body = body * haze + np.array([0.42, 0.54, 0.68]) * (1 - haze)
    picture = sky * (1 - inside) + body * inside
    for i, (base, swing, colour) in enumerate(((0.11, 0.22, (0.20, 0.29, 0.36)), (0.06, 0.20, (0.12, 0.19, 0.18)), (0.0, 0.16, (0.075, 0.12, 0.06)))):
        line = horizon + base + swing * (ridge_noise[i] - 0.42)
        mask = np.clip((line[None] - up) * height / 2, 0, 1)[:, :, None]
        woods = fbm_grid(width, height, (90 + 40 * i, 70), seed + 40 + i, 4)[:, :, None]
        deep = np.clip((line[None] - up) / 0.14, 0, 1)[:, :, None]
        tone = np.array(colour) * (0.72 + 0.55 * woods) * (1 - 0.25 * deep)
        picture = picture * (1 - mask) + tone * mask
    return picture
