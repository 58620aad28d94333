"""Writes the finished pictures of a room by day and by night: python3 renders/light/pictures.py FOLDER FINE. Needs `avifenc`.

The app's own painter makes them (finished.ts), so that they are what the room shows first. FINE holds full-size maps, which renders/light/maps.py
leaves in the folder of the passes. FOLDER/pictures.json says what there is.
"""

from __future__ import annotations

import base64
import io
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
WIDTHS = (480, 960, 1600)
FALLBACK = 960
"""Width of the one WebP, for browsers that cannot read AVIF, px."""
STAND_IN = 24
NAMES = ('open', 'night')


def write(picture: Image.Image, folder: Path):
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for width in WIDTHS:
        small = picture.resize((width, round(width / 1.6)), Image.LANCZOS)
        if width == FALLBACK:
            small.save(folder / f'{width}.webp', quality=78, method=6)
        with tempfile.NamedTemporaryFile(suffix='.png') as file:
            small.save(file.name)
            subprocess.run(['avifenc', '--min', '18', '--max', '34', '-s', '5', file.name, str(folder / f'{width}.avif')], check=True, stdout=subprocess.DEVNULL)
    tiny = io.BytesIO()
    picture.resize((STAND_IN, round(STAND_IN / 1.6)), Image.BOX).save(tiny, 'WEBP', quality=50, method=6)
    return 'data:image/webp;base64,' + base64.b64encode(tiny.getvalue()).decode()


def main():
    target, fine = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    about = {'width': WIDTHS[-1], 'height': round(WIDTHS[-1] / 1.6), 'widths': WIDTHS, 'standIns': {}}
    with tempfile.TemporaryDirectory() as painted:
        subprocess.run(['npm', 'exec', '--', 'node', 'renders/light/finished.ts', target.name, fine.relative_to(ROOT), painted], cwd=ROOT, check=True)
        for name in NAMES:
            about['standIns'][name] = write(Image.open(Path(painted) / f'{name}.png').convert('RGB'), target / name)
    (target / 'pictures.json').write_text(json.dumps(about, indent=2) + '\n')


if __name__ == '__main__':
    main()
