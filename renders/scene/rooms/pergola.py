"""The same terrace with a pergola before its door, seen from the garden: a table for four below cloth that gathers at the wall.

`opening` is the part of the wall that the pergola takes. Its posts and beams belong to the room, its cloth is the awning.
"""

from __future__ import annotations

from light.cover import Plane

from .. import dining, furniture, lamps, materials, pergola, stage, terrace
from ..contract import Awning, Opening, Room
from ..units import sun

NAME = 'pergola'
WALL, FRONT, SIDE, UNDER = 6.5, 3.4, 2.0, 2.5


def build(seed: int = 1) -> Room:
    """Builds the pergola into the open, empty scene."""
    terrace.house(WALL, seed)
    metal = materials.paint((0.10, 0.10, 0.098), 0.45, 0.35)
    with stage.into('inside'):
        terrace.floor(-0.6, WALL, seed)
        pergola.frame(-SIDE, SIDE, WALL, FRONT, UNDER, metal)
        dining.laid_table((0.25, 4.95, 0), seed)
        stage.place(furniture.bowl(0.15, 0.075, materials.ceramic((0.10, 0.15, 0.17), (0.03, 0.04, 0.05))), (0.45, 4.95, 0.74))
        lamp, lights = lamps.table_lamp(0.42)
        stage.place(lamp, (-0.12, 5.02, 0.74))
        terrace.potted_agaves((-2.55, 5.9, 0), (-2.5, 5.2, 0), seed)
        lights += terrace.wall_lamps(1.7, WALL)
    terrace.garden(WALL, seed)
    camera = stage.frame_camera((-0.35, -2.4, 1.45), WALL, (-3.5, 4.3), -1.15)
    suns = {'morning': sun(128, 50), 'noon': sun(174, 72), 'evening': sun(-128, 44)}
    half = pergola.POST / 2
    deep = WALL - 0.08 - (FRONT + half + 0.02)
    plane = Plane((-SIDE + half, WALL - 0.08, UNDER + 0.075), (2 * (SIDE - half), 0, 0), (0, -deep, -0.02))
    covered = Awning(plane, pergola.canopy, (0.0, 0.0, 1.0, 0.42))
    return Room(Opening(-SIDE, SIDE, 0.0, UNDER, WALL, 0.0), camera, suns, lights, covered)
