"""A roof of louvres that turn where they are. Lengths in metres."""

from __future__ import annotations

import math

import numpy as np

from .stage import add_mesh

PITCH = 0.2
"""From one louvre to the next, and their width: closed ones lie level and touch."""
SHUT, OPEN = math.radians(90), math.radians(-30)
"""Angles from upright at both ends of the turn; the lower edge leans to the front at a positive one. `src/features/room/coverings.ts` has the same."""
OUTLINE = ((-0.5, -0.012), (-0.47, -0.02), (-0.2, -0.056), (0, -0.062), (0.2, -0.056), (0.42, -0.026), (0.42, 0.032), (0.2, 0.056), (0, 0.062), (-0.2, 0.056), (-0.46, 0.026), (-0.5, 0.014))
GASKET = ((0.42, -0.034), (0.48, -0.03), (0.5, -0.014), (0.5, 0.018), (0.48, 0.036), (0.42, 0.04))
"""A louvre, and the gasket at its lower edge, cut across: along its width, and across it, both by its width."""


def louvres(plane, turn: float, material, gasket):
    """The louvres of a level plane (light/cover.py). turn: 0 is closed, 1 is open as far as they go. Returns their objects."""
    angle = SHUT + (OPEN - SHUT) * turn
    origin, along, across = np.array(plane.origin), np.array(plane.along), np.array(plane.across)
    length, width = np.linalg.norm(along), np.linalg.norm(across)
    down = np.array([0.0, 0.0, -1.0])
    wide = math.cos(angle) * down + math.sin(angle) * along / length
    thick = np.cross(across / width, wide)
    parts = []
    for louvre in range(round(length / PITCH)):
        middle = origin + along * ((louvre + 0.5) * PITCH / length)
        for name, outline, of in (('louvre', OUTLINE, material), ('gasket', GASKET, gasket)):
            cut = np.array([PITCH * (s * wide + h * thick) for s, h in outline])
            count = len(cut)
            ends = [middle + cut + across * share for share in (0.003, 0.997)]
            sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
            caps = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
            parts.append(add_mesh(f'{name} {louvre}', np.concatenate(ends), sides + caps, of, sharp_angle=32))
    return parts
