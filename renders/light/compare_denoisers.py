"""Compares ways to remove grain: blender -b -P renders/light/compare_denoisers.py -- FOLDER [WIDTH]

Renders the living room in the light of the sky with few samples a pixel and with very many, keeps both in FOLDER, and prints for each way how
far the first is then from the second, in display values, and how long it took.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light.compare import ssim
from light.display import HOURS, tone
from light.cover import plane_of
from light.denoise import BEST, QUICK, denoise
from light.exr import Layers
from light.passes import GUIDES, hide, render, set_view, world
from light.truth import sky_before
from scene.rooms import sala

FEW, MANY = 24, 800
NOW = HOURS['noon']
LEVELS = 5


def moved(values, dy, dx):
    """The values that lie that far below and to the right; those at the edge repeat."""
    height, width = values.shape[:2]
    return values[np.clip(np.arange(height) + dy, 0, height - 1)][:, np.clip(np.arange(width) + dx, 0, width - 1)]


def wavelet(light, albedo, normal, depth):
    """What was used before the network: the light without the albedo is averaged over ever wider neighbours that look alike."""
    albedo = np.maximum(albedo, 0.02)
    smooth = light / albedo
    around = [moved(smooth, dy, dx) for dy in range(-2, 3) for dx in range(-2, 3)]
    smooth = np.log(np.minimum(smooth, np.median(around, 0) * 1.5 + 1e-3) + 1e-3)
    kernel = np.array([1, 4, 6, 4, 1]) / 16
    far = np.minimum(depth, 50)
    for level in range(LEVELS):
        total, weights, gap = 0, 0, 2**level
        for dy, down in zip(range(-2, 3), kernel):
            for dx, across in zip(range(-2, 3), kernel):
                there = [moved(values, dy * gap, dx * gap) for values in (smooth, albedo, normal, far)]
                unlike = ((there[0] - smooth) ** 2).mean(2, keepdims=True) * 4**level / 0.25
                unlike += ((there[1] - albedo) ** 2).sum(2, keepdims=True) / 0.02 + ((there[2] - normal) ** 2).sum(2, keepdims=True) / 0.05
                weight = down * across * np.exp(-unlike - np.abs(there[3] - far) / (0.02 * far * gap + 1e-3))
                total, weights = total + weight * there[0], weights + weight
        smooth = total / weights
    return (np.exp(smooth) - 1e-3) * albedo


def main():
    folder, *rest = sys.argv[sys.argv.index('--') + 1 :]
    width = int(rest[0]) if rest else 400
    paths = {samples: Path(folder) / f'{samples}.exr' for samples in (FEW, MANY)}
    if not all(path.exists() for path in paths.values()):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        room = sala.build()
        hide('outside')
        set_view(0)
        world(0)
        sky_before(room.opening, plane_of(room.opening), NOW['sky'])
        for samples, path in paths.items():
            # Of another seed, so that the few are no part of the many.
            bpy.context.scene.cycles.seed = samples
            render(path, width, samples, passes=(*GUIDES, 'z'), transparent=True)
    layers = Layers(paths[FEW])
    guides = layers.get('DiffCol'), layers.get('Normal', 'XYZ')
    ways = {
        'none': lambda light: light,
        'wavelet': lambda light: wavelet(light, *guides, layers.get('Depth', 'Z')),
        'network, small': lambda light: denoise(light, *guides, QUICK),
        'network, large': lambda light: denoise(light, *guides, BEST),
    }
    shown = lambda light: tone(np.maximum(light, 0) * NOW['exposure'])
    true = shown(Layers(paths[MANY]).get('Combined'))
    for name, way in ways.items():
        start = time.time()
        made = shown(way(layers.get('Combined')))
        took = time.time() - start
        print(f'{name}: difference {np.abs(made - true).mean() * 100:.2f} %, SSIM {ssim(made, true):.3f}, {took:.1f} s')


main()
