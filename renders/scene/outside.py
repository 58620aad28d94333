"""What is seen through a window: gardens, a city, the far view."""

from __future__ import annotations

import numpy as np

from . import materials, paintings, plants
from .architecture import slabs
from .shapes import box, join, scatter, tube_mesh
from .stage import add_mesh, into, place

MAGENTA = ((0.42, 0.012, 0.14), (0.66, 0.045, 0.27))


def far_plane(picture, y: float, width: float, horizon_z: float, horizon: float, x: float = 0.0):
    """Upright picture at distance y that neither casts shadows nor lights anything."""
    rows, columns, _ = picture.shape
    height = width * rows / columns
    low = horizon_z - height * horizon
    image = paintings.to_image('far view', picture)
    corners = [(x - width / 2, y, low), (x + width / 2, y, low), (x + width / 2, y, low + height), (x - width / 2, y, low + height)]
    obj = add_mesh('backdrop', corners, [(0, 1, 2, 3)], materials.backdrop(image), smooth=False, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])
    for kind in ('shadow', 'diffuse', 'glossy', 'transmission', 'volume_scatter'):
        setattr(obj, f'visible_{kind}', False)
    return obj


def lawn(x, y, z=0.0, seed=1, density=1500):
    """Mown grass: blades on dark soil."""
    rng = np.random.default_rng(seed)
    ground = materials.paint((0.06, 0.085, 0.028), 1.0, 0.0)
    box('lawn soil', (x[0], y[0], z - 0.2), (x[1], y[1], z), ground, 0)
    n = int((x[1] - x[0]) * (y[1] - y[0]) * density)
    at = np.stack([rng.uniform(*x, n), rng.uniform(*y, n), np.full(n, z)], 1)
    yaw, lean, size = rng.uniform(0, 6.283, n), rng.uniform(0.1, 0.9, n), rng.uniform(0.03, 0.065, n)
    blade = np.array([[-0.05, 0, 0], [0.05, 0, 0], [0.0, 1, 1]])
    m = np.zeros((n, 3, 3))
    m[:, 0, 0], m[:, 1, 0] = np.cos(yaw) * size, np.sin(yaw) * size
    m[:, 0, 1], m[:, 1, 1] = -np.sin(yaw) * lean * size, np.cos(yaw) * lean * size
    m[:, 2, 2] = size
    v, f = scatter(blade * [2.2, 1, 1], np.array([[0, 1, 2]]), at, m)
    vary = np.clip(rng.uniform(0, 1, n) * 0.6 + 0.4 * np.sin(at[:, 0] * 1.3 + np.cos(at[:, 1] * 1.7)) ** 2, 0, 1)
    add_mesh('grass', v, f, materials.foliage((0.085, 0.125, 0.035), (0.20, 0.235, 0.085), 0.3), smooth=False, points={'vary': np.repeat(vary, 3)})


def walled_garden(y: float, ground: float = -0.02, seed: int = 1, wall_height: float = 1.34, wall_distance: float = 6.9):
    """Paved strip, lawn, a planted bed before a limed wall, a jacaranda and the volcano beyond; starts at y."""
    wall_y = y + wall_distance
    rng = np.random.default_rng(seed)
    with into('outside'):
        slabs('terrace', (-6, 6.5), (y, y + 2.4), (0.9, 0.6), seed, materials.stone((0.36, 0.305, 0.24)), z=ground)
        box('outer step', (-6, y - 0.18, ground - 0.2), (6.5, y + 0.01, ground - 0.004), materials.stone(), 0)
        lawn((-7, 7.5), (y + 2.4, wall_y - 1.5), ground + 0.005, seed)
        box('bed', (-7, wall_y - 1.5, ground - 0.2), (7.5, wall_y, ground + 0.02), materials.gravel((0.36, 0.20, 0.14)), 0)
        box('bed edge', (-7, wall_y - 1.54, ground - 0.1), (7.5, wall_y - 1.46, ground + 0.035), materials.stone((0.40, 0.36, 0.30)), 0.006)
        limed = materials.plaster((0.62, 0.46, 0.31), 1.6)
        box('garden wall', (-9, wall_y, ground - 0.2), (9.5, wall_y + 0.3, ground + wall_height), limed, 0.02, 3)
        box('wall cap', (-9, wall_y - 0.03, ground + wall_height), (9.5, wall_y + 0.33, ground + wall_height + 0.05), materials.stone((0.50, 0.44, 0.36)), 0.008)
        for i, (ax, ay, r) in enumerate(((-1.75, -0.85, 0.62), (-0.55, -0.55, 0.36), (-2.75, -0.5, 0.45))):
            place(plants.agave(f'agave {i}', r, seed + i), (ax, wall_y + ay, ground + 0.03), 40 * i)
        for i, ax in enumerate((0.45, 0.95, 1.4, -3.5, 2.7)):
            reed = materials.foliage((0.20, 0.24, 0.10), (0.38, 0.36, 0.18), 0.3)
            plants.tuft(f'reed {i}', np.array([ax, wall_y - 0.55 + rng.uniform(-0.2, 0.2), ground + 0.02]), 110, 0.62, seed + 30 + i, reed)
        h = ground + wall_height
        crest = [(3.9, wall_y + 0.2, h + 0.75), (3.2, wall_y + 0.1, h + 0.7), (2.6, wall_y, h + 0.4), (2.0, wall_y - 0.05, h + 0.18), (1.5, wall_y - 0.1, h + 0.04)]
        plants.bougainvillea('bougainvillea', crest, seed, 85, (0.26, 0.16, 0.16), MAGENTA)
        hanging = [(3.6, wall_y - 0.15, h - 0.1), (3.25, wall_y - 0.2, h - 0.5), (3.05, wall_y - 0.16, h - 0.85), (2.8, wall_y - 0.18, h - 0.3), (2.3, wall_y - 0.15, h - 0.15)]
        plants.bougainvillea('bougainvillea low', hanging, seed + 1, 60, (0.2, 0.08, 0.2), MAGENTA)
        plants.tree('jacaranda', (-2.35, wall_y + 1.6, ground), 4.6, 0.8, seed + 4, leaves=20000)
        box('meadow', (-40, wall_y + 0.3, ground - 0.4), (40, 89, ground - 0.05), materials.paint((0.16, 0.19, 0.08), 1.0, 0.0), 0)
        far_plane(paintings.far_view(seed), 90, 60, 1.35, 0.16)


def courtyard(y: float, ground: float = -0.02, seed: int = 1, wall_distance: float = 4.6):
    """Stone court with a tall coloured wall, a bed of agaves and a bougainvillea over the wall; starts at y."""
    wall_y = y + wall_distance
    with into('outside'):
        slabs('court', (-6, 6), (y, wall_y - 0.75), (0.7, 0.7), seed, material=materials.stone((0.36, 0.305, 0.24)), z=ground)
        box('bed', (-6, wall_y - 0.75, ground - 0.2), (6, wall_y, ground + 0.02), materials.gravel((0.36, 0.21, 0.15)), 0)
        box('bed edge', (-6, wall_y - 0.80, ground - 0.1), (6, wall_y - 0.72, ground + 0.10), materials.stone((0.42, 0.38, 0.32)), 0.008)
        box('court wall', (-8, wall_y, ground - 0.2), (8, wall_y + 0.3, ground + 2.05), materials.plaster((0.62, 0.325, 0.225), 1.8), 0.02, 3)
        for i, (ax, r) in enumerate(((-1.05, 0.52), (-0.2, 0.34), (1.0, 0.42))):
            place(plants.agave(f'agave {i}', r, seed + i), (ax, wall_y - 0.40, ground + 0.03), 50 * i)
        h = ground + 2.05
        crest = [(-3.4, wall_y + 0.15, h + 0.55), (-2.7, wall_y + 0.1, h + 0.5), (-2.1, wall_y, h + 0.22), (-1.6, wall_y - 0.1, h + 0.02)]
        plants.bougainvillea('bougainvillea', crest, seed, 70, (0.24, 0.14, 0.16), MAGENTA)
        hanging = [(-3.2, wall_y - 0.15, h - 0.2), (-2.6, wall_y - 0.18, h - 0.5), (-2.2, wall_y - 0.15, h - 0.9)]
        plants.bougainvillea('bougainvillea low', hanging, seed + 1, 45, (0.2, 0.07, 0.2), MAGENTA)
        green = ((0.055, 0.11, 0.03), (0.14, 0.21, 0.06))
        plants.tree('ash', (2.6, wall_y + 2.4, ground), 5.2, 0.75, seed + 2, green, 0.06, 16000)
        box('meadow', (-40, wall_y + 0.3, ground - 0.4), (40, 89, ground - 0.05), materials.paint((0.16, 0.19, 0.08), 1.0, 0.0), 0)
        far_plane(paintings.far_view(seed + 2), 90, 60, 1.35, 0.16)


def city(y: float, ground: float = -19.0, seed: int = 1):
    """Pale blocks of a Mexican city seen from a sixth floor, with trees in the streets and the volcano; starts at y."""
    rng = np.random.default_rng(seed)
    vertices, faces, uvs, vary, tanks = [], [], [], [], []
    for distance in np.geomspace(26, 240, 13):
        x = -distance * 0.75 + rng.uniform(-8, 0)
        while x < distance * 0.75:
            w, d = rng.uniform(9, 19), rng.uniform(9, 14)
            h = rng.choice([9, 12, 12, 15, 18, 21], p=[0.2, 0.25, 0.2, 0.15, 0.12, 0.08]) + (8 if distance > 120 and rng.random() < 0.2 else 0)
            _block(vertices, faces, uvs, (x, y + distance + rng.uniform(-2, 2), ground), (w, d, h))
            _block(vertices, faces, uvs, (x + w * 0.3, y + distance + 3, ground + h), (w * rng.uniform(0.15, 0.35), 3, 2.4), plain=True)
            vary += [rng.uniform(0, 1)] * 40
            tanks.append((x + w * rng.uniform(0.6, 0.85), y + distance + rng.uniform(2, 5), ground + h))
            x += w + (rng.uniform(5, 9) if rng.random() < 0.35 else 0.4)
    with into('outside'):
        add_mesh('city', np.array(vertices), faces, materials.facade(), smooth=False, points={'vary': vary}, uv=np.array(uvs))
        tank = tube_mesh([(0, 0, 0.6), (0, 0, 0.65), (0, 0, 1.9), (0, 0, 2.1), (0, 0, 2.2)], [0.5, 0.6, 0.6, 0.5, 0.2], 14)
        add_mesh('water tanks', *join([(tank[0] + t, tank[1]) for t in tanks]), materials.paint((0.05, 0.045, 0.04), 0.7, 0.2))
        box('street', (-300, y + 8, ground - 1), (300, y + 400, ground), materials.paint((0.22, 0.21, 0.20), 0.9, 0.05), 0)
        for i in range(5):
            at = (rng.uniform(-13, 13), y + rng.uniform(17, 23), ground)
            colours = ((0.20, 0.15, 0.44), (0.36, 0.28, 0.62)) if i % 2 else ((0.055, 0.11, 0.03), (0.14, 0.21, 0.06))
            plants.tree(f'street tree {i}', at, 15, 0.8, seed + i, colours, 0.2, 9000, trunk=0.3, puff=0.55)
        far_plane(paintings.far_view(seed + 6, volcano=0.40, rise=0.26), y + 420, 420, 2.0, 0.16)


def _block(vertices, faces, uvs, at, size, plain=False):
    """Box with its own corners per side; uv in metres on the walls, far from any window on the roof."""
    x0, y0, z0 = at
    x1, y1, z1 = x0 + size[0], y0 + size[1], z0 + size[2]
    sides = [((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))]
    for (ax, ay), (bx, by) in sides:
        length = abs(bx - ax) + abs(by - ay)
        start = len(vertices)
        vertices += [(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)]
        bays = max(1, round(length / 3.0))
        uvs += [(-1, -1)] * 4 if plain else [(0, 0), (bays, 0), (bays, size[2] / 3.0), (0, size[2] / 3.0)]
        faces.append((start, start + 1, start + 2, start + 3))
    start = len(vertices)
    vertices += [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    uvs += [(-1, -1)] * 4
    faces.append((start, start + 1, start + 2, start + 3))
