"""Interlaced threads: their paths, and the tubes along them. Lengths are millimetres."""

from dataclasses import dataclass

import numpy as np

from . import noise, weaves

# Steps along a thread from one crossing to the next, and around it.
STEPS, SIDES = 8, 14


@dataclass
class System:
    """The threads of one direction. Every row of an array is a thread, every column a step along it."""

    centre: np.ndarray
    height: np.ndarray
    half_width: np.ndarray
    half_height: np.ndarray
    shade: np.ndarray
    second: np.ndarray
    density: np.ndarray


def _places(rng, thread, count, mm):
    """Distances of the threads from the tile's edge: thick ones take more room, grouped ones stand together."""
    room = np.exp(thread.get("uneven", 0.0) * rng.standard_normal(count))
    edges = np.concatenate([[0], np.cumsum(room)]) / room.sum() * mm
    places = (edges[:-1] + edges[1:]) / 2
    group, closeness = thread.get("group", 1), thread.get("closeness", 0.0)
    if group > 1:
        middle = places.reshape(-1, group).mean(axis=1).repeat(group)
        places = middle + (places - middle) * (1 - closeness)
    return places, room / room.mean()


def _system(rng, recipe, thread, on_top, second, mm):
    """The threads of one direction. @param on_top a row per thread, a column per crossing"""
    count, crossings = on_top.shape
    size = crossings * STEPS
    pitch = mm / count
    places, room = _places(rng, thread, count, mm)
    wander = noise.line(rng, count, size, thread.get("wanderCycles", 5)) * thread.get("wander", 0.0) * pitch
    slub = noise.line(rng, count, size, thread.get("slubCycles", 4))
    slub = np.clip(slub - 1.1, 0, None) ** 1.4 * thread.get("slub", 0.0)
    slight = noise.line(rng, count, size, crossings / 3) * thread.get("rough", 0.0)
    thickness = (room[:, None] ** 0.9) * (1 + slub + slight)
    half_width = thickness * thread["width"] * pitch / 2
    half_height = thickness**0.6 * thread["height"] * pitch / 2
    level = np.where(on_top, 1.0, -1.0)
    step = np.linspace(0, 1, STEPS, endpoint=False)
    # A sample lies on each crossing, at half a pitch from the edge.
    ease = (1 - np.cos(np.pi * step)) / 2
    following = np.roll(level, -1, axis=1)
    wave = (level[:, :, None] * (1 - ease) + following[:, :, None] * ease).reshape(count, size)
    wave = np.roll(wave, STEPS // 2, axis=1)
    shades = np.array(thread.get("shades", [1.0]))
    shade = np.resize(shades, count)[:, None] * np.exp(
        thread.get("mottle", 0.0) * noise.line(rng, count, size, thread.get("mottleCycles", 6))
        + thread.get("uneven_shade", 0.0) * rng.standard_normal((count, 1))
    )
    return System(
        centre=places[:, None] + wander,
        height=wave,
        half_width=half_width,
        half_height=half_height,
        shade=shade,
        second=np.broadcast_to(second[:, None].astype(float), (count, size)),
        density=np.ones((count, size)),
    )


def weave(recipe):
    """Both systems of a recipe, warp first."""
    rng = np.random.default_rng(recipe["seed"])
    mm = recipe["mm"]
    warp, weft = recipe["warp"], recipe["weft"]
    ends, picks = warp["count"], weft["count"]
    top = weaves.lifts(recipe, picks, ends)
    systems = [
        _system(rng, recipe, warp, top.T, weaves.second_ends(recipe, ends), mm),
        _system(rng, recipe, weft, ~top, weaves.second_picks(recipe, picks), mm),
    ]
    if "openness" in recipe:
        _open_to(systems, mm, recipe["openness"])
    # Threads touch where they cross.
    lift = (systems[0].half_height.mean() + systems[1].half_height.mean()) * recipe.get("lift", 0.5)
    straight = recipe.get("straightWarp", 0.5)
    systems[0].height = systems[0].height * lift * 2 * (1 - straight)
    systems[1].height = systems[1].height * lift * 2 * straight
    if recipe["weave"] == "leaves":
        _thin_in_figure(recipe, systems, mm)
    return systems


def _thin_in_figure(recipe, systems, mm):
    """Where the loom draws, the cloth is looser, and more light passes."""
    from . import figures

    field = figures.leaves(recipe)
    for index, system in enumerate(systems):
        along = (np.arange(system.centre.shape[1]) + 0.5) / system.centre.shape[1]
        across = system.centre / mm
        x, y = (across, along[None, :]) if index == 0 else (along[None, :], across)
        x, y = np.broadcast_arrays(x, y)
        system.density = 1 - recipe["figureThinness"] * noise.sample(field, x, y)


def openness(systems, mm, size=1200):
    """The share of a tile that no thread covers, 0 to 1."""
    covered = np.zeros((size, size), bool)
    place = (np.arange(size) + 0.5) / size * mm
    for index, system in enumerate(systems):
        count, steps = system.centre.shape
        column = (place / mm * steps).astype(int)
        for thread in range(count):
            middle, half = system.centre[thread, column], system.half_width[thread, column]
            near = np.abs(np.mod(place[:, None] - middle[None, :] + mm / 2, mm) - mm / 2) < half[None, :]
            covered |= near.T if index == 0 else near
    return 1 - covered.mean()


def _open_to(systems, mm, wanted):
    """Scales the width of all threads until the holes have the wanted share."""
    low, high = 0.3, 3.0
    base = [system.half_width for system in systems]
    for _ in range(16):
        middle = (low + high) / 2
        for system, half in zip(systems, base):
            system.half_width = half * middle
        if openness(systems, mm) > wanted:
            low = middle
        else:
            high = middle


def tubes(recipe, system, thread, is_warp, margin):
    """Vertices, quads and values per vertex of all threads of one direction, beyond the tile by a margin in mm."""
    rng = np.random.default_rng(recipe["seed"] + (11 if is_warp else 13))
    mm = recipe["mm"]
    count, size = system.centre.shape
    extra = max(1, int(np.ceil(margin / mm * count)))
    more = int(np.ceil(margin / mm * size))
    threads = np.arange(-extra, count + extra)
    steps = np.arange(-more, size + more + 1)
    own, at = np.mod(threads, count), np.mod(steps, size)
    pick = np.ix_(own, at)
    sides = thread.get("sides", SIDES)
    angle = np.arange(sides) / sides * 2 * np.pi
    along = (steps / size * mm)[None, :]
    shift = ((threads - own) / count * mm)[:, None]
    centre = system.centre[pick] + shift

    plies, turns = thread.get("plies", 3), thread.get("turns", 30)
    phase = rng.uniform(0, 2 * np.pi, count)[own][:, None] + noise.line(rng, count, size, 9)[pick] * 0.6
    twist = phase[:, :, None] + (2 * np.pi * turns * steps / size)[None, :, None] + plies * angle[None, None, :]
    fibre = thread.get("fibre", 0.0) * (np.abs(np.cos(twist / 2)) - 0.64) * 2
    fuzz = thread.get("fuzz", 0.0) * rng.standard_normal((count, size, sides))[own][:, at]
    swell = 1 + fibre + fuzz
    wide = system.half_width[pick][:, :, None] * swell * np.cos(angle)
    high = system.half_height[pick][:, :, None] * swell * np.sin(angle)
    side = centre[:, :, None] + wide
    up = system.height[pick][:, :, None] + high
    length = np.broadcast_to(along[:, :, None], side.shape)
    points = np.stack([side, length, up] if is_warp else [length, side, up], axis=-1)

    rows, columns = len(threads), len(steps)
    first = np.arange(rows * columns * sides).reshape(rows, columns, sides)
    here, next_step = first[:, :-1, :], first[:, 1:, :]
    turned = np.roll(here, -1, axis=2), np.roll(next_step, -1, axis=2)
    quads = [here, turned[0], turned[1], next_step]
    quads = np.stack(quads if not is_warp else quads[::-1], axis=-1).reshape(-1, 4)

    def spread(field):
        return np.broadcast_to(field[pick][:, :, None], side.shape).reshape(-1)

    # Grooves between plies hold less light.
    groove = 1 + thread.get("groove", 0.6) * np.minimum(fibre, 0)
    return {
        "points": points.reshape(-1, 3),
        "quads": quads,
        "shade": spread(system.shade) * groove.reshape(-1),
        "second": spread(system.second),
        "thickness": spread(system.half_height * system.density),
    }
