"""The same terrace under a pergola of louvres that turn, seen from a seat in the garden: a sofa and a chair in striped shade.

`opening` is the part of the wall that the pergola takes. Its posts and beams belong to the room, its louvres are the awning.
"""

from __future__ import annotations

from light.cover import Plane

from .. import furniture, lamps, materials, pergola, stage, terrace
from ..contract import Awning, Opening, Room
from ..louvres import PITCH, louvres
from ..units import sun

NAME = 'bioclimatica'
WALL, SIDE, UNDER, LOUVRES = 6.5, 2.1, 2.5, 14


def build(seed: int = 1) -> Room:
    """Builds the pergola into the open, empty scene."""
    terrace.house(WALL, seed)
    half, deep = pergola.POST / 2, LOUVRES * PITCH
    back = WALL - 0.072
    front = back - deep - half
    with stage.into('inside'):
        terrace.floor(-0.6, WALL, seed)
        pergola.frame(-SIDE, SIDE, WALL, front, UNDER, materials.paint((0.05, 0.05, 0.052), 0.45, 0.35))
        stage.place(furniture.sofa(2.0, seed=seed + 2), (-0.72, 5.72, 0))
        stage.place(furniture.round_table(0.42), (-0.45, 4.62, 0))
        stage.place(furniture.vase(0.22, 0.075), (-0.5, 4.66, 0.34))
        stage.place(terrace.acapulco_chair((0.10, 0.16, 0.15)), (1.15, 4.75, 0), 48)
        terrace.potted_agaves((1.72, 5.95, 0), (-2.65, 5.3, 0), seed)
        lamp, lights = lamps.floor_lamp()
        stage.place(lamp, (-2.0, 5.95, 0))
        lights += terrace.wall_lamps(1.75, WALL)
    terrace.garden(WALL, seed)
    camera = stage.frame_camera((-0.3, -1.5, 1.0), WALL, (-3.75, 4.35), -1.0)
    suns = {'morning': sun(128, 50), 'noon': sun(174, 68), 'evening': sun(-128, 44)}
    plane = Plane((-SIDE + half, back, UNDER + 0.085), (2 * (SIDE - half), 0, 0), (0, -deep, 0))
    return Room(Opening(-SIDE, SIDE, 0.0, UNDER, WALL, 0.0), camera, suns, lights, Awning(plane, louvres, (0.0, 0.0, 1.0, 0.42), turns=True))
