"""Soft things: cushions, pillows, rugs, throws, a duvet."""

from __future__ import annotations

import numpy as np

from .noise import fbm
from .shapes import grid, join, tube_mesh
from .softbody import Cloth, box_surface, pillow_surface
from .stage import add_mesh, subdivide
from .units import turn


def seam(name, path, material, radius=0.0045):
    """Piping along a closed seam; the path is rounded as the creased edge of a subdivided cushion is."""
    path = np.asarray(path)
    for _ in range(2):
        before, after = np.roll(path, 1, 0), np.roll(path, -1, 0)
        path = np.stack([path * 0.75 + (before + after) * 0.125, (path + after) / 2], 1).reshape(-1, 3)
    vertices, faces = tube_mesh(path, radius, 6, closed=True)
    return add_mesh(name, vertices, faces, material)


def crease(obj, loops):
    """Keeps seams where they are when the mesh is rounded by subdivision."""
    sewn = {frozenset(pair) for loop in loops for pair in zip(loop, [*loop[1:], loop[0]])}
    for edge in obj.data.edges:
        if frozenset(edge.vertices) in sewn:
            edge.crease = 1.0
    return obj


def box_cushion(name, size, material, fullness=1.1, cell=0.045, seed=1, piping=True):
    """Upholstered block with a crown and piped edges; size is width, depth, height of the flat cloth."""
    x, quads, loops = box_surface(size, cell)
    cloth = Cloth(x, quads, bend=0.35, seed=seed)
    rng = np.random.default_rng(seed)
    cloth.x = x * 0.985 + rng.normal(0, 0.0012, x.shape)
    cloth.inflate(float(np.prod(size)) * fullness, steps=70, strength=18)
    x = cloth.x
    x = x + 0.006 * (fbm(x * 5, seed, 2) - 0.5)[:, None]
    body = subdivide(add_mesh(name, x, quads, material))
    parts = [body]
    if piping:
        crease(body, loops)
        parts += [seam(f'{name} piping {i}', x[loop], material) for i, loop in enumerate(loops)]
    return parts


def pillow(name, width, height, thickness, material, seed=1, piping=True, cells=40):
    """Scatter cushion or bed pillow, seam in the plane z = 0; wrinkles come from blowing up a flat case."""
    x, quads, loop = pillow_surface(width, height, cells)
    rng = np.random.default_rng(seed)
    cloth = Cloth(x, quads, bend=0.12, seed=seed)
    cloth.x = x + rng.normal(0, 0.0015, x.shape)
    cloth.inflate(width * height * thickness * 0.55, steps=110, strength=22)
    x = cloth.x
    sag = np.clip(-x[:, 1] / height + 0.5, 0, 1)
    x[:, 2] *= 0.86 + 0.28 * sag
    parts = [subdivide(add_mesh(name, x, quads, material))]
    crease(parts[0], [loop])
    if piping:
        parts.append(seam(f'{name} piping', x[loop], material, 0.004))
    return parts


def throw_over(name, size, cell, at, collide, material, seed=1, degrees=0.0, steps=160, crush=1.0):
    """A cloth that falls from z = at[2] onto what collide keeps it out of; crush below 1 pushes it together, so that it folds."""
    columns, rows = round(size[0] / cell) + 1, round(size[1] / cell) + 1
    u, v, quads = grid(columns, rows)
    flat = np.stack([(u - 0.5) * size[0], (v - 0.5) * size[1], np.zeros_like(u)], 1)
    rng = np.random.default_rng(seed)
    cloth = Cloth(flat * crush @ turn(degrees).T + np.array(at), quads, rest=flat, bend=0.08, seed=seed)
    ripple = fbm(flat * 4, seed, 3) - 0.5
    cloth.x[:, 2] += 0.05 * ripple + rng.normal(0, 0.001, len(flat))

    def fall(x):
        a = np.zeros_like(x)
        a[:, 2] = -9.0
        return a

    cloth.run(steps, fall, collide, iterations=7, damping=0.93)
    return add_mesh(name, cloth.x, quads, material, uv=np.stack([u, v], 1))


def keep_out(boxes, radius=0.02, friction=0.5):
    """Collision with rounded boxes, each (low corner, high corner); cloth that touches is held by friction."""
    solids = [((np.array(a) + b) / 2, (np.array(b, float) - a) / 2) for a, b in boxes]

    def collide(x, before):
        for middle, half in solids:
            p = x - middle
            q = np.abs(p) - (half - radius)
            outside = np.maximum(q, 0)
            far = np.linalg.norm(outside, axis=1)
            distance = far + np.minimum(q.max(1), 0) - radius
            hit = distance < 0.004
            if not hit.any():
                continue
            way = np.where((far > 1e-6)[:, None], outside / np.maximum(far, 1e-6)[:, None], np.eye(3)[q.argmax(1)]) * np.sign(p)
            moved = x - before
            slide = moved - (moved * way).sum(1, keepdims=True) * way
            x[hit] += (way * (0.004 - distance)[:, None] - friction * slide)[hit]
        return x

    return collide


def thicken(obj, thickness):
    """Gives a cloth its thickness, then rounds it."""
    modifier = obj.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, 1.0
    return subdivide(obj)


def rug(name, width, depth, material, seed=1, fringe=True, pile=0.016):
    """Thick wool rug lying on z = 0, a little wavy at its edges, with knotted fringe on the short sides (y)."""
    columns, rows = round(width / 0.012), round(depth / 0.012)
    u, v, quads = grid(columns, rows)
    x, y = (u - 0.5) * width, (v - 0.5) * depth
    edge = np.minimum(np.minimum(u, 1 - u) * width, np.minimum(v, 1 - v) * depth)
    p = np.stack([x, y, np.zeros_like(x)], 1)
    tufts = fbm(p * 70, seed, 2) - 0.5
    lumps = fbm(p * 6, seed + 5, 3) - 0.5
    z = pile * np.clip(edge / 0.02, 0, 1) ** 0.5 + 0.006 * tufts + 0.006 * lumps
    x = x + 0.02 * (fbm(p * np.array([0, 3, 0]) + 7, seed, 2) - 0.5)
    y = y + 0.02 * (fbm(p * np.array([3, 0, 0]) + 3, seed, 2) - 0.5)
    z[edge < 1e-6] = 0.001
    parts = [add_mesh(name, np.stack([x, y, z], 1), quads, material)]
    if fringe:
        rng = np.random.default_rng(seed)
        strands = []
        for side in (-1, 1):
            for sx in np.arange(-width / 2 + 0.012, width / 2 - 0.008, 0.022):
                length, lean = rng.uniform(0.05, 0.075), rng.uniform(-0.022, 0.022)
                t = np.linspace(0, 1, 5)
                path = np.stack([sx + lean * t**1.5, side * (depth / 2 - 0.006 + length * t), 0.008 - 0.004 * t], 1)
                strands.append(tube_mesh(path, 0.0035 + 0.0025 * t, 5))
        parts.append(add_mesh(f'{name} fringe', *join(strands), material))
    return parts
