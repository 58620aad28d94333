"""Desk, chair, laptop, shelves and pinboard. Each stands on z = 0, centred in x, its user's side towards -y."""

from __future__ import annotations

import numpy as np

from . import materials
from .furniture import lean
from .lamps import globe
from .shapes import box, lathe, tube
from .stage import add_mesh, place
from .textiles import box_cushion

OAK = (0.36, 0.22, 0.12)
BLACK = (0.035, 0.032, 0.03)


def desk(width=1.55, depth=0.72, height=0.74):
    """Oak top on a black steel frame, with a flat drawer."""
    oak = materials.wood(OAK, 'x')
    steel = materials.paint(BLACK, 0.5, 0.3)
    w, t = width / 2, 0.032
    parts = [box('desk top', (-w, 0, height - t), (w, depth, height), oak, 0.005, 3)]
    parts.append(box('desk drawer', (-w + 0.36, 0.02, height - t - 0.075), (w - 0.36, depth - 0.14, height - t - 0.004), oak, 0.004))
    for sx in (-1, 1):
        x = sx * (w - 0.07)
        for y in (0.05, depth - 0.05):
            parts.append(box('desk leg', (x - 0.016, y - 0.016, 0), (x + 0.016, y + 0.016, height - t), steel, 0.003))
        parts.append(box('desk rail', (x - 0.015, 0.05, 0.05), (x + 0.015, depth - 0.05, 0.08), steel, 0.003))
        parts.append(box('desk rail', (x - 0.015, 0.05, height - t - 0.035), (x + 0.015, depth - 0.05, height - t), steel, 0.003))
    parts.append(box('desk brace', (-w + 0.07, depth - 0.065, height - t - 0.10), (w - 0.07, depth - 0.04, height - t - 0.06), steel, 0.003))
    return parts


def laptop(width=0.32, depth=0.225):
    """An open laptop, its screen dark."""
    shell = materials.paint((0.42, 0.42, 0.42), 0.5, 0.3)
    dark = materials.paint((0.02, 0.02, 0.022), 0.45, 0.3)
    w = width / 2
    parts = [box('laptop base', (-w, 0, 0), (w, depth, 0.012), shell, 0.004, 3)]
    parts.append(box('laptop keys', (-w + 0.02, depth * 0.42, 0.0118), (w - 0.02, depth - 0.02, 0.0126), dark, 0))
    parts.append(box('laptop pad', (-0.055, 0.012, 0.0118), (0.055, depth * 0.36, 0.0124), materials.paint((0.36, 0.36, 0.36), 0.5, 0.3), 0))
    lid = [box('laptop lid', (-w, 0, 0), (w, 0.006, depth), shell, 0.002), box('laptop screen', (-w + 0.008, -0.0008, 0.012), (w - 0.008, 0.001, depth - 0.008), dark, 0)]
    return parts + lean(lid, (0, depth - 0.002, 0.012), pitch=-17)


def swivel_chair(cloth=(0.30, 0.19, 0.11)):
    """Upholstered desk chair on a five-armed foot."""
    fabric = materials.linen(cloth, 1.1, 0.14)
    steel = materials.paint(BLACK, 0.5, 0.3)
    parts = lean(box_cushion('chair seat', (0.48, 0.46, 0.075), fabric, 1.2, 0.032, 3), (0, 0, 0.475), pitch=2)
    back = box_cushion('chair back', (0.45, 0.065, 0.42), fabric, 1.16, 0.030, 5)
    for obj in back:
        for v in obj.data.vertices:
            v.co.y -= 0.55 * v.co.x**2
    parts += lean(back, (0, 0.26, 0.79), pitch=-10)
    parts.append(tube('chair bracket', [(0, 0.05, 0.425), (0, 0.22, 0.43), (0, 0.29, 0.50), (0, 0.315, 0.74)], 0.015, steel, 12))
    parts.append(box('chair plate', (-0.10, -0.12, 0.415), (0.10, 0.12, 0.437), steel, 0.006))
    parts.append(tube('chair column', [(0, 0, 0.09), (0, 0, 0.25), (0, 0, 0.42)], 0.024, steel, 20))
    parts.append(lathe('chair hub', [(0, 0.075), (0.045, 0.075), (0.048, 0.09), (0.044, 0.125), (0.028, 0.135), (0, 0.135)], steel, 32))
    for i in range(5):
        way = np.array([np.cos(i * 1.2566 + 0.3), np.sin(i * 1.2566 + 0.3), 0])
        parts.append(tube('chair foot', [way * 0.03 + [0, 0, 0.105], way * 0.2 + [0, 0, 0.09], way * 0.30 + [0, 0, 0.07]], [0.021, 0.017, 0.013], steel, 12))
        side = np.array([-way[1], way[0], 0])
        for k in (-1, 1):
            wheel = tube('chair wheel', [way * 0.30 + side * k * 0.006 + [0, 0, 0.027], way * 0.30 + side * k * 0.021 + [0, 0, 0.027]], 0.027, steel, 20)
            parts.append(wheel)
        parts.append(tube('chair fork', [way * 0.30 + [0, 0, 0.03], way * 0.30 + [0, 0, 0.07]], 0.006, steel, 8))
    return parts


def shelves(width=0.86, depth=0.29, height=1.9, levels=5, seed=1, covers=((0.33, 0.10, 0.06), (0.10, 0.14, 0.16), (0.58, 0.52, 0.42), (0.42, 0.25, 0.09), (0.16, 0.19, 0.13), (0.62, 0.58, 0.50))):
    """Open oak shelves with a few books; the back is open. Returns (objects, heights of the boards)."""
    rng = np.random.default_rng(seed)
    oak, upright = materials.wood(OAK, 'x'), materials.wood(OAK, 'z')
    paper = materials.paint((0.70, 0.66, 0.58), 0.95, 0.05)
    w, t = width / 2, 0.024
    parts = [box('shelf side', (sx * (w - t / 2) - t / 2, 0, 0), (sx * (w - t / 2) + t / 2, depth, height), upright, 0.004) for sx in (-1, 1)]
    boards = [0.08 + (height - 0.08 - t) * i / (levels - 1) for i in range(levels)]
    for z in boards:
        parts.append(box('shelf board', (-w + t, 0.004, z), (w - t, depth - 0.004, z + t), oak, 0.003))
    rows = {1: (0.0, 0.62), 2: (0.42, 1.0), 3: (0.0, 0.38)}
    for level, (a, b) in rows.items():
        x, end, z = -w + t + 0.006 + a * (width - 2 * t), -w + t + b * (width - 2 * t) - 0.01, boards[level] + t
        while x < end:
            thick, tall, deep = rng.uniform(0.016, 0.042), rng.uniform(0.19, 0.285), rng.uniform(0.14, 0.20)
            colour = materials.paint(covers[int(rng.integers(len(covers)))], 0.75, 0.12)
            front = 0.035 + rng.uniform(0, 0.012)
            parts.append(box('book', (x, front, z), (x + thick, front + deep, z + tall), colour, 0.003))
            parts.append(box('book pages', (x + 0.003, front + 0.006, z + tall - 0.002), (x + thick - 0.003, front + deep - 0.004, z + tall + 0.0005), paper, 0))
            x += thick + 0.0015
    return parts, [z + t for z in boards]


def pinboard(width=1.1, height=0.7, seed=1):
    """Cork board with a few sheets; hangs in the plane y = 0, its middle at z = 0."""
    rng = np.random.default_rng(seed)
    oak = materials.wood(OAK, 'x')
    w, h, f = width / 2, height / 2, 0.02
    parts = [box('cork', (-w, -0.014, -h), (w, 0, h), materials.cork(), 0.001)]
    for z in (-h - f, h):
        parts.append(box('board frame', (-w - f, -0.022, z), (w + f, 0, z + f), oak, 0.002))
    for x in (-w - f, w):
        parts.append(box('board frame', (x, -0.022, -h), (x + f, 0, h), materials.wood(OAK, 'z'), 0.002))
    sheets = [(-0.34, 0.10, 0.21, 0.28, (0.74, 0.72, 0.67)), (-0.08, 0.15, 0.15, 0.21, (0.62, 0.47, 0.33)), (0.10, -0.06, 0.28, 0.21, (0.72, 0.70, 0.65)), (-0.28, -0.21, 0.15, 0.10, (0.33, 0.11, 0.06)), (0.36, 0.12, 0.14, 0.19, (0.12, 0.17, 0.19))]
    pin = materials.paint((0.40, 0.05, 0.03), 0.5, 0.3)
    for i, (x, z, pw, ph, colour) in enumerate(sheets):
        u = np.linspace(-0.5, 0.5, 6)
        grid_x, grid_z = np.meshgrid(u, u)
        y = -0.0155 - 0.006 * np.clip(-grid_z.ravel(), 0, 1) * (0.6 + grid_x.ravel())
        points = np.stack([grid_x.ravel() * pw, y, grid_z.ravel() * ph], 1)
        k = np.arange(36).reshape(6, 6)
        faces = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4)
        sheet = add_mesh('sheet', points, faces, materials.paint(colour, 0.9, 0.05))
        parts += lean([sheet], (x, 0, z), roll=float(rng.uniform(-3, 3)))
        parts.append(tube('pin', [(x, -0.016, z + ph * 0.43), (x, -0.026, z + ph * 0.43)], [0.0035, 0.0055], pin, 12))
    return place(parts)


def desk_lamp(clay=BLACK):
    """Jointed lamp with a metal hood. Returns (objects, lights)."""
    dark = materials.paint(clay, 0.5, 0.3)
    foot = [(0, 0), (0.085, 0), (0.087, 0.004), (0.085, 0.014), (0.02, 0.02), (0, 0.02)]
    elbow, head = np.array([0.0, 0.13, 0.34]), np.array([0.0, -0.17, 0.47])
    parts = [lathe('lamp foot', foot, dark), tube('lamp arm', [(0, 0, 0.015), elbow * 0.5, elbow], 0.007, dark, 12), tube('lamp arm', [elbow, (elbow + head) / 2, head], 0.006, dark, 12)]
    parts.append(tube('lamp joint', [elbow - [0.014, 0, 0], elbow + [0.014, 0, 0]], 0.012, dark, 16))
    profile = [(0.016, 0.085), (0.022, 0.08), (0.03, 0.05), (0.075, -0.035), (0.078, -0.045), (0.076, -0.045), (0.028, 0.045), (0.016, 0.07)]
    hood = lathe('lamp hood', profile, dark, 48)
    light = globe('lamp bulb', (0, 0, -0.005), 0.026)
    light['times'] = 7
    lean([hood, light], tuple(head), pitch=-14)
    return [*parts, hood, light], [light]
