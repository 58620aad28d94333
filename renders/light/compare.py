"""Compares computed pictures of a room with direct renders: python3 renders/light/compare.py FOLDER STATES.

Prints for each state of truth.py the mean difference of display values, and their structural similarity (SSIM, windows of 8 px). The view outside is
left out: a camera exposes it differently.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light.compose import HOURS, Maps, roller, tone
from light.denoise import denoise
from light.exr import Layers

WINDOW = 8


def mean_of_windows(values):
    total = np.pad(values.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    n = WINDOW
    return (total[n:, n:] - total[:-n, n:] - total[n:, :-n] + total[:-n, :-n]) / n**2


def ssim(a, b):
    c1, c2 = 0.01**2, 0.03**2
    ma, mb = mean_of_windows(a), mean_of_windows(b)
    va, vb = mean_of_windows(a * a) - ma**2, mean_of_windows(b * b) - mb**2
    cov = mean_of_windows(a * b) - ma * mb
    return float((((2 * ma * mb + c1) * (2 * cov + c2)) / ((ma**2 + mb**2 + c1) * (va + vb + c2))).mean())


def main():
    maps = Maps(Path(sys.argv[1]))
    for path in sorted(Path(sys.argv[2]).glob('state-*.exr')):
        state = json.loads(path.with_suffix('.json').read_text())
        layers = Layers(path)
        albedo = np.maximum(layers.get('DiffCol'), 0.03)
        light = denoise(layers.get('Combined') / albedo, layers.get('Normal', 'XYZ'), layers.get('Depth', 'Z'))
        height, width = light.shape[:2]
        direct = tone(light * albedo * HOURS[state['hour']]['exposure'])
        computed = roller(maps, state['hour'], state['down'], state['colour'], state['openness'], state['through'])
        computed = np.asarray(Image.fromarray((tone(computed) * 255).astype(np.uint8)).resize((width, height), Image.BOX)) / 255
        solid = layers.get('Combined', 'A') > 0.99
        direct, computed = (np.where(solid, picture, 0.5) for picture in (direct, computed))
        difference = np.abs(direct - computed)[solid[..., 0]].mean()
        print(f'{path.stem} {state["hour"]:8} down {state["down"]:.2f}  difference {difference * 100:5.2f} %  SSIM {ssim(direct.mean(2), computed.mean(2)):.3f}')
        pair = np.concatenate([direct, computed], 1)
        Image.fromarray((pair * 255).astype(np.uint8)).save(path.with_suffix('.png'))


main()
