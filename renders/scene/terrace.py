"""Garden furniture and the house front of the terrace."""

from __future__ import annotations

import numpy as np

from . import materials
from .lamps import globe
from .shapes import box, join, lathe, tube, tube_mesh
from .stage import add_mesh

STEEL = (0.035, 0.033, 0.03)


def acapulco_chair(cord=(0.40, 0.155, 0.085)):
    """Acapulco chair: a pear-shaped steel loop strung with cord on a bent steel foot; its front towards -y."""
    steel = materials.paint(STEEL, 0.5, 0.3)
    t = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    side, ahead = np.sin(t), np.cos(t)
    rim = np.stack([side * (0.385 - 0.035 * ahead), 0.12 + ahead * 0.43, 0.665 + 0.275 * ahead + 0.05 * side**2], 1)
    hub = np.stack([side * 0.155, 0.02 + ahead * 0.155, np.full(72, 0.305) + 0.03 * ahead], 1)
    parts = [tube('chair rim', rim, 0.0095, steel, 10, closed=True), tube('chair hub', hub, 0.008, steel, 10, closed=True)]
    cords = []
    for i in range(72):
        s = np.linspace(0, 1, 7)[:, None]
        line = hub[i] * (1 - s) + rim[i] * s
        line[:, 2] -= 0.05 * np.sin(np.pi * s[:, 0]) * (0.4 + 0.6 * max(0, ahead[i]))
        cords.append(tube_mesh(line, 0.0036, 5))
    for i in range(0, 36):
        a, b = hub[i], hub[(72 - i) % 72] if i else hub[36]
        s = np.linspace(0, 1, 5)[:, None]
        line = a * (1 - s) + b * s
        line[:, 2] -= 0.02 * np.sin(np.pi * s[:, 0])
        cords.append(tube_mesh(line, 0.0036, 5))
    parts.append(add_mesh('chair cords', *join(cords), materials.paint(cord, 0.6, 0.25)))
    for sx in (-1, 1):
        front = [(sx * 0.381, 0.0, 0.634), (sx * 0.315, -0.02, 0.47), (sx * 0.215, -0.055, 0.33), (sx * 0.17, -0.09, 0.27), (sx * 0.24, -0.22, 0.12), (sx * 0.30, -0.32, 0.009)]
        back = [(sx * 0.341, 0.30, 0.822), (sx * 0.29, 0.25, 0.56), (sx * 0.21, 0.16, 0.36), (sx * 0.17, 0.13, 0.29), (sx * 0.24, 0.26, 0.13), (sx * 0.30, 0.36, 0.009)]
        for path in (front, back):
            parts.append(tube('chair leg', smooth(path), 0.0085, steel, 10))
        parts.append(tube('chair runner', [(sx * 0.30, -0.325, 0.0085), (sx * 0.30, 0.0, 0.0085), (sx * 0.30, 0.365, 0.0085)], 0.0085, steel, 10))
    parts.append(tube('chair stretcher', [(-0.30, 0.36, 0.0085), (0, 0.36, 0.0085), (0.30, 0.36, 0.0085)], 0.0085, steel, 10))
    return parts


def smooth(points, times=3):
    """A path with its corners cut, ends kept."""
    p = np.asarray(points, float)
    for _ in range(times):
        cut = np.stack([p[:-1] * 0.75 + p[1:] * 0.25, p[:-1] * 0.25 + p[1:] * 0.75], 1).reshape(-1, 3)
        p = np.concatenate([p[:1], cut, p[-1:]])
    return p


def side_table(radius=0.27, height=0.44):
    """Round stone top on a turned clay drum."""
    rim = [(radius - 0.012 + 0.012 * np.cos(a), height - 0.012 + 0.012 * np.sin(a)) for a in np.linspace(-np.pi / 2, np.pi / 2, 7)]
    drum = [(0, 0), (0.145, 0), (0.15, 0.006)] + [(0.15 - 0.055 * np.sin(np.pi * k), 0.006 + (height - 0.03) * k) for k in np.linspace(0.05, 1, 16)] + [(0, height - 0.024)]
    return [lathe('table top', [(0, height - 0.024), *rim, (0, height)], materials.ceramic((0.60, 0.55, 0.47)), 72), lathe('table drum', drum, materials.terracotta((0.36, 0.16, 0.09)), 56)]


def wall_lamp():
    """Lantern on a wall in the plane y = 0, facing -y. Returns (objects, lights)."""
    dark = materials.paint(STEEL, 0.5, 0.3)
    parts = [box('lantern plate', (-0.05, -0.014, -0.13), (0.05, 0, 0.13), dark, 0.004)]
    parts.append(box('lantern cap', (-0.075, -0.165, 0.15), (0.075, -0.012, 0.168), dark, 0.005))
    parts.append(box('lantern base', (-0.07, -0.16, -0.14), (0.07, -0.014, -0.125), dark, 0.004))
    for sx in (-1, 1):
        for y in (-0.152, -0.022):
            parts.append(box('lantern post', (sx * 0.062 - 0.004, y - 0.004, -0.13), (sx * 0.062 + 0.004, y + 0.004, 0.155), dark, 0.001))
    light = globe('lantern bulb', (0, -0.087, 0.005), 0.05)
    return [*parts, light], [light]


def stone_pot(name, radius=0.24, height=0.42):
    """Tall planter, filled with soil up to z = height - 0.05."""
    r, h = radius, height
    profile = [(0, 0), (r * 0.78, 0), (r * 0.8, 0.006), (r, h - 0.01), (r * 0.995, h), (r * 0.9, h), (r * 0.885, h - 0.01), (r * 0.86, h - 0.06)]
    return [lathe(name, profile, materials.terracotta((0.40, 0.185, 0.105)), 64), lathe(f'{name} soil', [(0, h - 0.045), (r * 0.5, h - 0.05), (r * 0.87, h - 0.055)], materials.soil(), 48, sharp_angle=None)]
