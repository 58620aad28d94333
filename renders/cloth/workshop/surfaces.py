"""Surfaces that are not woven: coated cloth, plastic, wood and metal, as periodic height fields. Millimetres."""

import numpy as np

from . import noise

CELLS = 900


def surface(recipe):
    """Height in mm, shade (1 is plain) and holes (1 is open) at each cell of a tile."""
    rng = np.random.default_rng(recipe["seed"])
    height, shade = np.zeros((CELLS, CELLS)), np.ones((CELLS, CELLS))
    for layer in recipe["layers"]:
        add_height, add_shade = LAYERS[layer["is"]](rng, recipe["mm"], layer)
        height, shade = height + add_height, shade * add_shade
    holes = np.zeros((CELLS, CELLS))
    if "holes" in recipe:
        holes, dip = _holes(recipe["mm"], recipe["holes"])
        height = height - dip
    return height, np.clip(shade, 0.05, 1.6), holes


def _grid(mm):
    row, column = (np.indices((CELLS, CELLS)) + 0.5) / CELLS * mm
    return column, row


def _pebble(rng, mm, layer):
    """The skin of a coated or painted surface."""
    field = noise.plane(rng, CELLS, mm / layer["sizeMm"])
    return field * layer["depthMm"], np.exp(layer.get("mottle", 0) * field)


def _scrim(rng, mm, layer):
    """The threads of the base cloth, seen through its coat."""
    x, y = _grid(mm)
    turns = round(mm / layer["pitchMm"])
    sway = noise.plane(rng, CELLS, 5) * 0.12
    warp = np.abs(np.sin(np.pi * turns * (x / mm) + sway))
    weft = np.abs(np.sin(np.pi * turns * (y / mm) + np.roll(sway, CELLS // 3, axis=0)))
    return np.maximum(warp, weft) * layer["depthMm"], 1.0


def _weave_relief(rng, mm, layer):
    """A woven texture pressed into plastic."""
    x, y = _grid(mm)
    turns = round(mm / layer["pitchMm"] / 2) * 2
    u, v = turns * x / mm, turns * y / mm
    even = (np.floor(u) + np.floor(v)) % 2 == 0
    across, along = np.where(even, u % 1, v % 1), np.where(even, v % 1, u % 1)
    bar = np.sqrt(np.clip(1 - (2 * across - 1) ** 2, 0, 1)) * (0.55 + 0.45 * np.sin(np.pi * along))
    grain = noise.plane(rng, CELLS, mm * 2, mm * 2) * 0.05
    return (bar + grain) * layer["depthMm"], 1.0


def _brush(rng, mm, layer):
    """Fine lines of rolling or brushing, across the tile."""
    field = noise.plane(rng, CELLS, 3, mm / layer["sizeMm"])
    return field * layer["depthMm"], np.exp(layer.get("mottle", 0) * field)


def _grain(rng, mm, layer):
    """Wood cut along its fibres: rings that wander, pores, and the shimmer of fibres."""
    _, y = _grid(mm)
    wander = noise.plane(rng, CELLS, 1.3, 2.2) * layer["wander"] + noise.plane(rng, CELLS, 4, 9) * 0.05
    rings = layer["rings"] * (y / mm + wander)
    phase = np.mod(rings + noise.plane(rng, CELLS, 3, 30) * 0.06, 1)
    late = phase**3 * (1 - np.clip((phase - 0.93) / 0.07, 0, 1))
    strength = 0.75 + 0.3 * noise.plane(rng, CELLS, 1, 5)
    fibres = noise.plane(rng, CELLS, 5, mm * 3.2)
    pore = np.clip(noise.plane(rng, CELLS, 14, mm * 5) - 2.0, 0, 1.2) * (0.4 + phase)
    tone = noise.plane(rng, CELLS, 1.2, 3)
    shade = np.exp(-layer["late"] * late * strength + layer["fibres"] * fibres + layer["tone"] * tone)
    shade *= 1 - layer["pores"] * np.clip(pore, 0, 1)
    height = (fibres * 0.25 - pore * 2 - late) * layer["depthMm"]
    return height, shade


LAYERS = {
    "pebble": _pebble,
    "scrim": _scrim,
    "weave": _weave_relief,
    "brush": _brush,
    "grain": _grain,
}


def _holes(mm, holes):
    """Round holes in rows that stand between each other, and the rounded edge of each. Exactly the wanted share."""
    x, y = _grid(mm)
    across, down = holes["columns"], holes["rows"]
    wide, tall = mm / across, mm / down
    row = np.floor(y / tall)
    column = np.mod(x / wide - 0.5 * (row % 2), 1) - 0.5
    distance = np.hypot(column * wide, (np.mod(y / tall, 1) - 0.5) * tall)
    radius = np.sqrt(holes["openness"] * wide * tall / np.pi)
    edge = np.exp(-np.clip(distance - radius, 0, None) / (0.22 * radius))
    return (distance < radius).astype(float), edge * holes.get("dipMm", 0.05)


def mesh(recipe, margin):
    """Vertices, quads and values per vertex of the surface, beyond the tile by a margin in mm; holes are left out."""
    mm = recipe["mm"]
    height, shade, holes = surface(recipe)
    more = int(np.ceil(margin / mm * CELLS))
    index = np.arange(-more, CELLS + more)
    at = np.mod(index, CELLS)
    pick = np.ix_(at, at)
    place = (index + 0.5) / CELLS * mm
    x, y = np.meshgrid(place, place)
    points = np.stack([x, y, height[pick]], axis=-1).reshape(-1, 3)
    size = len(index)
    first = np.arange(size * size).reshape(size, size)
    quads = np.stack([first[:-1, :-1], first[:-1, 1:], first[1:, 1:], first[1:, :-1]], axis=-1)
    closed = holes[pick][:-1, :-1] < 0.5
    thickness = np.full(points.shape[0], recipe.get("thicknessMm", 0.3))
    if recipe.get("scrimThickness"):
        # Where the base cloth has threads, less light passes.
        thickness = thickness * (1 + recipe["scrimThickness"] * (height[pick] / max(height.max(), 1e-9))).reshape(-1)
    return {
        "points": points,
        "quads": quads[closed].reshape(-1, 4),
        "shade": shade[pick].reshape(-1),
        "second": np.zeros(points.shape[0]),
        "thickness": thickness,
    }
