"""Seating, tables and shelves. Each builder stands its piece on z = 0, centred in x, its front towards -y."""

from __future__ import annotations

import numpy as np
from mathutils import Matrix

from . import materials
from .shapes import box, lathe, tube
from .stage import place
from .textiles import box_cushion, keep_out, pillow, thicken, throw_over

TERRACOTTA = (0.36, 0.125, 0.065)
RUST = (0.30, 0.15, 0.075)
CREAM = (0.70, 0.64, 0.54)
SAND = (0.50, 0.435, 0.35)


def lean(objects, at, pitch=0.0, yaw=0.0, roll=0.0):
    """Turns soft pieces: pitch about x, roll about y, yaw about z (degrees), then moves them."""
    m = Matrix.Translation(at) @ Matrix.Rotation(np.radians(yaw), 4, 'Z') @ Matrix.Rotation(np.radians(pitch), 4, 'X') @ Matrix.Rotation(np.radians(roll), 4, 'Y')
    for obj in objects:
        obj.matrix_world = m @ obj.matrix_world
    return objects


def taper_leg(name, at, top, height, material, foot=0.6, tilt=(0, 0)):
    """Turned leg; tilt is how far the foot stands out in x and y."""
    t = np.linspace(0, 1, 6)[:, None]
    path = np.array(at) + t * np.array([0, 0, height]) + (1 - t) * np.array([*tilt, 0])
    return tube(name, path, np.linspace(top * foot, top, 6), material, 16)


def sofa(width=2.2, depth=0.95, cloth=SAND, seed=1, accents=(TERRACOTTA, CREAM, RUST)):
    """Two-seat sofa with loose cushions."""
    fabric = materials.linen(cloth)
    oak = materials.wood((0.33, 0.20, 0.11), 'z')
    arm, seat, back = 0.17, 0.44, 0.20
    arms, seats = [], []
    parts = [box('sofa base', (-width / 2 + 0.03, 0.05, 0.15), (width / 2 - 0.03, depth - 0.02, 0.29), fabric, 0.025, 4)]
    for sx in (-1, 1):
        piece = lean(box_cushion('sofa arm', (arm, depth - 0.04, 0.46), fabric, 1.16, 0.05, seed + sx), (sx * (width / 2 - arm / 2), depth / 2, 0.375))
        arms.append(piece[0])
        parts += piece
        for y in (0.12, depth - 0.12):
            parts.append(taper_leg('sofa leg', (sx * (width / 2 - 0.12), y, 0), 0.026, 0.16, oak))
    parts += lean(box_cushion('sofa back', (width - 2 * arm + 0.02, back, 0.58), fabric, 1.05, 0.055, seed + 3), (0, depth - back / 2 - 0.01, 0.43))
    inner = (width - 2 * arm) / 2
    for i, sx in enumerate((-0.5, 0.5)):
        piece = lean(box_cushion('sofa seat', (inner - 0.006, depth - back - 0.01, 0.17), fabric, 1.13, 0.045, seed + 5 + i), (sx * inner, (depth - back) / 2 + 0.005, seat - 0.065))
        seats.append(piece[0])
        parts += piece
        parts += lean(box_cushion('sofa back cushion', (inner - 0.02, 0.15, 0.46), fabric, 1.22, 0.042, seed + 8 + i), (sx * inner, depth - back - 0.10, 0.70), pitch=-11)
    at = [(-0.69, 0.44, 0.655, 74, 26, 6), (-0.36, 0.50, 0.645, 70, 8, -5), (0.68, 0.45, 0.65, 72, -24, -4)]
    size = [(0.50, 0.50), (0.46, 0.46), (0.50, 0.50)]
    for i, ((x, y, z, pitch, yaw, roll), (w, h), colour) in enumerate(zip(at, size, accents)):
        parts += lean(pillow('scatter cushion', w, h, 0.17, materials.linen(colour, 1.2, 0.15), seed + 20 + i), (x, y, z), pitch, yaw, roll)
    collide = keep_out([extent(arms[1], 0.010), extent(seats[1], 0.006)], 0.035)
    parts.append(throw('throw', (width / 2 - arm / 2 + 0.05, 0.42, 0.71), collide, seed))
    return parts


def extent(obj, margin):
    """Low and high corner of an object, widened by a margin."""
    points = np.array([obj.matrix_world @ v.co for v in obj.data.vertices])
    return points.min(0) - margin, points.max(0) + margin


def throw(name, at, collide, seed=1, size=(1.08, 0.46)):
    """Wool throw that hangs over an edge along y."""
    wool = materials.blanket((0.40, 0.245, 0.10), (0.62, 0.55, 0.44))
    cloth = throw_over(name, size, 0.022, at, collide, wool, seed, degrees=5.0, steps=150)
    return thicken(cloth, 0.007)


def round_table(radius=0.44, height=0.34, colour=(0.235, 0.12, 0.06)):
    """Low round table of solid wood on three stout legs."""
    top = materials.wood(colour, 'x', 0.5)
    leg = materials.wood(colour, 'z', 0.55)
    t, r = 0.05, radius
    a = np.linspace(-np.pi / 2, np.pi / 2, 9)
    rim = [(r - t / 2 + t / 2 * np.cos(k), height - t / 2 + t / 2 * np.sin(k)) for k in a]
    parts = [lathe('table top', [(0, height - t), *rim, (0, height)], top, 96)]
    for i in range(3):
        way = np.radians(90 + 120 * i)
        at = np.array([np.cos(way), np.sin(way), 0]) * (r * 0.62)
        parts.append(taper_leg('table leg', at, 0.044, height - t + 0.002, leg, 0.72, tuple(at[:2] * 0.16)))
    return parts


def bowl(radius=0.17, height=0.085, material=None):
    """Shallow stoneware bowl."""
    r, h, t = radius, height, 0.007
    k = np.linspace(0, 1, 14)
    out = [(r * (0.34 + 0.66 * np.sin(x * np.pi / 2)), 0.012 + (h - 0.012) * (1 - np.cos(x * np.pi / 2)) ** 0.95) for x in k]
    inside = [(max(rr - t, 0), z + t * (1 - i / 13)) for i, (rr, z) in enumerate(out)][::-1]
    profile = [(0, 0.004), (r * 0.30, 0.004), (r * 0.31, 0), (r * 0.345, 0), (r * 0.35, 0.010), *out, (r - t / 2, h + 0.003), *inside, (0, 0.012 + t)]
    return [lathe('bowl', profile, material or materials.ceramic(), 72)]


def vase(height=0.3, radius=0.1, material=None):
    """Narrow-necked clay vase."""
    shape = [(0.0, 0.0), (0.55, 0.0), (0.62, 0.01), (0.82, 0.15), (0.97, 0.34), (1.0, 0.45), (0.9, 0.6), (0.6, 0.75), (0.36, 0.84), (0.31, 0.9), (0.34, 0.965), (0.40, 1.0), (0.36, 1.0), (0.28, 0.9), (0.25, 0.7), (0, 0.6)]
    fine = [shape[0]]
    for a, b in zip(shape, shape[1:]):
        fine += [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (0.5, 1.0)]
    return [lathe('vase', [(r * radius, z * height) for r, z in fine], material or materials.terracotta(), 64, sharp_angle=60)]


def book(width, depth, thick, cover, at=(0, 0, 0), degrees=0.0):
    """A closed book lying on its back."""
    c = materials.paint(cover, 0.7, 0.15)
    paper = materials.paint((0.72, 0.68, 0.60), 0.95, 0.05)
    w, d, t = width / 2, depth / 2, 0.003
    parts = [box('pages', (-w + 0.004, -d + 0.005, t), (w - 0.005, d - 0.005, thick - t), paper, 0.001)]
    parts.append(box('cover low', (-w, -d, 0), (w, d, t), c, 0.001))
    parts.append(box('cover top', (-w, -d, thick - t), (w, d, thick), c, 0.001))
    parts.append(box('spine', (-w, -d, 0), (-w + t, d, thick), c, 0.001))
    return place(parts, at, degrees)
