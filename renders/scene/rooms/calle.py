"""The street at night: the front of a house whose window is lit, and the living room behind it.

Here the street is the room, and what is beyond the window is inside the house. So `outside` holds the living room, and the covering hangs
behind the frame, in the reveal. The camera stands before the middle of the window.
"""

from __future__ import annotations

import bpy

from .. import architecture, furniture, lamps, materials, outside, paintings, person, plants, stage, terrace, textiles
from ..contract import Opening, Room
from ..shapes import box

NAME = 'calle'
WALL_Y, WALL, FRAME = 7.0, 0.30, 0.17
LANTERN = 'bulb of the street'
FLOOR = 0.16
"""The house stands this much above the pavement."""


def build(seed: int = 1) -> Room:
    """Builds the front of the house and its living room into the open, empty scene."""
    opening = Opening(x0=-1.15, x1=1.15, z0=0.56, z1=2.36, y=WALL_Y + FRAME, depth=WALL - FRAME)
    front(opening, seed)
    lights = living_room(opening, seed)
    camera = stage.frame_camera((0.0, 0.0, 1.36), WALL_Y, (-2.4, 2.4), -0.34)
    return Room(opening, camera, {}, lights)


def front(opening: Opening, seed: int):
    """A limed wall with a stone surround, a lantern, pots, and a bougainvillea over it."""
    y = WALL_Y
    hole = Opening(opening.x0, opening.x1, opening.z0, opening.z1, y, WALL)
    stone = materials.stone((0.50, 0.44, 0.36))
    with stage.into('inside'):
        architecture.window_wall(hole, (-6, 6), (-0.2, 3.6), materials.plaster((0.62, 0.46, 0.30), 1.8))
        for x0, x1 in ((hole.x0 - 0.17, hole.x0 - 0.002), (hole.x1 + 0.002, hole.x1 + 0.17)):
            box('jamb', (x0, y - 0.035, hole.z0), (x1, y + 0.02, hole.z1 + 0.002), stone, 0.008)
        box('lintel', (hole.x0 - 0.17, y - 0.035, hole.z1 + 0.002), (hole.x1 + 0.17, y + 0.02, hole.z1 + 0.20), stone, 0.008)
        box('sill', (hole.x0 - 0.22, y - 0.10, hole.z0 - 0.085), (hole.x1 + 0.22, y + 0.10, hole.z0), stone, 0.010)
        box('plinth', (-6, y - 0.022, 0), (6, y + 0.01, 0.34), materials.plaster((0.30, 0.105, 0.06), 1.5), 0.006)
        architecture.slabs('pavement', (-6, 6), (1.5, y + 0.02), (0.95, 0.62), seed + 2, materials.stone((0.33, 0.30, 0.265), 0.16))
        for name, at, pot, leaf in (('agave pot', (-1.98, y - 0.42, 0), (0.25, 0.40), 0.44), ('small agave pot', (-1.52, y - 0.62, 0), (0.17, 0.24), 0.25), ('right agave pot', (1.92, y - 0.44, 0), (0.22, 0.34), 0.38)):
            stage.place(terrace.stone_pot(name, *pot), at)
            stage.place(plants.agave(name, leaf, seed + 3), (at[0], at[1], pot[1] - 0.06))
        lantern, (bulb,) = terrace.wall_lamp()
        stage.place(lantern, (-1.86, y, 1.98))
        # Lamps share a material, and this one is switched on its own.
        bulb.data.materials[0] = bulb.data.materials[0].copy()
        bulb.name = LANTERN
        crest = [(2.55, y - 0.06, 1.75), (2.35, y - 0.10, 2.45), (1.7, y - 0.12, 2.86), (0.7, y - 0.12, 3.02), (-0.2, y - 0.10, 3.12)]
        plants.bougainvillea('bougainvillea', crest, seed, 120, (0.15, 0.10, 0.15), outside.MAGENTA)
    frame = Opening(opening.x0, opening.x1, opening.z0, opening.z1, y, FRAME)
    architecture.sliding_window(frame, materials.paint((0.045, 0.042, 0.04), 0.5, 0.3), sash=0.052)


def living_room(opening: Opening, seed: int):
    """What one sees through the window. Returns its lamps."""
    y = WALL_Y + WALL
    left, right, back, height = -2.6, 2.5, y + 4.0, FLOOR + 2.62
    wall = materials.plaster((0.80, 0.755, 0.68))
    with stage.into('outside'):
        inner = Opening(opening.x0, opening.x1, opening.z0, opening.z1, y - 0.015, 0.02)
        architecture.window_wall(inner, (left - 0.1, right + 0.1), (FLOOR - 0.1, height + 0.1), wall, 0.001)
        box('wall left', (left - 0.1, y, FLOOR - 0.1), (left, back, height + 0.1), wall, 0)
        box('wall right', (right, y, FLOOR - 0.1), (right + 0.1, back, height + 0.1), wall, 0)
        box('wall back', (left - 0.1, back, FLOOR - 0.1), (right + 0.1, back + 0.1, height + 0.1), wall, 0)
        box('ceiling', (left - 0.1, y - 0.02, height), (right + 0.1, back + 0.1, height + 0.1), materials.plaster((0.83, 0.81, 0.77), 0.6), 0)
        floor = architecture.boards((left, right), (y, back), seed=seed)
        stage.place([floor], (0, 0, FLOOR))
        stage.place(textiles.rug('rug', 1.9, 2.6, materials.wool_rug(), seed), (-0.45, y + 2.25, FLOOR + 0.002), 90)
        stage.place(furniture.sofa(2.15, seed=seed), (-0.62, back - 1.0, FLOOR))
        stage.place(paintings.framed('painting', 1.0, 0.78, seed + 5, pixels=paintings.abstract(seed + 5, (900, 700), 'arches')), (-0.62, back - 0.001, FLOOR + 1.52))
        stage.place(furniture.round_table(0.40), (-0.55, y + 1.95, FLOOR + 0.016))
        stage.place(furniture.bowl(0.15, 0.075), (-0.50, y + 1.95, FLOOR + 0.356))
        stage.place(plants.ficus(seed=seed + 2), (1.78, back - 0.55, FLOOR), 20)
        lamp, lights = lamps.floor_lamp(1.62)
        stage.place(lamp, (0.86, back - 0.42, FLOOR))
        stage.place(person.standing(), (0.42, y + 0.95, FLOOR), 180 - 38)
    bpy.context.view_layer.update()
    return lights
