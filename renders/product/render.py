"""Renders one subject: nice -n 19 blender -b -P renders/product/render.py -- NAME FOLDER [WIDTH] [SAMPLES].

Writes NAME.exr, NAME.json (how it is exposed), and NAME.cloth.exr where the colour of the cloth is computed later. --list in place of
a name tells what there is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import bpy

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

import studio  # noqa: E402
import subjects  # noqa: E402

WIDTH = 1600
"""Of every picture, px; its height is three quarters of it."""


def main():
    name, *rest = sys.argv[sys.argv.index('--') + 1 :]
    if name == '--list':
        print(json.dumps({one: subject.has_dye for one, subject in subjects.subjects.items()}))
        return
    folder, *rest = rest
    subject = subjects.subjects[name]
    width = int(rest[0]) if rest else WIDTH
    samples = int(rest[1]) if rest[1:] else subject.samples
    height = width * 3 // 4
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = subject.build()
    studio.camera(shot)
    studio.render(Path(folder) / f'{name}.exr', width, height, samples)
    if subject.has_dye:
        studio.only_cloth()
        studio.render(Path(folder) / f'{name}.cloth.exr', width, height, 12)
    (Path(folder) / f'{name}.json').write_text(json.dumps({'exposure': shot.exposure, 'sky': shot.sky}))


main()
