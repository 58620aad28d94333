"""Writes the finished pictures of a room: python3 renders/light/pictures.py FOLDER OUT. Needs `avifenc`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light.compose import Maps, roller, tone

WIDTHS = (480, 960, 1280)


def main():
    maps, target = Maps(Path(sys.argv[1])), Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    open_window = roller(maps, 'morning', 0, '#ffffff', 0, 0)
    picture = Image.fromarray((tone(open_window) * 255 + 0.5).astype(np.uint8))
    for width in WIDTHS:
        small = picture.resize((width, round(width / 1.6)), Image.LANCZOS)
        small.save(target / f'{width}.webp', quality=76, method=6)
        with tempfile.NamedTemporaryFile(suffix='.png') as file:
            small.save(file.name)
            subprocess.run(['avifenc', '--min', '20', '--max', '34', '-s', '4', file.name, str(target / f'{width}.avif')], check=True, stdout=subprocess.DEVNULL)


main()
