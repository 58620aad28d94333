"""The front of the same house with a smaller door below a hood, and a place for two beside it.

`opening` is the part of the wall that the hood takes.
"""

from __future__ import annotations

from light.cover import Hood

from .. import dining, furniture, stage, terrace
from ..contract import Awning, Opening, Room
from ..hood import hood
from ..units import sun

NAME = 'capota'
WALL, HALF, HINGE, RADIUS = 6.5, 1.2, 2.3, 0.85


def build(seed: int = 1) -> Room:
    """Builds the front into the open, empty scene."""
    terrace.house(WALL, seed, 1.8, 2)
    with stage.into('inside'):
        terrace.floor(0.0, WALL, seed)
        stage.place(furniture.round_table(0.34, 0.72), (1.8, 5.45, 0))
        stage.place(dining.dining_chair(seed=seed), (1.16, 5.35, 0), -78)
        stage.place(dining.dining_chair(seed=seed + 1), (2.38, 5.6, 0), 98)
        terrace.blue_bowl((1.8, 5.45, 0.72))
        terrace.potted_agaves((-1.45, 6.0, 0), (-2.0, 5.75, 0), seed)
        lamps = terrace.wall_lamps(1.55, WALL)
    terrace.garden(WALL, seed)
    camera = stage.frame_camera((-0.3, -1.0, 1.45), WALL, (-2.9, 3.2), -0.5)
    suns = {'morning': sun(142, 46), 'noon': sun(172, 66), 'evening': sun(-140, 38)}
    shape = Hood((-HALF, WALL, HINGE), (2 * HALF, 0, 0), RADIUS)
    covered = Awning(shape, hood, (0.1, 0.0, 0.9, 0.45))
    return Room(Opening(-HALF, HALF, 0.0, HINGE, WALL, 0.0), camera, suns, lamps, covered)
