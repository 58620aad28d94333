"""Home office on a sixth floor: desk on the right, shelves beside the window, the city and a volcano outside."""

from __future__ import annotations

from .. import architecture, furniture, materials, office, outside, plants, stage, textiles
from ..contract import Opening, Room
from ..units import sun

NAME = 'oficina'


def build(seed: int = 1) -> Room:
    """Builds the room into the open, empty scene."""
    opening = Opening(x0=-1.15, x1=1.40, z0=0.46, z1=2.28, y=5.6, depth=0.26)
    left, right, height = -2.45, 2.35, 2.6
    wall = materials.plaster((0.78, 0.765, 0.735))
    white = materials.paint((0.78, 0.76, 0.72), 0.6)
    architecture.shell(opening, (left, right), -0.9, height, wall, materials.plaster((0.83, 0.81, 0.77), 0.6), white)
    architecture.sliding_window(opening, materials.paint((0.045, 0.042, 0.04), 0.5, 0.3), sash=0.056)
    with stage.into('inside'):
        architecture.boards((left, right), (-0.9, opening.y), 0.13, seed=seed + 6, material=materials.planks((0.36, 0.225, 0.13)))
        architecture.box('window board', (opening.x0 - 0.03, opening.y - 0.03, opening.z0 - 0.03), (opening.x1 + 0.03, opening.y + opening.depth - 0.075, opening.z0 + 0.002), white, 0.005)
        stage.place(textiles.rug('rug', 1.9, 2.4, materials.wool_rug((0.50, 0.44, 0.36), (0.20, 0.10, 0.06), 0.5), seed + 1, pile=0.008), (0.75, 3.95, 0.002), 0)
        stage.place(office.desk(), (right - 0.76, 4.30, 0), -90)
        stage.place(office.laptop(), (right - 0.62, 4.30, 0.74), -86)
        stage.place(office.swivel_chair(), (1.02, 4.36, 0.012), 68)
        lamp, lights = office.desk_lamp()
        stage.place(lamp, (right - 0.22, 4.82, 0.74), -80)
        stage.place(furniture.book(0.16, 0.23, 0.022, (0.33, 0.10, 0.06)), (right - 0.36, 3.80, 0.74), 8)
        stage.place(furniture.book(0.14, 0.20, 0.018, (0.60, 0.55, 0.46)), (right - 0.36, 3.80, 0.762), -6)
        stage.place(office.pinboard(seed=seed), (right - 0.001, 4.35, 1.55), -90)
        shelf, boards = office.shelves(seed=seed)
        stage.place(shelf, (-1.90, opening.y - 0.31, 0))
        stage.place(furniture.vase(0.25, 0.085), (-2.12, opening.y - 0.16, boards[2]))
        stage.place(furniture.bowl(0.11, 0.06), (-1.70, opening.y - 0.16, boards[3]))
        stage.place(furniture.vase(0.16, 0.07, materials.ceramic()), (-1.66, opening.y - 0.16, boards[1]))
        stage.place(plants.monstera(seed=seed + 8, pot=(0.17, 0.28), tall=0.7, reach=0.46, leaves=13), (-2.0, 4.35, 0), 80)
    outside.city(opening.y + opening.depth, seed=seed)
    camera = stage.frame_camera((-0.2, 0.0, 1.40), opening.y, (-2.95, 2.95), -1.02)
    suns = {'morning': sun(32, 38), 'noon': sun(-6, 52), 'evening': sun(-34, 30)}
    return Room(opening, camera, suns, lights)
