"""The rows of structures.json."""

import json
from pathlib import Path

TABLE = Path(__file__).resolve().parent.parent / "structures.json"


def names():
    return list(json.loads(TABLE.read_text()))


def recipe(name):
    """One row; `like` names another row, of which it changes some values."""
    rows = json.loads(TABLE.read_text())
    row = rows[name]
    return {**recipe(row["like"]), **row} if "like" in row else row
