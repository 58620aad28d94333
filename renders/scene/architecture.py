"""Walls, floors and window frames."""

from __future__ import annotations

import numpy as np

from . import materials
from .contract import Opening
from .shapes import box, join
from .stage import add_mesh, into

WALL = 0.12


def shell(opening: Opening, x: tuple[float, float], back: float, height: float, wall, ceiling, skirting=None):
    """Closed room: side walls at x, back wall at y = back, ceiling, and the window wall with its reveal."""
    y, outer = opening.y, opening.y + opening.depth
    left, right = x
    with into('inside'):
        box('wall left', (left - WALL, back, -0.1), (left, outer, height + 0.1), wall, 0)
        box('wall right', (right, back, -0.1), (right + WALL, outer, height + 0.1), wall, 0)
        box('wall back', (left - WALL, back - WALL, -0.1), (right + WALL, back, height + 0.1), wall, 0)
        box('ceiling', (left - WALL, back - WALL, height), (right + WALL, outer, height + WALL), ceiling, 0)
        box('slab', (left - WALL, back - WALL, -0.3), (right + WALL, outer, -0.02), wall, 0)
        window_wall(opening, (left - WALL, right + WALL), (-0.1, height + WALL), wall)
        if skirting is not None:
            h, t = 0.08, 0.014
            box('skirting left', (left, back, 0), (left + t, y, h), skirting, 0.003)
            box('skirting right', (right - t, back, 0), (right, y, h), skirting, 0.003)
            box('skirting window left', (left, y - t, 0), (opening.x0 - 0.002, y, h), skirting, 0.003)
            box('skirting window right', (opening.x1 + 0.002, y - t, 0), (right, y, h), skirting, 0.003)


def window_wall(opening: Opening, x, z, wall, soften=0.006):
    """A wall in one piece with a hole; the edges of the hole are a little rounded, as plaster is."""
    y0, y1 = opening.y, opening.y + opening.depth
    hx = (opening.x0, opening.x1)
    hz = (opening.z0, opening.z1)
    vertices, faces = [], []

    def ring(points, y):
        start = len(vertices)
        vertices.extend([(px, y, pz) for px, pz in points])
        return [start + i for i in range(len(points))]

    def corners(grow):
        return [(hx[0] - grow, hz[0] - grow), (hx[1] + grow, hz[0] - grow), (hx[1] + grow, hz[1] + grow), (hx[0] - grow, hz[1] + grow)]

    outer = [(x[0], z[0]), (x[1], z[0]), (x[1], z[1]), (x[0], z[1])]
    loops = [ring(outer, y0), ring(corners(soften), y0)]
    for k in range(1, 4):
        a = np.pi / 2 * k / 4
        loops.append(ring(corners(soften * (1 - np.sin(a))), y0 + soften * (1 - np.cos(a))))
    loops += [ring(corners(0), y0 + soften), ring(corners(0), y1), ring(outer, y1)]
    for a, b in zip(loops, loops[1:]):
        for i in range(4):
            j = (i + 1) % 4
            faces.append((a[i], a[j], b[j], b[i]))
    return add_mesh('window wall', vertices, faces, wall, sharp_angle=30)


def boards(x, y, width=0.16, length=(1.3, 2.2), seed=1, material=None, gap=0.002):
    """Plank floor along y whose top is z = 0; each board is its own solid with eased edges."""
    rng = np.random.default_rng(seed)
    parts = []
    count = round((x[1] - x[0]) / width)
    width = (x[1] - x[0]) / count
    for row in range(count):
        x0, x1 = x[0] + row * width + gap / 2, x[0] + (row + 1) * width - gap / 2
        start = y[0] - rng.uniform(0, 1.5)
        while start < y[1]:
            end = start + rng.uniform(*length)
            parts.append((*_slab(x0, x1, max(start, y[0]) + gap / 2, min(end, y[1]) - gap / 2, 0.006, 0.0022), rng.uniform(0, 1)))
            start = end
    vertices, faces, vary = join(parts)
    return add_mesh('floor', vertices, faces, material or materials.planks(), smooth=False, points={'vary': vary})


def slabs(name, x, y, size, seed=1, material=None, z=0.0, gap=0.006, jitter=0.004):
    """Stone slabs in rows with shifted joints; top at z."""
    rng = np.random.default_rng(seed)
    parts = []
    rows = max(1, round((y[1] - y[0]) / size[1]))
    deep = (y[1] - y[0]) / rows
    for row in range(rows):
        start = x[0] - rng.uniform(0, size[0])
        while start < x[1]:
            end = start + size[0] * rng.uniform(0.9, 1.1)
            y0 = y[0] + row * deep
            v, f = _slab(max(start, x[0]) + gap / 2, min(end, x[1]) - gap / 2, y0 + gap / 2, y0 + deep - gap / 2, 0.006, 0.003)
            if v[:, 0].max() - v[:, 0].min() > 0.05:
                parts.append((v + [0, 0, z - rng.uniform(0, jitter)], f, rng.uniform(0, 1)))
            start = end
    vertices, faces, vary = join(parts)
    add_mesh(name, vertices, faces, material or materials.stone(), smooth=False, points={'vary': vary})
    return box(f'{name} bed', (x[0], y[0], z - 0.2), (x[1], y[1], z - 0.012), materials.paint((0.28, 0.25, 0.21), 0.95, 0.05), 0)


def _slab(x0, x1, y0, y1, ease, drop):
    outer = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    inner = [(x0 + ease / 2, y0 + ease / 2), (x1 - ease / 2, y0 + ease / 2), (x1 - ease / 2, y1 - ease / 2), (x0 + ease / 2, y1 - ease / 2)]
    v = [(*p, -0.015) for p in outer] + [(*p, -drop) for p in outer] + [(*p, 0) for p in inner]
    f = [(8, 9, 10, 11)]
    for base in (0, 4):
        for i in range(4):
            j = (i + 1) % 4
            f.append((base + i, base + j, base + 4 + j, base + 4 + i))
    return np.array(v, float), f


def sliding_window(opening: Opening, material, panes=2, profile=0.055, sash=0.062, depth=0.075, threshold=0.035):
    """Aluminium door-window at the outer side of the reveal: outer frame and sashes that overlap at the mullions.

    Its inner face is at opening.y + opening.depth - depth.
    """
    y1 = opening.y + opening.depth + 0.002
    y0 = opening.y + opening.depth - depth
    x0, x1, z0, z1 = opening.x0, opening.x1, opening.z0, opening.z1
    with into('frame'):
        box('frame left', (x0, y0, z0), (x0 + profile * 0.6, y1, z1), material, 0.002)
        box('frame right', (x1 - profile * 0.6, y0, z0), (x1, y1, z1), material, 0.002)
        box('frame head', (x0, y0, z1 - profile * 0.7), (x1, y1, z1), material, 0.002)
        box('frame sill', (x0, y0, z0), (x1, y1, z0 + threshold), material, 0.002)
        inner = profile * 0.6
        span = (x1 - x0 - 2 * inner + sash * (panes - 1)) / panes
        track = depth / 2
        for i in range(panes):
            a = x0 + inner + i * (span - sash)
            b = a + span
            s0 = y0 + 0.008 + (track - 0.004 if i % 2 else 0)
            s1 = s0 + track - 0.012
            low, top = z0 + threshold, z1 - profile * 0.7
            box(f'sash {i} left', (a, s0, low), (a + sash, s1, top), material, 0.003)
            box(f'sash {i} right', (b - sash, s0, low), (b, s1, top), material, 0.003)
            box(f'sash {i} head', (a, s0 + 0.001, top - sash), (b, s1 - 0.001, top), material, 0.003)
            box(f'sash {i} foot', (a, s0 + 0.001, low), (b, s1 - 0.001, low + sash * 1.25), material, 0.003)
        handle = x0 + inner + span - sash / 2
        box('handle', (handle - 0.011, y0 - 0.018, z0 + 0.95), (handle + 0.011, y0 + 0.012, z0 + 1.17), material, 0.005, 3)
