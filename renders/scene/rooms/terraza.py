"""Terrace: the front of a house with a door-window, seen from the garden.

There is no hole for a blind here: `opening` is where an awning is mounted. x0..x1 is the awning's width (4 m), z1 the
height of its mounting line (2.8 m), z0 the floor, y the outer face of the house wall and depth 0. The awning comes
out towards the camera (-y), and the sun comes from behind the camera.
"""

from __future__ import annotations

import numpy as np

from light.cover import Plane

from .. import architecture, furniture, materials, outside, paintings, plants, stage, terrace
from ..awning import BEFORE_WALL, awning
from ..contract import Awning, Opening, Room
from ..shapes import box, tube
from ..units import sun

NAME = 'terraza'
DOOR_WIDTH, DOOR_HEIGHT = 2.8, 2.25


def build(seed: int = 1) -> Room:
    """Builds the terrace into the open, empty scene."""
    wall_y = 6.5
    opening = Opening(x0=-2.0, x1=2.0, z0=0.0, z1=2.8, y=wall_y, depth=0.0)
    house(wall_y, seed)
    with stage.into('inside'):
        architecture.slabs('terrace', (-7, 7), (0.0, wall_y + 0.02), (0.95, 0.65), seed, materials.stone((0.37, 0.315, 0.25), 0.18))
        stage.place(terrace.acapulco_chair(), (0.55, 4.75, 0), -28)
        stage.place(terrace.acapulco_chair(), (2.0, 5.0, 0), 30)
        stage.place(terrace.side_table(), (1.27, 5.25, 0))
        stage.place(furniture.bowl(0.10, 0.055, materials.ceramic((0.10, 0.15, 0.17), (0.03, 0.04, 0.05))), (1.27, 5.25, 0.44))
        for name, at, pot, leaf in (('agave pot', (-2.35, 5.85, 0), (0.27, 0.42), 0.46), ('small agave pot', (-1.85, 5.35, 0), (0.19, 0.27), 0.27)):
            stage.place(terrace.stone_pot(name, *pot), at)
            stage.place(plants.agave(name, leaf, seed + 3), (at[0], at[1], pot[1] - 0.06))
        left, left_lights = terrace.wall_lamp()
        stage.place(left, (-1.78, wall_y, 1.85))
        right, right_lights = terrace.wall_lamp()
        stage.place(right, (1.78, wall_y, 1.85))
    garden(wall_y, seed)
    camera = stage.frame_camera((-0.35, -1.2, 1.45), wall_y, (-3.35, 4.15), -0.98)
    suns = {'morning': sun(148, 40), 'noon': sun(172, 60), 'evening': sun(-146, 32)}
    plane = Plane((opening.x0, wall_y - BEFORE_WALL, opening.z1 - 0.09), (opening.x1 - opening.x0, 0, 0), (0, -2.85, -0.78))
    return Room(opening, camera, suns, left_lights + right_lights, Awning(plane, awning, (0.0, 0.12, 1.0, 0.48)))


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
        tube('vine', terrace.smooth(trunk), 0.022, materials.bark((0.24, 0.18, 0.13)), 10)
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
