"""A table and chairs for meals outdoors. Lengths in metres."""

from __future__ import annotations

import numpy as np

from . import materials
from .furniture import lean, taper_leg
from .shapes import box, join, tube, tube_mesh
from .stage import add_mesh, place
from .textiles import box_cushion


def dining_table(width=1.7, depth=0.86, height=0.74, colour=(0.34, 0.21, 0.115)):
    """Solid wooden top on four tapered legs."""
    top, leg = materials.wood(colour, 'x', 0.55), materials.wood(colour, 'z', 0.55)
    w, d, t = width / 2, depth / 2, 0.036
    parts = [box(f'table board {i}', (-w, -d + i * depth / 5 + 0.0015, height - t), (w, -d + (i + 1) * depth / 5 - 0.0015, height), top, 0.004, 3) for i in range(5)]
    for y in (-d + 0.07, d - 0.09):
        parts.append(box('table apron', (-w + 0.12, y, height - t - 0.075), (w - 0.12, y + 0.022, height - t), top, 0.003))
    for sx in (-1, 1):
        parts.append(box('table apron', (sx * (w - 0.12) - 0.011, -d + 0.08, height - t - 0.075), (sx * (w - 0.12) + 0.011, d - 0.08, height - t), top, 0.003))
        for sy in (-1, 1):
            parts.append(taper_leg('table leg', (sx * (w - 0.12), sy * (d - 0.085), 0), 0.034, height - t, leg, 0.6, (sx * 0.035, sy * 0.025)))
    return parts


def dining_chair(cushion=(0.60, 0.54, 0.44), colour=(0.30, 0.18, 0.095), seed=1):
    """Wooden chair with a curved back strung with cord and a seat cushion; its front towards -y."""
    leg, rail = materials.wood(colour, 'z', 0.55), materials.wood(colour, 'x', 0.55)
    cord = materials.paint((0.50, 0.42, 0.30), 0.8, 0.1)
    parts = []
    for sx in (-1, 1):
        parts.append(taper_leg('chair leg', (sx * 0.20, -0.20, 0), 0.021, 0.43, leg, 0.65, (sx * 0.015, -0.02)))
        back = np.array([(sx * 0.215, 0.255, 0), (sx * 0.205, 0.215, 0.22), (sx * 0.20, 0.20, 0.43), (sx * 0.215, 0.235, 0.62), (sx * 0.235, 0.285, 0.82)])
        parts.append(tube('chair back leg', back, (0.013, 0.018, 0.021, 0.018, 0.014), leg, 16))
        parts.append(box('chair side rail', (sx * 0.20 - 0.012, -0.20, 0.385), (sx * 0.20 + 0.012, 0.20, 0.435), materials.wood(colour, 'y', 0.55), 0.004))
    for y in (-0.20, 0.20):
        parts.append(box('chair rail', (-0.20, y - 0.012, 0.385), (0.20, y + 0.012, 0.435), rail, 0.004))
    parts.append(box('chair seat', (-0.215, -0.215, 0.43), (0.215, 0.205, 0.446), rail, 0.006, 3))
    turn = np.linspace(-1, 1, 17)
    top = np.stack([0.24 * turn, 0.285 + 0.05 * (1 - turn**2), 0.81 + 0.012 * (1 - turn**2)], 1)
    low = np.stack([0.212 * turn, 0.222 + 0.028 * (1 - turn**2), np.full(17, 0.55)], 1)
    parts += [tube('chair back', top, 0.019, rail, 16), tube('chair back rail', low, 0.012, rail, 12)]
    strings = []
    for k in np.linspace(-0.92, 0.92, 30):
        a = np.array([0.24 * k, 0.285 + 0.05 * (1 - k * k), 0.81])
        b = np.array([0.212 * k, 0.222 + 0.028 * (1 - k * k), 0.55])
        strings.append(tube_mesh(np.linspace(a, b, 3), 0.0042, 6))
    parts.append(add_mesh('chair cords', *join(strings), cord))
    parts += lean(box_cushion('chair cushion', (0.41, 0.40, 0.05), materials.linen(cushion, 1.0, 0.1), 1.15, 0.034, seed), (0, -0.005, 0.475))
    return parts


def laid_table(at, seed=1):
    """A table for four with its chairs, some of them drawn out a little."""
    x, y, _ = at
    parts = place(dining_table(), at)
    for i, (dx, dy, degrees) in enumerate(((-0.42, -0.62, 184), (0.43, -0.74, 171), (-0.42, 0.60, -3), (0.43, 0.62, 5))):
        parts += place(dining_chair(seed=seed + i), (x + dx, y + dy, 0), degrees)
    return parts
