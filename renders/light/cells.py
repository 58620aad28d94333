"""The cells of a covering: rows for what moves along it, columns for what moves aside. No Blender here."""

from __future__ import annotations

from dataclasses import dataclass

ROWS, COLUMNS = 10, 8
"""Cells of the light from the sky and through cloth."""
SUN_ROWS, SUN_COLUMNS = 5, 4
"""Cells of the sun's bounced light, which is smoother."""


@dataclass(frozen=True)
class Cell:
    """A part of the covering's plane: shares of its width from the left, and along its way."""

    name: str
    u0: float
    u1: float
    v0: float
    v1: float


def rows(count: int) -> list[Cell]:
    return [Cell(f'row{i}', 0, 1, i / count, (i + 1) / count) for i in range(count)]


def grid() -> list[Cell]:
    """The cells that rows and columns are the sums of."""
    return [
        Cell(f'row{i}-column{j}', j / COLUMNS, (j + 1) / COLUMNS, i / ROWS, (i + 1) / ROWS) for i in range(ROWS) for j in range(COLUMNS)
    ]


def sun_cell(u: float, v: float, whole_rows: bool, rows: int) -> str:
    """The name of the sun's cell at a point."""
    row = f'row{min(int(v * rows), rows - 1)}'
    return row if whole_rows else f'{row}-column{min(int(u * SUN_COLUMNS), SUN_COLUMNS - 1)}'
