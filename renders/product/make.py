"""Renders what is missing of the products, and writes their pictures into src/ui/product-pictures, their table into src/content.

nice -n 19 /usr/bin/python3 renders/product/make.py [NAME ...]     all, or these again
    --finish                                                       only encodes again what was rendered before
    --threads N                                                    of the machine's cores; all of them when it is left out

What Blender renders is kept in .cache/renders/product, so that a stopped run goes on.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from product import finish  # noqa: E402

ROOT = HERE.parents[1]
PASSES = ROOT / '.cache/renders/product'
OUT = ROOT / 'src/ui/product-pictures'
TABLE = ROOT / 'src/content/product-pictures.json'
MOST_BYTES = {480: 18_000, 960: 48_000, 1600: 100_000}
"""By the width of a picture, px."""
FALLBACK = 960
"""Width of the one WebP, for browsers that cannot read AVIF, px."""
MASK = 960
"""Width of the masks for the colours of an awning, px."""


def names() -> dict:
    """What Blender can render, and how; Blender itself tells, because the scenes need its modules."""
    done = subprocess.run(['blender', '-b', '-P', HERE / 'render.py', '--', '--list'], check=True, capture_output=True, text=True)
    return json.loads(next(line for line in done.stdout.splitlines() if line.startswith('{')))


def render(name: str, threads: int):
    PASSES.mkdir(parents=True, exist_ok=True)
    print(f'{name}: rendering', flush=True)
    done = subprocess.run(['blender', '-b', '-t', str(threads), '-P', HERE / 'render.py', '--', name, PASSES], capture_output=True, text=True)
    if not (PASSES / f'{name}.json').exists():
        raise SystemExit(f'{name}: Blender rendered nothing\n{done.stdout[-2000:]}{done.stderr[-2000:]}')


def write(name: str, has_dye: bool) -> str:
    """Writes the pictures of a subject and a stand-in, and says what kind they are."""
    about = json.loads((PASSES / f'{name}.json').read_text())
    image = finish.picture(PASSES / f'{name}.exr', about['exposure'], about['sky'])
    kind = 'awning' if has_dye else 'mechanism'
    folder = OUT / f'{kind}s'
    folder.mkdir(parents=True, exist_ok=True)
    for width, most_bytes in MOST_BYTES.items():
        sized = image.resize((width, round(width * image.height / image.width)), 1)
        finish.encode(sized, folder / f'{name}.{width}', most_bytes, has_fallback=width == FALLBACK)
    if has_dye:
        for part, mask in finish.masks(PASSES / f'{name}.cloth.exr').items():
            mask.resize((MASK, round(MASK * mask.height / mask.width)), 1).save(folder / f'{name}.{part}.webp', quality=1, alpha_quality=70, method=6)
    stand_ins = folder / 'stand-ins.json'
    known = json.loads(stand_ins.read_text()) if stand_ins.exists() else {}
    stand_ins.write_text(json.dumps(dict(sorted({**known, name: finish.stand_in(image)}.items())), indent=2) + '\n')
    return kind


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*')
    parser.add_argument('--finish', action='store_true')
    parser.add_argument('--threads', type=int, default=0)
    asked = parser.parse_args()
    known = names()
    table = json.loads(TABLE.read_text()) if TABLE.exists() else {}
    for name in asked.names or known:
        rendered = (PASSES / f'{name}.json').exists()
        if name in table and not asked.names and not asked.finish:
            continue
        if not asked.finish and (asked.names or not rendered):
            render(name, asked.threads)
        if (PASSES / f'{name}.json').exists():
            table[name] = write(name, known[name])
            TABLE.write_text(json.dumps({one: table[one] for one in known if one in table}, indent=2) + '\n')
            print(f'{name}: written', flush=True)


main()
