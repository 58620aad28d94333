"""What is seen through a window: gardens, a city, the far view."""

from __future__ import annotations

import numpy as np

from . import materials, paintings, plants
from .architecture import slabs
from .shapes import box, scatter
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
    add_mesh('grass', v, f, materials.foliage((0.085, 0.165, 0.03), (0.20, 0.29, 0.07), 0.35), smooth=False, points={'vary': np.repeat(vary, 3)})


def walled_garden(y: float, ground: float = -0.02, seed: int = 1, wall_height: float = 1.72, wall_distance: float = 6.9):
    """Paved strip, lawn, a planted bed before a limed wall, a jacaranda and the volcano beyond; starts at y."""
    wall_y = y + wall_distance
    rng = np.random.default_rng(seed)
    with into('outside'):
        slabs('terrace', (-6, 6.5), (y, y + 2.4), (0.9, 0.6), seed, z=ground)
        box('outer step', (-6, y - 0.18, ground - 0.2), (6.5, y + 0.01, ground - 0.004), materials.stone(), 0)
        lawn((-7, 7.5), (y + 2.4, wall_y - 1.5), ground + 0.005, seed)
        box('bed', (-7, wall_y - 1.5, ground - 0.2), (7.5, wall_y, ground + 0.02), materials.gravel((0.36, 0.20, 0.14)), 0)
        box('bed edge', (-7, wall_y - 1.54, ground - 0.1), (7.5, wall_y - 1.46, ground + 0.035), materials.stone((0.40, 0.36, 0.30)), 0.006)
        limed = materials.plaster((0.70, 0.555, 0.40), 1.6)
        box('garden wall', (-9, wall_y, ground - 0.2), (9.5, wall_y + 0.3, ground + wall_height), limed, 0.02, 3)
        box('wall cap', (-9, wall_y - 0.03, ground + wall_height), (9.5, wall_y + 0.33, ground + wall_height + 0.05), materials.stone((0.50, 0.44, 0.36)), 0.008)
        for i, (ax, ay, r) in enumerate(((-1.75, -0.85, 0.62), (-0.55, -0.55, 0.36), (-2.75, -0.5, 0.45))):
            place(plants.agave(f'agave {i}', r, seed + i), (ax, wall_y + ay, ground + 0.03), 40 * i)
        for i, ax in enumerate((0.45, 0.95, 1.4, -3.5, 2.7)):
            reed = materials.foliage((0.20, 0.24, 0.10), (0.38, 0.36, 0.18), 0.3)
            plants.tuft(f'reed {i}', np.array([ax, wall_y - 0.55 + rng.uniform(-0.2, 0.2), ground + 0.02]), 110, 0.62, seed + 30 + i, reed)
        h = ground + wall_height
        crest = [(3.9, wall_y + 0.2, h + 0.45), (3.2, wall_y + 0.1, h + 0.5), (2.5, wall_y, h + 0.32), (1.9, wall_y - 0.05, h + 0.2), (1.35, wall_y - 0.1, h + 0.08)]
        plants.bougainvillea('bougainvillea', crest, seed, 85, (0.26, 0.16, 0.16), MAGENTA)
        hanging = [(3.6, wall_y - 0.15, h - 0.1), (3.2, wall_y - 0.2, h - 0.55), (3.0, wall_y - 0.16, h - 1.1), (2.8, wall_y - 0.18, h - 0.3), (2.3, wall_y - 0.15, h - 0.2)]
        plants.bougainvillea('bougainvillea low', hanging, seed + 1, 60, (0.2, 0.08, 0.2), MAGENTA)
        plants.tree('jacaranda', (-3.2, wall_y + 3.2, ground), 5.4, 0.75, seed + 4)
        plants.tree('far tree', (4.8, wall_y + 9, ground), 5.5, 0.7, seed + 8, ((0.05, 0.10, 0.03), (0.12, 0.19, 0.06)), 0.07, 9000)
        box('meadow', (-40, wall_y + 0.3, ground - 0.4), (40, 89, ground - 0.05), materials.paint((0.16, 0.19, 0.08), 1.0, 0.0), 0)
        far_plane(paintings.far_view(seed), 90, 60, 1.35, 0.16)
