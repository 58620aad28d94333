"""A folding hood over a door: bows that turn about one hinge, with cloth between them. Lengths in metres."""

from __future__ import annotations

import numpy as np

from .shapes import box, tube
from .stage import add_mesh

BOWS = 4
LEAST = 0.07
"""Share of a quarter turn that the folded hood takes."""
CORNER, VALANCE = 0.09, 0.16


def hood(plane, out: float, cloth, metal):
    """A hood as light/cover.py has it. out: 0 is folded against the wall, 1 all the way out. Returns its objects."""
    hinge, width, radius = np.array(plane.origin), plane.across[0], plane.radius
    share = max(out, LEAST)
    angles = np.linspace(0.02, share, BOWS) * np.pi / 2
    path = bow(width, radius)

    def turned(points, angle):
        """Points of a bow, (across, outwards), at an angle from the wall."""
        return hinge + np.stack([points[:, 0], -points[:, 1] * np.sin(angle), points[:, 1] * np.cos(angle)], 1)

    across = np.linspace(0, 1, len(path))
    length = 2 * radius * np.sin(np.pi / 4 / (BOWS - 1)) * 1.012
    rows = []
    for field, (a, b) in enumerate(zip(angles, angles[1:])):
        chord = 2 * radius * np.sin((b - a) / 2)
        hang = 0.5 * np.sqrt(max(length**2 - chord**2, 0))
        for s in np.linspace(0, 1, 15, endpoint=field == BOWS - 2):
            row = (1 - s) * turned(path, a) + s * turned(path, b)
            # Sides are taken in; what is loose hangs down between the bows.
            loose = hang * (1 - np.abs(2 * s - 1) ** (2 + 2 * (1 - share))) * (path[:, 1] / radius)
            row[:, 2] -= loose * (1 + 0.03 * np.sin(across * 37 + field))
            row[:, 1] = np.minimum(row[:, 1], hinge[1] - 0.012)
            rows.append(row)
    parts = [surface('cloth', rows, cloth)]
    for angle in angles:
        parts.append(tube('bow', turned(path, angle) + [0, 0.012 * np.sin(angle), -0.012 * np.cos(angle)], 0.0125, metal, 12))
    edge = turned(path, angles[-1])
    parts.append(surface('valance', valance(edge, share), cloth))
    for x in (hinge[0], hinge[0] + width):
        parts.append(box('hinge', (x - 0.035, hinge[1] - 0.05, hinge[2] - 0.06), (x + 0.035, hinge[1] + 0.03, hinge[2] + 0.05), metal, 0.008, 3))
    return parts


def bow(width, radius):
    """A bow in its own plane, (across, outwards), from hinge to hinge, with round corners."""
    turn = np.linspace(0, np.pi / 2, 9)
    left = np.stack([CORNER * (1 - np.sin(turn)), radius - CORNER * (1 - np.cos(turn))], 1)[::-1]
    up = np.stack([np.zeros(9), np.linspace(0.03, radius - CORNER, 9)], 1)
    left = np.concatenate([up[:-1], left])
    middle = np.stack([np.linspace(CORNER, width - CORNER, 41), np.full(41, radius)], 1)[1:-1]
    right = left[::-1] * [-1, 1] + [width, 0]
    return np.concatenate([left, middle, right])


def valance(edge, share):
    """A strip that hangs from the front bow, its foot in waves."""
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))])
    fine = np.linspace(0, along[-1], 241)
    line = np.stack([np.interp(fine, along, edge[:, k]) for k in range(3)], 1)
    drop = VALANCE * (0.84 + 0.16 * np.abs(np.sin(fine / 0.24 * np.pi))) * min(1, 0.5 + share)
    rows = []
    for k in np.linspace(0, 1, 7):
        row = line - np.stack([0 * fine, 0.016 + 0.010 * k * np.sin(fine * 9), drop * k], 1)
        rows.append(row)
    return rows


def surface(name, rows, material):
    count = len(rows[0])
    faces = [(r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c) for r in range(len(rows) - 1) for c in range(count - 1)]
    return add_mesh(name, np.concatenate(rows), faces, material, sharp_angle=50)
