"""Somebody who stands in a room, seen from behind: a midi dress with sleeves, hair in a knot. Lengths in metres."""

from __future__ import annotations

import numpy as np

from . import materials
from .shapes import join, lathe, tube_mesh
from .stage import add_mesh

DRESS = ((0.36, 0.232, 0.195), (0.60, 0.208, 0.165), (0.82, 0.183, 0.138), (0.92, 0.172, 0.126), (1.03, 0.131, 0.098), (1.15, 0.146, 0.106), (1.27, 0.166, 0.118), (1.345, 0.176, 0.100), (1.392, 0.142, 0.080), (1.42, 0.098, 0.066), (1.44, 0.068, 0.056))
"""Height of a section of the dress, and half its width and its depth."""
FOLDS = ((5, 0.6), (9, 2.1), (13, 4.0))


def loft(sections, sides=96, folds=0.0):
    """Closed skin over elliptic sections; folds deepen towards the lowest one."""
    fine = np.linspace(0, 1, 70)
    z, wide, deep = (np.interp(fine, np.linspace(0, 1, len(sections)), column) for column in np.array(sections).T)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    hang = np.clip((0.98 - z) / 0.6, 0, 1)[:, None] ** 1.4 * folds
    wave = sum(np.sin(count * angle + shift) for count, shift in FOLDS)[None] / len(FOLDS)
    lean = 0.018 * np.sin((z - 0.36) / 1.1 * np.pi)[:, None]
    x = (wide[:, None] + hang * wave) * np.cos(angle) + lean
    y = (deep[:, None] + hang * wave) * np.sin(angle)
    vertices = np.stack([x, y, np.broadcast_to(z[:, None], x.shape)], 2).reshape(-1, 3)
    faces = [(r * sides + c, r * sides + (c + 1) % sides, (r + 1) * sides + (c + 1) % sides, (r + 1) * sides + c) for r in range(len(z) - 1) for c in range(sides)]
    return vertices, [*faces, tuple(range(sides))[::-1], tuple(range(len(vertices) - sides, len(vertices)))]


def ball(at, size, sides=28):
    """An ellipsoid: vertices and faces."""
    polar = np.linspace(0, np.pi, sides)
    around = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    p, a = np.meshgrid(polar, around, indexing='ij')
    vertices = np.stack([np.sin(p) * np.cos(a), np.sin(p) * np.sin(a), np.cos(p)], 2).reshape(-1, 3) * size + np.array(at)
    faces = [(r * sides + c, (r + 1) * sides + c, (r + 1) * sides + (c + 1) % sides, r * sides + (c + 1) % sides) for r in range(sides - 1) for c in range(sides)]
    return vertices, faces


def bent(points, radii):
    """A limb through some joints, without corners."""
    path, radius = np.array(points, float), np.array(radii, float)
    for _ in range(3):
        path = np.concatenate([path[:1], np.stack([path[:-1] * 0.75 + path[1:] * 0.25, path[:-1] * 0.25 + path[1:] * 0.75], 1).reshape(-1, 3), path[-1:]])
        radius = np.concatenate([radius[:1], np.stack([radius[:-1] * 0.75 + radius[1:] * 0.25, radius[:-1] * 0.25 + radius[1:] * 0.75], 1).reshape(-1), radius[-1:]])
    return tube_mesh(path, radius, 20)


def grown(name, parts, material, cell, smooth):
    """Solids that run into each other become one skin."""
    obj = add_mesh(name, *join(parts), material)
    skin = obj.modifiers.new('one skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', cell, True
    even = obj.modifiers.new('even', 'SMOOTH')
    even.factor, even.iterations = 0.5, smooth
    return obj


def standing(dress=(0.33, 0.115, 0.06), hair=(0.022, 0.013, 0.009), skin=(0.40, 0.22, 0.145)):
    """A woman of 1.66 m on z = 0, her face towards -y, a cup in her right hand."""
    sleeves = [
        bent([(-0.110, 0, 1.378), (-0.170, 0.010, 1.308), (-0.222, 0.055, 1.095), (-0.13, -0.115, 1.055), (-0.055, -0.215, 1.115)], [0.040, 0.049, 0.044, 0.040, 0.033]),
        bent([(0.130, 0, 1.378), (0.190, 0.010, 1.308), (0.232, 0.045, 1.10), (0.240, -0.01, 0.95), (0.236, -0.05, 0.865)], [0.040, 0.049, 0.044, 0.039, 0.033]),
    ]
    parts = [grown('dress', [loft(DRESS, folds=0.042), *sleeves], materials.linen(dress, 0.8, 0.14), 0.007, 4)]
    flesh = [bent([(0.006, 0.006, 1.37), (0.004, 0.0, 1.45), (0.002, -0.012, 1.53)], [0.058, 0.047, 0.048]), ball((0.002, -0.022, 1.572), (0.071, 0.088, 0.104))]
    flesh += [ball((side * 0.071 + 0.002, -0.008, 1.560), (0.012, 0.018, 0.030)) for side in (-1, 1)]
    flesh += [ball((-0.035, -0.240, 1.130), (0.036, 0.045, 0.032)), bent([(0.236, -0.05, 0.88), (0.234, -0.065, 0.81), (0.228, -0.07, 0.725)], [0.030, 0.034, 0.014])]
    for side in (-1, 1):
        x = side * 0.078
        flesh.append(bent([(x, 0.0, 0.50), (x * 1.03, 0.022, 0.34), (x * 1.02, 0.012, 0.16), (x, 0.0, 0.05)], [0.058, 0.056, 0.036, 0.032]))
    parts.append(grown('skin', flesh, materials.paint(skin, 0.6, 0.2), 0.006, 3))
    strands = [ball((0.002, 0.004, 1.590), (0.080, 0.090, 0.098)), ball((0.002, 0.040, 1.545), (0.062, 0.050, 0.062)), ball((0.004, 0.108, 1.612), (0.046, 0.040, 0.044)), ball((0.004, 0.082, 1.606), (0.030, 0.034, 0.030))]
    parts.append(grown('hair', strands, materials.paint(hair, 0.45, 0.35), 0.006, 3))
    shoe = materials.paint((0.045, 0.03, 0.022), 0.5, 0.25)
    parts.append(grown('shoes', [ball((side * 0.08, -0.055, 0.036), (0.042, 0.118, 0.036)) for side in (-1, 1)], shoe, 0.007, 2))
    cup = lathe('cup', [(0, 0), (0.034, 0), (0.037, 0.004), (0.040, 0.085), (0.037, 0.085), (0.034, 0.008), (0, 0.008)], materials.ceramic(), 40, (-0.012, -0.268, 1.10))
    return [*parts, cup]
