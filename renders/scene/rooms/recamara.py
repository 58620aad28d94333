"""Bedroom: an oak bed along the right wall, a window with a low sill to a courtyard, a monstera on the left."""

from __future__ import annotations

from .. import architecture, bedroom, furniture, lamps, materials, outside, paintings, plants, stage, textiles
from ..contract import Opening, Room
from ..units import sun

NAME = 'recamara'


def build(seed: int = 1) -> Room:
    """Builds the room into the open, empty scene."""
    opening = Opening(x0=-1.45, x1=0.95, z0=0.36, z1=2.26, y=5.6, depth=0.26)
    left, right, height = -2.5, 2.2, 2.56
    wall = materials.plaster((0.79, 0.755, 0.70))
    white = materials.paint((0.78, 0.755, 0.71), 0.6)
    architecture.shell(opening, (left, right), -0.9, height, wall, materials.plaster((0.83, 0.81, 0.77), 0.6), white)
    architecture.sliding_window(opening, materials.wood((0.30, 0.18, 0.10), 'z'), sash=0.058)
    with stage.into('inside'):
        architecture.boards((left, right), (-0.9, opening.y), seed=seed + 3, material=materials.planks((0.40, 0.27, 0.17)))
        architecture.box('window board', (opening.x0 - 0.03, opening.y - 0.035, opening.z0 - 0.03), (opening.x1 + 0.03, opening.y + opening.depth - 0.075, opening.z0 + 0.002), materials.wood((0.36, 0.22, 0.12), 'x'), 0.005)
        stage.place(textiles.rug('rug', 2.3, 2.9, materials.wool_rug((0.60, 0.51, 0.39), (0.42, 0.33, 0.24), 0.34), seed, pile=0.010), (0.05, 4.05, 0.002), 90)
        stage.place(bedroom.bed(1.5, seed=seed), (right - 2.11, 4.24, 0), -90)
        stage.place(bedroom.bedside(), (right - 0.40, 5.29, 0), -90)
        lamp, lights = lamps.table_lamp()
        stage.place(lamp, (right - 0.19, 5.31, 0.5))
        stage.place(furniture.book(0.15, 0.21, 0.024, (0.10, 0.14, 0.15)), (right - 0.33, 5.19, 0.5), 12)
        stage.place(plants.monstera(seed=seed + 4), (-1.98, 4.98, 0), 35)
        stage.place(paintings.framed('painting', 0.8, 0.6, seed + 5, pixels=paintings.abstract(seed + 5, (800, 600), 'arches')), (right - 0.001, 4.62, 1.58), -90)
    outside.courtyard(opening.y + opening.depth, seed=seed)
    camera = stage.frame_camera((-0.25, 0.0, 1.38), opening.y, (-2.75, 3.0), -1.0)
    suns = {'morning': sun(30, 40), 'noon': sun(6, 52), 'evening': sun(-32, 33)}
    return Room(opening, camera, suns, lights)
