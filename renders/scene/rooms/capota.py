"""The front of the same house with a smaller door below a hood, and a place for two beside it.

`opening` is the part of the wall that the hood takes.
"""

from __future__ import annotations

from light.cover import Hood

from .. import architecture, furniture, materials, pergola, plants, stage, terrace
from ..contract import Awning, Opening, Room
from ..hood import hood
from ..units import sun
from .terraza import garden, house

NAME = 'capota'
WALL, HALF, HINGE, RADIUS = 6.5, 1.2, 2.3, 0.85


def build(seed: int = 1) -> Room:
    """Builds the front into the open, empty scene."""
    house(WALL, seed, 1.8, 2)
    with stage.into('inside'):
        architecture.slabs('terrace', (-7, 7), (0.0, WALL + 0.02), (0.95, 0.65), seed, materials.stone((0.37, 0.315, 0.25), 0.18))
        stage.place(furniture.round_table(0.34, 0.72), (1.8, 5.45, 0))
        stage.place(pergola.dining_chair(seed=seed), (1.16, 5.35, 0), -78)
        stage.place(pergola.dining_chair(seed=seed + 1), (2.38, 5.6, 0), 98)
        stage.place(furniture.bowl(0.10, 0.055, materials.ceramic((0.10, 0.15, 0.17), (0.03, 0.04, 0.05))), (1.8, 5.45, 0.72))
        for name, at, pot, leaf in (('agave pot', (-1.45, 6.0, 0), (0.27, 0.42), 0.46), ('small agave pot', (-2.0, 5.75, 0), (0.19, 0.27), 0.27)):
            stage.place(terrace.stone_pot(name, *pot), at)
            stage.place(plants.agave(name, leaf, seed + 3), (at[0], at[1], pot[1] - 0.06))
        lamps = []
        for x in (-1.55, 1.55):
            lamp, lights = terrace.wall_lamp()
            stage.place(lamp, (x, WALL, 1.85))
            lamps += lights
    garden(WALL, seed)
    camera = stage.frame_camera((-0.3, -1.0, 1.45), WALL, (-2.9, 3.2), -0.5)
    suns = {'morning': sun(142, 46), 'noon': sun(172, 66), 'evening': sun(-140, 38)}
    shape = Hood((-HALF, WALL, HINGE), (2 * HALF, 0, 0), RADIUS)
    covered = Awning(shape, hood, (0.1, 0.0, 0.9, 0.45))
    return Room(Opening(-HALF, HALF, 0.0, HINGE, WALL, 0.0), camera, suns, lamps, covered)
