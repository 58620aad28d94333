"""Renders what is missing of the rooms, and writes the files that the app shows: python3 renders/make.py [ROOM ...].

renders/README.md says what it needs. A run that was stopped goes on where it was: passes are kept in .cache/renders/ROOM until they are
deleted. It gives way to everything else that the machine does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ('sala', 'recamara', 'terraza', 'pergola', 'bioclimatica', 'capota', 'oficina', 'calle')
STREET = 'calle'


def main():
    os.nice(19)
    for name in sys.argv[1:] or ROOMS:
        passes = ROOT / '.cache/renders' / name
        target = ROOT / 'src/content/pictures' / name
        light = ROOT / 'renders/light'
        if name == STREET:
            subprocess.run(['blender', '-b', '-P', light / 'street.py', '--', passes], check=True)
            subprocess.run([sys.executable, light / 'street_maps.py', passes, target], check=True)
        else:
            subprocess.run(['blender', '-b', '-P', light / 'passes.py', '--', name, passes], check=True)
            subprocess.run([sys.executable, light / 'maps.py', passes, target / 'maps'], check=True)
            subprocess.run([sys.executable, light / 'pictures.py', target, passes / 'fine'], check=True)
        subprocess.run(['npx', 'prettier', '--write', *target.glob('*.json')], cwd=ROOT, check=True)


main()
