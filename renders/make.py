"""Renders what is missing of the rooms, and writes the files that the app shows: python3 renders/make.py [ROOM ...].

Needs Debian's blender, python3-openimageio, python3-numpy, python3-pil and libavif-bin. A run that was stopped goes on where it was: passes
are kept in .cache/renders/ROOM until they are deleted.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ('sala',)


def main():
    for name in sys.argv[1:] or ROOMS:
        passes = ROOT / '.cache/renders' / name
        target = ROOT / 'src/content/pictures' / name
        light = ROOT / 'renders/light'
        subprocess.run(['blender', '-b', '-P', light / 'passes.py', '--', name, passes], check=True)
        subprocess.run([sys.executable, light / 'maps.py', passes, target / 'maps'], check=True)
        (target / 'maps/room.json').rename(target / 'room.json')
        subprocess.run([sys.executable, light / 'pictures.py', target, target / 'open'], check=True)


main()
