"""Compares the browser's pictures of a room (browser.ts) with direct renders (truth.py): python3 renders/light/compare.py STATES.

Prints for each state the mean difference of display values, and their structural similarity (SSIM, windows of 8 px). The view outside is
left out: a camera exposes it differently.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light.compose import HOURS, tone
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
    differences, alike = [], []
    for path in sorted(Path(sys.argv[1]).glob('state-*.exr')):
        state = json.loads(path.with_suffix('.json').read_text())
        layers = Layers(path)
        light = denoise(layers.get('Combined'), layers.get('DiffCol'), layers.get('Normal', 'XYZ'))
        height, width = light.shape[:2]
        direct = tone(light * HOURS[state['hour']]['exposure'])
        browser = Image.open(path.with_suffix('.browser.png')).convert('RGB').resize((width, height), Image.BOX)
        browser = np.asarray(browser, np.float32) / 255
        solid = layers.get('Combined', 'A') > 0.99
        direct, browser = (np.where(solid, picture, 0.5) for picture in (direct, browser))
        differences.append(np.abs(direct - browser)[solid[..., 0]].mean() * 100)
        alike.append(ssim(direct.mean(2), browser.mean(2)))
        print(f'| {path.stem[6:]} | {state["hour"]} | {state["down"]:.2f} | {state["colour"]} | {state["openness"]:.2f} | {state["through"]:.2f} | {differences[-1]:.2f} % | {alike[-1]:.3f} |')
        Image.fromarray((np.concatenate([direct, browser], 1) * 255).astype(np.uint8)).save(path.with_suffix('.png'))
    print(f'mean difference {np.mean(differences):.2f} %, worst {max(differences):.2f} %; mean SSIM {np.mean(alike):.3f}, worst {min(alike):.3f}')


main()
