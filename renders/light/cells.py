"""The cells of a window: rows for what moves up and down, columns for what moves aside. No Blender here."""

from __future__ import annotations

from dataclasses import dataclass

ROWS, COLUMNS = 10, 8
"""Cells of the light from the sky and through cloth."""
SUN_ROWS, SUN_COLUMNS = 5, 4
"""Cells of the sun's bounced light, which is smoother."""


@dataclass(frozen=True)
class Cell:
    """A part of the opening: shares of its width from the left, and of its height from the top."""

    name: str
    u0: float
    u1: float
    v0: float
    v1: float


def rows(count: int = ROWS) -> list[Cell]:
    return [Cell(f'row{i}', 0, 1, i / count, (i + 1) / count) for i in range(count)]


def columns(count: int = COLUMNS) -> list[Cell]:
    return [Cell(f'column{i}', i / count, (i + 1) / count, 0, 1) for i in range(count)]


def rectangle(opening, cell: Cell) -> tuple[float, float, float, float]:
    """x0, x1, z0, z1 of a cell in metres."""
    width, height = opening.x1 - opening.x0, opening.z1 - opening.z0
    return (
        opening.x0 + cell.u0 * width,
        opening.x0 + cell.u1 * width,
        opening.z1 - cell.v1 * height,
        opening.z1 - cell.v0 * height,
    )
