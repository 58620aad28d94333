"""Which thread is on top: a matrix of picks (rows, weft) by ends (columns, warp); True where the warp is on top."""

import numpy as np

from . import figures


def lifts(recipe, picks, ends):
    row, column = np.indices((picks, ends))
    weave = recipe["weave"]
    if weave == "plain":
        return (row + column) % 2 == 0
    if weave.startswith("basket"):
        group = int(weave.removeprefix("basket"))
        return (row // group + column // group) % 2 == 0
    if weave == "rib":
        return (row // 2 + column) % 2 == 0
    if weave == "twill":
        return (row + column) % 4 < 2
    if weave == "satin":
        return (column * 3 + row) % 8 != 0
    if weave == "sateen":
        return (column * 3 + row) % 5 == 0
    if weave == "leaves":
        leaf = figures.at_crossings(figures.leaves(recipe), picks, ends) > 0.5
        return np.where(leaf, (column * 2 + row) % 5 == 0, (column * 2 + row) % 5 != 0)
    if weave == "bands":
        band = second_picks(recipe, picks)[:, None]
        return np.where(band, (column * 2 + row) % 5 == 0, (row + column) % 2 == 0)
    if weave == "lines":
        stripe = second_ends(recipe, ends)[None, :]
        return np.where(stripe, (column * 2 + row) % 5 != 0, (row + column) % 2 == 0)
    raise ValueError(f"no weave is called {weave}")


def second_picks(recipe, picks):
    """The weft threads of the second colour, where the cloth has bands."""
    return _within(recipe.get("bandsMm", []), recipe["mm"], picks)


def second_ends(recipe, ends):
    """The warp threads of the second colour, where the cloth has lines."""
    return _within(recipe.get("linesMm", []), recipe["mm"], ends)


def _within(spans, mm, count):
    place = (np.arange(count) + 0.5) / count * mm
    chosen = np.zeros(count, bool)
    for start, end in spans:
        chosen |= (place >= start) & (place < end)
    return chosen
