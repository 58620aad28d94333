"""Compares the browser's pictures of rooms (browser.ts) with direct renders (truth.py): python3 renders/light/compare.py STATES.

Prints for each state the mean difference of display values, and their structural similarity as Wang, Bovik, Sheikh and Simoncelli (2004)
measure it: SSIM of grey values, in Gaussian windows of 11 px. Draws both pictures and twice their difference side by side. What is seen
outside is painted, not lit; the direct render gets the same painting.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light.display import HOURS, tone
from light.denoise import denoise
from light.exr import Layers
from light.pixels import luma, resize

FILTER = 0.29
"""What Blender's pixel filter (Blackman-Harris, 3 px wide) spreads light more than the mean of a pixel does: a deviation in px."""
PICTURES = Path(__file__).resolve().parents[2] / 'src/content/pictures'


def mean_of_windows(values):
    """Means of windows of 11 × 11 px whose weights fall as a Gaussian, of those that lie within the picture."""
    return cv2.GaussianBlur(values.astype(np.float64), (11, 11), 1.5)[5:-5, 5:-5]


def ssim(a, b):
    a, b = luma(a), luma(b)
    c1, c2 = 0.01**2, 0.03**2
    ma, mb = mean_of_windows(a), mean_of_windows(b)
    va, vb = mean_of_windows(a * a) - ma**2, mean_of_windows(b * b) - mb**2
    cov = mean_of_windows(a * b) - ma * mb
    return float((((2 * ma * mb + c1) * (2 * cov + c2)) / ((ma**2 + mb**2 + c1) * (va + vb + c2))).mean())


LIGHTS = np.linspace(0, 4, 4001) ** 2
TONES = tone(LIGHTS)


def shrunk(picture: Image.Image, size):
    """A picture in fewer pixels, each of which has the mean light, and of its neighbours as much as a pixel of a render has."""
    light = np.interp(np.asarray(picture.convert('RGB'), np.float32) / 255, TONES, LIGHTS)
    light = cv2.GaussianBlur(light, (0, 0), FILTER * picture.width / size[0])
    return tone(resize(light, *size))


def scenery(room, size):
    """What the app shows outside the windows of a room, linear; and the share of each pixel that it fills."""
    facts = json.loads((PICTURES / room / 'room.json').read_text())
    base, solid = (np.asarray(Image.open(PICTURES / room / f'maps/{name}.webp').convert('RGB').resize(size, Image.BOX), np.float32) / 255 for name in ('base', 'solid'))
    return base**2 * facts['view_scale'], 1 - solid[..., :1]


def direct_picture(path, state):
    layers = Layers(path)
    light = denoise(layers.get('Combined'), layers.get('DiffCol'), layers.get('Normal', 'XYZ'))
    now = HOURS[state['hour']]
    outside, share = scenery(state['room'], light.shape[1::-1])
    clear = np.minimum(1 - layers.get('Combined', 'A'), share)
    return tone((light + outside * clear * now['view']) * now['exposure'])


def main():
    differences, alike = [], []
    for path in sorted(Path(sys.argv[1]).glob('state-*.exr'), key=lambda path: int(path.stem[6:])):
        state = json.loads(path.with_suffix('.json').read_text())
        direct = direct_picture(path, state)
        browser = shrunk(Image.open(path.with_suffix('.browser.png')), direct.shape[1::-1])
        differences.append(np.abs(direct - browser).mean() * 100)
        alike.append(ssim(direct, browser))
        names = ('room', 'hour', 'down', 'colour', 'openness', 'through')
        print('|', ' | '.join(str(state[name]) for name in names), f'| {differences[-1]:.2f} % | {alike[-1]:.3f} |', flush=True)
        signed = np.clip((browser - direct) * 4 * 0.5 + 0.5, 0, 1)
        Image.fromarray((np.concatenate([direct, browser, signed], 1) * 255).astype(np.uint8)).save(path.with_suffix('.png'))
    print(f'mean difference {np.mean(differences):.2f} %, worst {max(differences):.2f} %; mean SSIM {np.mean(alike):.3f}, worst {min(alike):.3f}')


if __name__ == '__main__':
    main()
