"""A pergola before a house, and its cloth in waves that gather at the wall. Lengths in metres."""

from __future__ import annotations

import numpy as np

from .shapes import box
from .stage import add_mesh

POST, BEAM = 0.11, 0.17
"""Side of a post, and height of a beam."""
FIELDS = 8
"""Waves of cloth between the cross bars."""
CLOTH = 1.13
"""Cloth in each of them, by its way when all is out."""
GATHERED = 0.1
"""Share of the way that all cloth takes when it is gathered at the wall."""


def frame(x0, x1, wall_y, front_y, under, material):
    """Two posts, a beam at the wall and one on each other side; under is the height of the beams' lower edge."""
    half, over = POST / 2, under + BEAM
    parts = []
    for x in (x0, x1):
        parts.append(box('post', (x - half, front_y - half, 0), (x + half, front_y + half, over - 0.004), material, 0.006, 3))
        parts.append(box('post foot', (x - half - 0.035, front_y - half - 0.035, 0), (x + half + 0.035, front_y + half + 0.035, 0.014), material, 0.004))
        parts.append(box('side beam', (x - half + 0.004, front_y + half, under), (x + half - 0.004, wall_y, over), material, 0.006, 3))
        inner = x + half if x < (x0 + x1) / 2 else x - half
        parts.append(box('rail', (inner - 0.022, front_y + half, under + 0.035), (inner + 0.022, wall_y - 0.05, under + 0.075), material, 0.004))
    parts.append(box('front beam', (x0 - half, front_y - half + 0.003, under - 0.001), (x1 + half, front_y + half - 0.003, over + 0.001), material, 0.006, 3))
    parts.append(box('wall beam', (x0 + half, wall_y - 0.07, under), (x1 - half, wall_y, over), material, 0.006, 3))
    return parts


def canopy(plane, out: float, cloth, metal):
    """The cloth, the bars that it hangs from and the one that leads it, in a plane (light/cover.py). out: 0 is gathered, 1 as far as it goes."""
    origin, along, width = np.array(plane.origin), np.array(plane.along), plane.across[0]
    share = max(out, GATHERED)
    way = np.linalg.norm(along)
    step, length = share * way / FIELDS, CLOTH * way / FIELDS
    hang = 0.5 * np.sqrt(max(length**2 - step**2, 0))
    rng = np.random.default_rng(5)
    rows = []
    for field in range(FIELDS):
        s = np.linspace(0, 1, 25, endpoint=field == FIELDS - 1)
        # Loose cloth hangs in the shape of a U, tighter cloth in a flat arc.
        low = hang * rng.uniform(0.93, 1.0) * (1 - np.abs(2 * s - 1) ** (2 + 3 * (1 - share)))
        rows.append(origin + np.outer((field + s) / FIELDS * share, along) - np.outer(low + 0.012, (0, 0, 1)))
    line = np.concatenate(rows)
    across = np.linspace(0.012, width - 0.012, 49)
    points = line[:, None, :] + across[None, :, None] * np.array([1.0, 0, 0])
    # Seams pull the cloth a little, so that no wave is ruled.
    points[..., 2] += 0.004 * np.sin(across * 5.2)[None] * np.sin(np.linspace(0, 9, len(line)))[:, None]
    count = len(across)
    faces = [(r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c) for r in range(len(line) - 1) for c in range(count - 1)]
    parts = [add_mesh('cloth', points.reshape(-1, 3), faces, cloth)]
    for bar in range(FIELDS):
        at = origin + along * share * bar / FIELDS
        parts.append(box('cross bar', (at[0], at[1] - 0.013, at[2] - 0.014), (at[0] + width, at[1] + 0.013, at[2] + 0.016), metal, 0.003))
    end = origin + along * share
    parts.append(box('leading bar', (end[0], end[1] - 0.03, end[2] - 0.045), (end[0] + width, end[1] + 0.02, end[2] + 0.025), metal, 0.008, 3))
    return parts
