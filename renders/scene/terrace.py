"""Garden furniture and the house front of the terrace."""

from __future__ import annotations

import numpy as np

from . import architecture, furniture, materials, outside, paintings, plants, stage
from .contract import Opening
from .lamps import globe
from .shapes import box, join, lathe, tube, tube_mesh
from .stage import add_mesh

DOOR_WIDTH, DOOR_HEIGHT = 2.8, 2.25
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


def floor(from_y: float, wall_y: float, seed: int):
    """Flagstones before a wall."""
    return architecture.slabs('terrace', (-7, 7), (from_y, wall_y + 0.02), (0.95, 0.65), seed, materials.stone((0.37, 0.315, 0.25), 0.18))


def potted_agaves(large, small, seed: int):
    """A large and a small agave in their pots, at points of the floor."""
    for name, at, pot, leaf in (('agave pot', large, (0.27, 0.42), 0.46), ('small agave pot', small, (0.19, 0.27), 0.27)):
        stage.place(stone_pot(name, *pot), at)
        stage.place(plants.agave(name, leaf, seed + 3), (at[0], at[1], pot[1] - 0.06))


def wall_lamps(away: float, wall_y: float, height=1.85):
    """A lantern at each side of a door, so far from its middle. Returns their lights."""
    lights = []
    for x in (-away, away):
        lamp, light = wall_lamp()
        stage.place(lamp, (x, wall_y, height))
        lights += light
    return lights


def blue_bowl(at):
    """A small bowl of dark blue clay."""
    return stage.place(furniture.bowl(0.10, 0.055, materials.ceramic((0.10, 0.15, 0.17), (0.03, 0.04, 0.05))), at)


def house(y: float, seed: int, width=DOOR_WIDTH, panes=3):
    """Lime-washed front with a door-window, and the room behind it."""
    wall = materials.plaster((0.68, 0.585, 0.465), 1.8)
    hole = Opening(-width / 2, width / 2, 0.0, DOOR_HEIGHT, y, 0.28)
    x0, x1, top = -7.0, 2.95, 3.3
    with stage.into('inside'):
        architecture.window_wall(hole, (x0, x1), (-0.2, top), wall)
        box('house side', (x1 - 0.28, y + 0.28, -0.2), (x1, y + 6, top), wall, 0)
        box('parapet cap', (x0, y - 0.035, top), (x1 + 0.035, y + 0.33, top + 0.055), materials.stone((0.52, 0.46, 0.38)), 0.008)
        box('door step', (hole.x0 - 0.1, y - 0.22, -0.02), (hole.x1 + 0.1, y + 0.01, 0.02), materials.stone((0.50, 0.44, 0.36)), 0.008)
        box('plinth left', (x0, y - 0.02, 0), (hole.x0 - 0.002, y + 0.01, 0.14), materials.plaster((0.42, 0.20, 0.135), 1.5), 0.004)
        box('plinth right', (hole.x1 + 0.002, y - 0.02, 0), (x1 + 0.02, y + 0.01, 0.14), materials.plaster((0.42, 0.20, 0.135), 1.5), 0.004)
        inner = materials.plaster()
        box('room floor', (x0, y + 0.2, -0.1), (x1, y + 5, 0.0), materials.paint((0.33, 0.21, 0.125), 0.6), 0)
        box('room back', (x0, y + 4.4, 0), (x1, y + 4.5, 2.7), inner, 0)
        box('room left', (-2.6, y + 0.28, 0), (-2.5, y + 4.4, 2.7), inner, 0)
        box('room ceiling', (x0, y + 0.28, 2.7), (x1, y + 4.5, 2.8), inner, 0)
        stage.place(furniture.sofa(1.9, seed=seed + 2), (0.1, y + 3.2, 0))
        stage.place(furniture.round_table(0.4), (0.0, y + 2.3, 0))
    outer = Opening(hole.x0, hole.x1, hole.z0, hole.z1, y, 0.17)
    architecture.sliding_window(outer, materials.paint((0.045, 0.038, 0.033), 0.5, 0.3), panes=panes)


def garden(y: float, seed: int):
    """Beside the house: bougainvillea on its corner, a garden wall, a jacaranda and the sky."""
    with stage.into('inside'):
        trunk = np.array([(3.02, y + 0.25, 0), (3.06, y + 0.2, 0.8), (3.0, y + 0.12, 1.7), (2.85, y + 0.02, 2.6), (2.6, y - 0.05, 3.15)])
        tube('vine', smooth(trunk), 0.022, materials.bark((0.24, 0.18, 0.13)), 10)
        crest = [(3.05, y - 0.02, 2.1), (2.95, y - 0.1, 2.75), (2.72, y - 0.12, 3.2), (3.0, y + 0.1, 3.5), (3.25, y + 0.25, 3.0), (2.35, y - 0.1, 3.36), (1.9, y - 0.05, 3.42)]
        plants.bougainvillea('bougainvillea', crest, seed, 130, (0.17, 0.12, 0.16), outside.MAGENTA)
    with stage.into('outside'):
        box('lawn edge', (2.95, y - 0.3, -0.1), (9, y + 0.05, 0.03), materials.stone((0.42, 0.38, 0.32)), 0.008)
        outside.lawn((2.95, 9), (y, y + 4.4), 0.0, seed)
        limed = materials.plaster((0.60, 0.33, 0.23), 1.6)
        box('garden wall', (2.95, y + 4.4, -0.2), (12, y + 4.7, 1.9), limed, 0.02, 3)
        plants.tree('jacaranda', (5.6, y + 7.5, 0), 6.4, 0.75, seed + 4, leaves=26000)
        for i, (ax, ay, r) in enumerate(((3.75, 0.9, 0.5), (4.6, 1.7, 0.62))):
            stage.place(plants.agave(f'garden agave {i}', r, seed + i), (ax, y + ay, 0.02), 40 * i)
        box('meadow', (-60, y + 6, -0.4), (60, y + 89, -0.05), materials.paint((0.16, 0.19, 0.08), 1.0, 0.0), 0)
        outside.far_plane(paintings.far_view(seed + 3), y + 90, 110, 1.4, 0.10, 10)
