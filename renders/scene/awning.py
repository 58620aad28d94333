"""A cassette awning with folding arms. Built where it is mounted; lengths in metres."""

from __future__ import annotations

import numpy as np

from .shapes import box, join, tube_mesh
from .stage import add_mesh

ARM = 1.56
"""Length of an upper arm, and of a forearm."""
VALANCE = 0.13
BEFORE_WALL = 0.12
"""From the wall to the roll of the cloth."""


def awning(plane, out: float, cloth, metal):
    """An awning whose cloth moves in a plane (light/cover.py). out: 0 is closed, 1 as far as it goes. Returns its objects."""
    origin, along = np.array(plane.origin), np.array(plane.along)
    width, wall_y = plane.across[0], origin[1] + BEFORE_WALL
    left, right, top = origin[0], origin[0] + width, origin[2]
    parts = [
        box('cassette', (left - 0.05, origin[1] - 0.06, top - 0.07), (right + 0.05, wall_y - 0.03, top + 0.12), metal, 0.045, 5),
        box('cassette rail', (left - 0.05, wall_y - 0.06, top - 0.02), (right + 0.05, wall_y, top + 0.07), metal, 0.006),
    ]
    for x in (left - 0.07, right + 0.05):
        parts.append(box('cassette end', (x, origin[1] - 0.07, top - 0.08), (x + 0.02, wall_y - 0.02, top + 0.13), metal, 0.012, 3))
    share = max(out, 0.02)
    edge = origin + along * share
    parts.append(box('front bar', (left - 0.02, edge[1] - 0.055, edge[2] - 0.06), (right + 0.02, edge[1] + 0.015, edge[2] + 0.045), metal, 0.02, 4))
    parts += sheet('cloth', origin, along * share, width, cloth)
    parts += valance(edge + [0, -0.03, -0.055], width, cloth, share)
    parts += arms(origin, along, share, width, metal)
    return parts


def sheet(name, origin, along, width, material, count=24):
    """Cloth that hangs through by a little."""
    u, v = np.meshgrid(np.linspace(0, 1, 41), np.linspace(0, 1, count + 1))
    points = origin + u.ravel()[:, None] * [width, 0, 0] + v.ravel()[:, None] * along
    points[:, 2] -= 0.035 * np.linalg.norm(along) / 3 * np.sin(np.pi * v.ravel())
    faces = [(r * 41 + c, r * 41 + c + 1, (r + 1) * 41 + c + 1, (r + 1) * 41 + c) for r in range(count) for c in range(40)]
    return [add_mesh(name, points, faces, material)]


def valance(at, width, material, share):
    """A strip that hangs from the front bar, a little wavy at its foot."""
    x = np.linspace(0, width, 161)
    drop = VALANCE if share > 0.05 else VALANCE * 0.35
    rows = []
    for k in np.linspace(0, 1, 7):
        rows.append(np.stack([at[0] + x, at[1] + 0.008 * k * np.sin(x * 9.0) + 0.004 * k * np.sin(x * 23), at[2] - drop * k + 0 * x], 1))
    faces = [(r * 161 + c, r * 161 + c + 1, (r + 1) * 161 + c + 1, (r + 1) * 161 + c) for r in range(6) for c in range(160)]
    return [add_mesh('valance', np.concatenate(rows), faces, material)]


def arms(origin, along, share, width, metal):
    """Two arms with elbows that fold towards the middle, a hand below the cloth."""
    way, reach = along / np.linalg.norm(along), np.linalg.norm(along) * share - 0.05
    side = np.sqrt(max(ARM**2 - (reach / 2) ** 2, 0))
    below = np.array([0, 0, -0.085])
    solids = []
    for sign, x in ((1, 0.24), (-1, width - 0.24)):
        shoulder = origin + [x, 0, 0] + way * 0.03 + below
        wrist = shoulder + way * reach
        elbow = shoulder + way * reach / 2 + np.array([sign * side, 0, 0])
        solids += [tube_mesh(np.linspace(shoulder, elbow, 5), np.linspace(0.032, 0.028, 5), 16), tube_mesh(np.linspace(elbow, wrist, 5), np.linspace(0.026, 0.022, 5), 16)]
        for at, radius, half in ((shoulder, 0.042, 0.05), (elbow, 0.04, 0.045), (wrist, 0.032, 0.035)):
            solids.append(tube_mesh([at - [0, 0, half], at - [0, 0, half * 0.9], at + [0, 0, half * 0.9], at + [0, 0, half]], [radius * 0.85, radius, radius, radius * 0.85], 20))
    return [add_mesh('arms', *join(solids), metal, sharp_angle=40)]
