"""Loose fibres that lie on or in a cloth: paper, and the hair of jute. Millimetres."""

import numpy as np

STEPS, SIDES = 40, 6


def tubes(recipe, loose, margin):
    """Curved fibres at random places; one that crosses the tile's edge is drawn on both sides."""
    rng = np.random.default_rng(recipe["seed"] + 17)
    mm, count = recipe["mm"], loose["count"]
    start = rng.uniform(0, mm, (count, 2))
    heading = rng.uniform(0, 2 * np.pi, count)
    length = loose["lengthMm"] * np.exp(0.6 * rng.standard_normal(count))
    bend = rng.standard_normal((count, 3)) * loose["bend"]
    share = np.linspace(0, 1, STEPS)
    turn = heading[:, None] + bend[:, :1] * share * 2 + bend[:, 1:2] * np.sin(share * 5 + bend[:, 2:3] * 3)
    step = length[:, None] / STEPS
    x = start[:, :1] + np.cumsum(np.cos(turn) * step, axis=1)
    y = start[:, 1:] + np.cumsum(np.sin(turn) * step, axis=1)
    low, high = loose["levelMm"]
    level = rng.uniform(low, high, (count, 1)) + 0 * share
    arch = loose.get("archMm", 0.0) * np.abs(rng.standard_normal((count, 1))) * np.sin(np.pi * share)
    radius = loose["widthMm"] / 2 * np.exp(0.5 * rng.standard_normal((count, 1)))
    radius = radius * (0.25 + 0.75 * np.sin(np.pi * np.clip(share, 0.04, 0.96)) ** 0.5)
    shade = np.exp(loose.get("mottle", 0.1) * rng.standard_normal((count, 1))) * loose.get("shade", 1.0)
    path = np.stack([x, y, level + arch], axis=-1)

    parts = []
    for shift_x in (-mm, 0, mm):
        for shift_y in (-mm, 0, mm):
            moved = path + np.array([shift_x, shift_y, 0])
            near = (
                (moved[:, :, 0].max(1) > -margin)
                & (moved[:, :, 0].min(1) < mm + margin)
                & (moved[:, :, 1].max(1) > -margin)
                & (moved[:, :, 1].min(1) < mm + margin)
            )
            parts.append((moved[near], radius[near], turn[near], shade[near]))
    path, radius, turn, shade = (np.concatenate(part) for part in zip(*parts))

    angle = np.arange(SIDES) / SIDES * 2 * np.pi
    side = np.stack([-np.sin(turn), np.cos(turn), 0 * turn], axis=-1)
    flat = loose.get("flat", 1.0)
    points = (
        path[:, :, None, :]
        + (radius[:, :, None] * np.cos(angle))[..., None] * side[:, :, None, :]
        + (radius[:, :, None] * np.sin(angle) * flat)[..., None] * np.array([0, 0, 1.0])
    )
    rows = len(path)
    first = np.arange(rows * STEPS * SIDES).reshape(rows, STEPS, SIDES)
    here, after = first[:, :-1], first[:, 1:]
    quads = np.stack([here, np.roll(here, -1, 2), np.roll(after, -1, 2), after], axis=-1).reshape(-1, 4)
    total = points.reshape(-1, 3)
    broad = np.broadcast_to
    return {
        "points": total,
        "quads": quads,
        "shade": broad(shade[:, :, None], points.shape[:3]).reshape(-1),
        "second": np.zeros(len(total)),
        "thickness": broad((radius * loose.get("density", 1.0))[:, :, None], points.shape[:3]).reshape(-1),
    }
