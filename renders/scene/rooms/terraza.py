"""Terrace: the front of a house with a door-window, seen from the garden.

There is no hole for a blind here: `opening` is where an awning is mounted. x0..x1 is the awning's width (4 m), z1 the
height of its mounting line (2.8 m), z0 the floor, y the outer face of the house wall and depth 0. The awning comes
out towards the camera (-y), and the sun comes from behind the camera.
"""

from __future__ import annotations

from light.cover import Plane

from .. import stage, terrace
from ..awning import BEFORE_WALL, awning
from ..contract import Awning, Opening, Room
from ..units import sun

NAME = 'terraza'


def build(seed: int = 1) -> Room:
    """Builds the terrace into the open, empty scene."""
    wall_y = 6.5
    opening = Opening(x0=-2.0, x1=2.0, z0=0.0, z1=2.8, y=wall_y, depth=0.0)
    terrace.house(wall_y, seed)
    with stage.into('inside'):
        terrace.floor(0.0, wall_y, seed)
        stage.place(terrace.acapulco_chair(), (0.55, 4.75, 0), -28)
        stage.place(terrace.acapulco_chair(), (2.0, 5.0, 0), 30)
        stage.place(terrace.side_table(), (1.27, 5.25, 0))
        terrace.blue_bowl((1.27, 5.25, 0.44))
        terrace.potted_agaves((-2.35, 5.85, 0), (-1.85, 5.35, 0), seed)
        lamps = terrace.wall_lamps(1.78, wall_y)
    terrace.garden(wall_y, seed)
    camera = stage.frame_camera((-0.35, -1.2, 1.45), wall_y, (-3.35, 4.15), -0.98)
    suns = {'morning': sun(148, 40), 'noon': sun(172, 60), 'evening': sun(-146, 32)}
    plane = Plane((opening.x0, wall_y - BEFORE_WALL, opening.z1 - 0.09), (opening.x1 - opening.x0, 0, 0), (0, -2.85, -0.78))
    return Room(opening, camera, suns, lamps, Awning(plane, awning, (0.0, 0.12, 1.0, 0.48)))
