"""Figures that a jacquard loom draws, as periodic fields of 0 to 1."""

import numpy as np

SIZE = 1024
# Leaves of a twig.
LEAVES = 6


def at_crossings(field, picks, ends):
    """The field at the crossings of threads."""
    row = ((np.arange(picks) + 0.5) / picks * field.shape[0]).astype(int)
    column = ((np.arange(ends) + 0.5) / ends * field.shape[1]).astype(int)
    return field[row][:, column]


def leaves(recipe):
    """Twigs with leaves on both sides; their stems leave the tile where they enter it on the other side."""
    rng = np.random.default_rng(recipe["seed"] + 7)
    row, column = (np.indices((SIZE, SIZE)) + 0.5) / SIZE
    field = np.zeros((SIZE, SIZE))
    for stem_at, phase, side in ((1 / 6, 0.0, 1), (3 / 6, 0.37, -1), (5 / 6, 0.71, 1)):
        off = _wrapped(column - stem_at - _sway(row + phase))
        field = np.maximum(field, np.clip(1.5 - np.abs(off) / 0.0035, 0, 1))
        for index in range(LEAVES):
            at = (index + 0.5 + rng.uniform(-0.12, 0.12)) / LEAVES
            turn = side if index % 2 == 0 else -side
            angle = np.radians(rng.uniform(30, 50)) * turn
            leaf = _leaf(column, row, stem_at + _sway(at + phase), at, angle, rng.uniform(0.19, 0.235))
            field = np.maximum(field, leaf)
    return field


def _sway(share):
    return 0.045 * np.sin(2 * np.pi * share)


def _leaf(column, row, base_x, base_y, angle, length):
    """A pointed leaf from its base, upwards and to one side, its veins left out."""
    x, y = _wrapped(column - base_x), _wrapped(row - base_y)
    along = (x * np.sin(angle) - y * np.cos(angle)) / length
    across = (x * np.cos(angle) + y * np.sin(angle)) / length
    across = across + 0.06 * np.sin(np.pi * np.clip(along, 0, 1))
    inside = (along > 0) & (along < 1)
    share = np.clip(along, 0, 1)
    half = 0.52 * share**0.62 * (1 - share) ** 0.95
    blade = inside & (np.abs(across) < half)
    midrib = np.abs(across) < 0.022 * (1.1 - share)
    ribs = np.abs(np.mod(along - np.abs(across) * 0.75, 0.17) - 0.085) > 0.077
    return (blade & ~midrib & ~(ribs & (np.abs(across) < half * 0.86))).astype(float)


def _wrapped(distance):
    return np.mod(distance + 0.5, 1) - 0.5
