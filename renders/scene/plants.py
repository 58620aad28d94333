"""Plants with real leaf shapes."""

from __future__ import annotations

import numpy as np

from . import materials
from .noise import fbm
from .shapes import grid, join, lathe, random_turns, scatter, tube_mesh
from .stage import add_mesh
from .units import frame_along, turn, unit

FIDDLE = ([0, 0.05, 0.12, 0.22, 0.36, 0.48, 0.62, 0.76, 0.88, 0.96, 1.0], [0.015, 0.09, 0.17, 0.205, 0.19, 0.225, 0.30, 0.325, 0.27, 0.15, 0.01])


def _outline(shape, t):
    fine = np.linspace(0, 1, 200)
    w = np.interp(fine, *shape)
    kernel = np.hanning(19)
    w = np.convolve(np.pad(w, 9, mode='edge'), kernel / kernel.sum(), 'valid')
    return np.interp(t, fine, w * np.clip((1 - fine) * 30, 0, 1) ** 0.5)


def fiddle_leaf(length, rng, rows=15, columns=9):
    """Ficus lyrata leaf from the origin along +y, face up (+z): vertices, quads, uv."""
    u, v, quads = grid(columns, rows)
    s = u * 2 - 1
    width = _outline(FIDDLE, v) * length * rng.uniform(0.92, 1.1)
    phase = rng.uniform(0, 6.28, 2)
    x = s * width
    z = 0.20 * np.abs(x) ** 1.15
    z += length * 0.028 * np.sin(v * 21 + phase[0] + s) * s**2 + length * 0.012 * np.sin(v * 34 + phase[1]) * np.abs(s) ** 3
    droop = rng.uniform(0.35, 1.0)
    angle = droop * v**1.4 * 1.1
    step = np.linspace(0, 1, rows)
    bend = droop * step**1.4 * 1.1
    along = np.concatenate([[0], np.cumsum(np.cos(bend[1:]) / (rows - 1))]) * length
    down = np.concatenate([[0], np.cumsum(np.sin(bend[1:]) / (rows - 1))]) * length
    row = np.rint(v * (rows - 1)).astype(int)
    y = along[row] + z * np.sin(angle)
    return np.stack([x, y, z * np.cos(angle) - down[row]], 1), quads, np.stack([u, v], 1)


def monstera_leaf(length, rng):
    """Monstera leaf: heart outline, split into fingers between the side veins, some holes by the rib."""
    parts = []
    fingers = 6
    for side in (-1, 1):
        for k in range(fingers):
            t0, t1 = k / fingers, (k + 1) / fingers
            gap = 0.10 + 0.06 * rng.uniform()
            u, v, quads = grid(9, 7)
            s = u
            reach = np.sin(np.pi * np.clip((0.16 + 0.84 * (k + 0.5) / fingers), 0, 1) ** 0.8) ** 0.75
            reach = length * (0.60 * reach + 0.06) * rng.uniform(0.94, 1.06)
            narrow = np.clip((s - 0.52) / 0.48, 0, 1)
            middle = (t0 + t1) / 2
            half = (t1 - t0) / 2 * (1 - gap * narrow**0.6) * np.sqrt(np.clip(1 - np.clip((s - 0.78) / 0.23, 0, 1) ** 2, 0, 1))
            across = (v - 0.5) * 2 * half
            sweep = 0.40 - 0.62 * (1 - middle) ** 1.5
            y = (middle + across) * 0.92 + sweep * s**1.3 * 0.42
            x = side * s * reach / length
            parts.append((np.stack([x * length, y * length, np.zeros(len(u))], 1), quads if side > 0 else quads[:, ::-1], np.stack([0.5 + side * s / 2, np.clip(middle + across, 0, 1)], 1)))
    vertices, faces, uv = join(parts)
    x, y = vertices[:, 0], vertices[:, 1] / length
    droop = rng.uniform(0.25, 0.6)
    vertices[:, 2] = 0.22 * np.abs(x) - droop * length * 0.55 * np.clip(y, 0, 2) ** 2 - 0.9 * x**2 / length
    vertices[:, 2] += length * 0.02 * np.sin(y * 18 + np.abs(x) / length * 9 + rng.uniform(0, 6))
    vertices[:, 1] -= 0.12 * length * droop * np.clip(y, 0, 2) ** 2
    return vertices, faces, uv


def clay_pot(name, radius, height, material, soil=True):
    """Flower pot with a rolled rim, standing on z = 0."""
    r, h = radius, height
    profile = [(0, 0), (r * 0.68, 0), (r * 0.72, 0.008), (r * 0.86, h * 0.45), (r * 0.95, h - 0.055), (r * 0.955, h - 0.05)]
    profile += [(r * 1.0, h - 0.047), (r * 1.02, h - 0.04), (r * 1.025, h - 0.012), (r * 1.01, h - 0.003), (r * 0.985, h), (r * 0.95, h - 0.003), (r * 0.935, h - 0.015), (r * 0.92, h - 0.05), (r * 0.90, h - 0.08)]
    parts = [lathe(name, profile, material)]
    if soil:
        rings = [(r * k, h - 0.035 + 0.012 * (1 - k)) for k in (0.965, 0.7, 0.4)] + [(0, h - 0.023)]
        parts.append(lathe(f'{name} soil', rings[::-1], materials.soil(), sharp_angle=None))
    return parts


def _emit(name, leaves, material):
    vertices, faces, uv, vary = join(leaves)
    return add_mesh(name, vertices, faces, material, points={'vary': vary}, uv=uv)


def ficus(name='ficus', height=1.95, seed=3, stems=3, pot=(0.21, 0.36), leaves=22):
    """Fiddle-leaf fig in a clay pot on z = 0."""
    rng = np.random.default_rng(seed)
    parts = clay_pot(f'{name} pot', *pot, materials.terracotta())
    wood, green = [], []
    for stem in range(stems):
        way = stem * 2.3 + rng.uniform(-0.4, 0.4)
        top = height * (1.0 - 0.17 * stem)
        lean = np.array([np.cos(way), np.sin(way), 0]) * (0.05 + 0.15 * rng.uniform(0.6, 1.0))
        t = np.linspace(0, 1, 26)[:, None]
        wobble = 0.03 * np.stack([np.sin(t[:, 0] * 7 + way), np.cos(t[:, 0] * 6 + way * 2), np.zeros(26)], 1) * t
        base = np.array([np.cos(way), np.sin(way), 0]) * 0.04 + [0, 0, pot[1] - 0.06]
        path = base + lean * t**1.2 + np.array([0, 0, 1]) * (top - pot[1]) * t + wobble
        wood.append(tube_mesh(path, np.linspace(0.016, 0.006, 26), 8))
        count = round(leaves * (1 - 0.13 * stem))
        for i in range(count):
            f = i / (count - 1)
            where = (0.30 + 0.70 * f**0.9) * 25
            k = min(24, int(where))
            at = path[k] + (path[k + 1] - path[k]) * (where - k)
            yaw = i * 2.3999 + rng.uniform(-0.35, 0.35) + way
            rise = np.radians(-8 + 78 * f**2.2 + rng.uniform(-12, 12))
            direction = np.array([np.cos(yaw) * np.cos(rise), np.sin(yaw) * np.cos(rise), np.sin(rise)])
            length = (0.34 - 0.13 * max(0, f - 0.72) / 0.28) * rng.uniform(0.85, 1.12)
            stalk = at + direction * 0.065
            wood.append(tube_mesh(np.stack([at, at + direction * 0.03 + [0, 0, 0.006], stalk]), [0.005, 0.0035, 0.003], 6))
            vertices, quads, uv = fiddle_leaf(length, rng)
            up = unit(np.array([0, 0, 1.0]) + rng.normal(0, 0.22, 3))
            vertices = vertices @ frame_along(direction, up).T + stalk
            green.append((vertices, quads, uv, f**3 * 0.8 + rng.uniform(0, 0.25)))
    parts.append(add_mesh(f'{name} wood', *join(wood), materials.bark()))
    parts.append(_emit(f'{name} leaves', green, materials.leaf()))
    return parts


def monstera(name='monstera', seed=5, leaves=15, pot=(0.20, 0.32), reach=0.55, tall=0.75):
    """Monstera in a clay pot on z = 0."""
    rng = np.random.default_rng(seed)
    parts = clay_pot(f'{name} pot', *pot, materials.terracotta())
    stalks, green = [], []
    for i in range(leaves):
        f = i / (leaves - 1)
        yaw = i * 2.3999 + rng.uniform(-0.3, 0.3)
        out = reach * (1.0 - 0.62 * f) * rng.uniform(0.85, 1.1)
        high = pot[1] + tall * (0.42 + 0.58 * f) * rng.uniform(0.92, 1.06)
        way = np.array([np.cos(yaw), np.sin(yaw), 0])
        base = way * 0.05 + [0, 0, pot[1] - 0.05]
        t = np.linspace(0, 1, 14)[:, None]
        path = base + way * out * t**1.7 + np.array([0, 0, 1]) * (high - base[2]) * (1 - (1 - t) ** 1.5)
        stalks.append(tube_mesh(path, np.linspace(0.008, 0.0045, 14), 7))
        length = (0.42 - 0.12 * f) * rng.uniform(0.85, 1.1)
        direction = unit(way * 0.85 + np.array([0, 0, -0.55 + 0.75 * f]))
        vertices, faces, uv = monstera_leaf(length, rng)
        up = unit(np.array([0, 0, 0.8]) + way * 0.7 + rng.normal(0, 0.12, 3))
        vertices = vertices @ frame_along(direction, up).T + path[-1] - direction * length * 0.02
        green.append((vertices, faces, uv, rng.uniform(0, 0.5) + 0.4 * (f > 0.85)))
    parts.append(add_mesh(f'{name} stalks', *join(stalks), materials.foliage((0.10, 0.20, 0.05), (0.13, 0.24, 0.06), 0.1), points=None))
    parts.append(_emit(f'{name} leaves', green, materials.leaf((0.035, 0.12, 0.03), veins=6.0)))
    return parts


def agave(name, radius=0.55, seed=1, leaves=34, material=None):
    """Agave rosette on z = 0; radius is the length of a leaf."""
    rng = np.random.default_rng(seed)
    parts = []
    for i in range(leaves):
        f = i / (leaves - 1)
        yaw = i * 2.3999
        rise = np.radians(6 + 76 * f**0.9 + rng.uniform(-4, 4))
        length = radius * (1 - 0.28 * f) * rng.uniform(0.92, 1.06)
        u, v, quads = grid(7, 12)
        s = u * 2 - 1
        width = length * 0.135 * np.clip(0.62 + 1.1 * v - 1.72 * v**2.2, 0, None) ** 0.8
        width = np.where(v > 0.97, width * 0.3, width)
        x = s * width
        trough = 0.42 * width * s**2
        curl = 0.20 * length * (v**2) * (1 - f * 0.6)
        top = np.stack([x, v * length, trough + curl], 1)
        below = top - np.stack([np.zeros_like(x), np.zeros_like(x), (1 - s**2) * width * 0.5 + 0.001], 1)
        both = np.concatenate([top, below])
        faces = np.concatenate([quads, quads[:, ::-1] + len(top)])
        direction = np.array([np.cos(yaw) * np.cos(rise), np.sin(yaw) * np.cos(rise), np.sin(rise)])
        basis = frame_along(direction, np.array([0, 0, 1.0]))
        uv = np.tile(np.stack([u, v], 1), (2, 1))
        parts.append((both @ basis.T + direction * radius * 0.06 + [0, 0, 0.03], faces, uv, rng.uniform(0, 1)))
    vertices, faces, uv, vary = join(parts)
    return [add_mesh(name, vertices, faces, material or agave_skin(), points={'vary': vary}, uv=uv)]


def agave_skin():
    """Blue-green, bloomed skin."""
    return materials.foliage((0.16, 0.27, 0.20), (0.24, 0.36, 0.26), 0.05)


def tuft(name, at, count, length, seed, material, spread=0.12):
    """A clump of arching blades."""
    rng = np.random.default_rng(seed)
    parts = []
    for _ in range(count):
        u, v, quads = grid(2, 7)
        yaw, out, size = rng.uniform(0, 6.283), rng.uniform(0.15, 0.75), length * rng.uniform(0.6, 1.1)
        way = np.array([np.cos(yaw), np.sin(yaw), 0])
        side = np.array([-way[1], way[0], 0])
        w = 0.006 * (1 - v**2)
        p = way * (out * size * v**1.8)[:, None] + np.array([0, 0, 1.0]) * (size * (v - 0.28 * out * v**2.5))[:, None] + side * ((u * 2 - 1) * w)[:, None]
        base = np.array([*rng.normal(0, spread / 2, 2), 0]) + at
        parts.append((p + base, quads, rng.uniform(0, 1)))
    vertices, faces, vary = join(parts)
    return [add_mesh(name, vertices, faces, material, points={'vary': vary})]


def _flower():
    """Three cupped bracts round an axis (+z), about one unit wide."""
    bract = np.array([[0, 0, 0], [0.30, 0.30, 0.10], [0.27, 0.66, 0.24], [0, 0.86, 0.42], [-0.27, 0.66, 0.24], [-0.30, 0.30, 0.10]])
    faces = np.array([[0, 1, 2, 3], [0, 3, 4, 5]])
    return np.concatenate([bract @ turn(120 * k).T for k in range(3)]), np.concatenate([faces + 6 * k for k in range(3)])


def bougainvillea(name, path, seed=1, clusters=70, spread=(0.28, 0.22, 0.3), colours=((0.55, 0.02, 0.16), (0.72, 0.06, 0.28))):
    """Arching twigs that start near a path, with leaves along them and bracts in threes towards their tips."""
    rng = np.random.default_rng(seed)
    path = np.asarray(path, float)
    blade = np.array([[0, 0, 0], [0.30, 0.30, 0.05], [0.24, 0.68, 0.03], [0, 1.0, -0.08], [-0.24, 0.68, 0.03], [-0.30, 0.30, 0.05]])
    halves = np.array([[0, 1, 2, 3], [0, 3, 4, 5]])
    twigs, blooms, leaves = [], [], []
    for _ in range(clusters * 3):
        k = rng.uniform(0, len(path) - 1.001)
        i = int(k)
        start = path[i] + (path[i + 1] - path[i]) * (k - i) + np.clip(rng.normal(0, 0.55, 3), -1.1, 1.1) * spread
        yaw, length = rng.uniform(0, 6.283), rng.uniform(0.22, 0.46)
        way = np.array([np.cos(yaw), np.sin(yaw) * 0.6, rng.uniform(-0.3, 0.75)])
        t = np.linspace(0, 1, 7)[:, None]
        line = start + length * (t * way - np.array([0, 0, 0.55]) * t**2)
        twigs.append(tube_mesh(line, np.linspace(0.004, 0.0015, 7), 4))
        where = rng.beta(2.2, 1.2, rng.integers(13, 24)) * 5.999
        at = line[where.astype(int)] + (where % 1)[:, None] * (line[where.astype(int) + 1] - line[where.astype(int)]) + rng.normal(0, 0.022, (len(where), 3))
        blooms.append((at, rng.uniform(0, 0.45) + rng.uniform(0, 0.55, len(where))))
        where = rng.uniform(0, 5.999, rng.integers(9, 16))
        at = line[where.astype(int)] + rng.normal(0, 0.018, (len(where), 3))
        leaves.append((at, rng.uniform(0, 1, len(where))))

    def spread_out(groups, template, faces, size, tilt):
        at, vary = (np.concatenate([g[k] for g in groups]) for k in (0, 1))
        turns = random_turns(rng, len(at), tilt) * rng.uniform(0.75, 1.2, (len(at), 1, 1)) * size
        return (*scatter(template, faces, at, turns), np.repeat(vary, len(template)))

    bark = materials.bark((0.20, 0.15, 0.10))
    parts = [add_mesh(f'{name} twigs', *join(twigs), bark)]
    v, f, c = spread_out(blooms, *_flower(), 0.046, 110)
    parts.append(add_mesh(f'{name} bracts', v, f, materials.foliage(*colours, 0.45), smooth=False, points={'vary': c}))
    v, f, c = spread_out(leaves, blade, halves, 0.062, 110)
    parts.append(add_mesh(f'{name} leaves', v, f, materials.foliage((0.05, 0.13, 0.03), (0.13, 0.24, 0.06), 0.35), smooth=False, points={'vary': c}))
    return parts


def tree(name, at, height, spread, seed=1, leaf_colours=((0.20, 0.15, 0.44), (0.36, 0.28, 0.62)), leaf_size=0.055, leaves=15000, bare=0.38, trunk=0.14, puff=0.17):
    """Tree with a branching trunk and leaves (or blossom) round its twigs."""
    rng = np.random.default_rng(seed)
    wood, tips = [], []

    def grow(start, direction, length, radius, level):
        n = 7
        points, d = [start], unit(direction)
        for _ in range(n):
            d = unit(d + rng.normal(0, 0.10, 3) + [0, 0, 0.03])
            points.append(points[-1] + d * length / n)
        wood.append(tube_mesh(points, np.linspace(radius, radius * 0.62, n + 1), 8 if level < 2 else 5))
        if level >= 3:
            tips.extend(points[2:])
            return
        for _ in range(3 if level == 0 else rng.integers(2, 4)):
            side = rng.normal(0, 1, 3)
            side[2] = abs(side[2]) * 0.35
            grow(points[-1 - int(rng.integers(0, 2))], d * 0.62 + unit(side) * spread, length * rng.uniform(0.6, 0.78), radius * 0.6, level + 1)

    grow(np.array(at, float), np.array([rng.normal(0, 0.06), rng.normal(0, 0.06), 1.0]), height * bare, trunk, 0)
    parts = [add_mesh(f'{name} wood', *join(wood), materials.bark((0.16, 0.125, 0.10)))]
    tips = np.array(tips)
    centre = tips[rng.integers(0, len(tips), leaves)]
    places = centre + rng.normal(0, 1, (leaves, 3)) * [puff, puff, puff * 0.8]
    shape = np.array([[0, 0, 0], [0.42, 0.5, 0.12], [0, 1, 0], [-0.42, 0.5, 0.12]]) * leaf_size
    turns = random_turns(rng, leaves, 150) * rng.uniform(0.6, 1.25, (leaves, 1, 1))
    v, f = scatter(shape, np.array([[0, 1, 2, 3]]), places, turns)
    shade = np.clip(fbm(places * 1.6, seed, 2) * 0.8 + rng.uniform(-0.15, 0.35, leaves), 0, 1)
    parts.append(add_mesh(f'{name} leaves', v, f, materials.foliage(*leaf_colours, 0.4), smooth=False, points={'vary': np.repeat(shade, 4)}))
    return parts
