"""Living room: a wide door-window to a walled garden, sofa and table on the right, a fig on the left."""

from __future__ import annotations

from .. import architecture, furniture, lamps, materials, outside, paintings, plants, stage, textiles
from ..contract import Opening, Room
from ..units import sun

NAME = 'sala'


def build(seed: int = 1) -> Room:
    """Builds the room into the open, empty scene."""
    opening = Opening(x0=-1.35, x1=1.50, z0=0.06, z1=2.26, y=6.2, depth=0.26)
    left, right, height = -2.55, 2.5, 2.72
    wall = materials.plaster()
    white = materials.paint((0.78, 0.755, 0.71), 0.6)
    architecture.shell(opening, (left, right), -0.9, height, wall, materials.plaster((0.83, 0.81, 0.77), 0.6), white)
    architecture.sliding_window(opening, materials.paint((0.045, 0.038, 0.033), 0.5, 0.3))
    with stage.into('inside'):
        architecture.boards((left, right), (-0.9, opening.y), seed=seed)
        stone = materials.stone((0.55, 0.50, 0.43))
        architecture.box('threshold', (opening.x0 + 0.001, opening.y - 0.012, -0.02), (opening.x1 - 0.001, opening.y + opening.depth - 0.07, opening.z0 + 0.003), stone, 0.005, 3)
        stage.place(textiles.rug('rug', 2.15, 2.7, materials.wool_rug(), seed), (0.72, 4.05, 0.002), 90)
        stage.place(furniture.sofa(2.15, seed=seed), (1.50, 4.55, 0), -90)
        stage.place(furniture.round_table(), (0.55, 4.05, 0.016))
        stage.place(furniture.bowl(0.155, 0.075), (0.60, 4.10, 0.356))
        stage.place(plants.ficus(seed=seed + 2), (-1.93, 5.55, 0), 20)
        lamp, lights = lamps.floor_lamp()
        stage.place(lamp, (2.12, 5.88, 0))
        stage.place(paintings.framed('painting', 0.78, 1.0, seed), (right - 0.001, 4.95, 1.55), -90)
    outside.walled_garden(opening.y + opening.depth, seed=seed)
    camera = stage.frame_camera((0.05, 0.0, 1.32), opening.y, (-3.0, 3.55), -1.22)
    suns = {'morning': sun(34, 36), 'noon': sun(8, 55), 'evening': sun(-38, 27)}
    return Room(opening, camera, suns, lights)
