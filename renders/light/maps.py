"""Turns the passes of a room into the files that the browser adds up: python3 renders/light/maps.py PASSES FOLDER.

Light is what a white surface would show, in units of the sky's radiance. It is stored as the square root of its share of `scale`.

base.webp     albedo of the room, and the view through its window, encoded as its own square root
solid.webp    1 where the room hides the view
rows.webp     tiles: cloth and sky per row, then the sun's bounced light per hour and row; columns.webp alike
tint.webp     tiles: the colour of the light from the window, then of the sun's bounced light
night.webp    the light of the lamps
sun-HOUR.webp the sun's direct light; at-HOUR.webp the point of the window (u, v) that it came through, without loss
room.json     sizes, scales, and the opening in the picture
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light import cells
from light.denoise import denoise
from light.exr import Layers

TILES_ACROSS = 4
VIEW_SCALE = 3.0
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def luma(rgb):
    return (rgb @ LUMA)[..., None]


def resize(values, width, height):
    bands = np.ascontiguousarray(np.moveaxis(values, 2, 0), np.float32)
    return np.stack([np.asarray(Image.fromarray(band, 'F').resize((width, height), Image.BICUBIC)) for band in bands], 2)


def to_bytes(values):
    return (np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8)


def save(path: Path, values, **options):
    data = to_bytes(values)
    Image.fromarray(data[..., 0] if data.shape[2] == 1 else data).save(path, 'WEBP', method=6, **options)
    return path.stat().st_size


class Room:
    """The light of a room, divided by its albedo and free of grain."""

    def __init__(self, folder: Path):
        self.folder = folder
        base = Layers(folder / 'base.exr')
        self.alpha = base.get('Combined', 'A')
        self.albedo = base.get('DiffCol')
        self.view = Layers(folder / 'view.exr').get('Combined')

    def layers(self, name):
        return Layers(self.folder / f'{name}.exr')

    def light(self, name, kinds):
        """(h, w, number of kinds, 3) of light without grain."""
        layers = self.layers(name)
        albedo = np.maximum(layers.get('DiffCol'), 0.03)
        raw = np.concatenate([layers.get(kind) / albedo for kind in kinds], 2)
        clean = denoise(raw, layers.get('Normal', 'XYZ'), layers.get('Depth', 'Z'))
        return clean.reshape(*clean.shape[:2], len(kinds), 3)

    def bounce(self, hour, parts, width, height):
        maps = []
        for cell in parts:
            layers = self.layers(f'bounce-{hour}-{cell.name}')
            clean = denoise(layers.get('DiffInd'), layers.get('Normal', 'XYZ'), layers.get('Depth', 'Z'))
            maps.append(np.maximum(resize(clean, width, height), 0))
        return np.stack(maps, 2)


def tiled(tiles):
    height, width = tiles[0].shape[:2]
    down = -(-len(tiles) // TILES_ACROSS)
    sheet = np.zeros((down * height, TILES_ACROSS * width, tiles[0].shape[2]), np.float32)
    for index, tile in enumerate(tiles):
        y, x = divmod(index, TILES_ACROSS)
        sheet[y * height : (y + 1) * height, x * width : (x + 1) * width] = tile
    return sheet


def mean_of(tiles):
    return [round(float(tile.mean()), 6) for tile in tiles]


def encoded(tile, scale):
    return np.sqrt(np.clip(tile / scale, 0, 1))


def main():
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    about = json.loads((source / 'about.json').read_text())
    hours = list(about['suns'])
    target.mkdir(parents=True, exist_ok=True)
    room = Room(source)
    sizes, scales, means = {}, {}, {}
    inside = np.sqrt(np.clip(room.albedo, 0, 1))
    view = np.sqrt(np.clip(room.view / VIEW_SCALE, 0, 1))
    sizes['base'] = save(target / 'base.webp', inside * room.alpha + view * (1 - room.alpha), quality=74)
    sizes['solid'] = save(target / 'solid.webp', room.alpha, quality=40)

    tint_window, tint_sun = 0, 0
    for axis, parts, sun_parts in (
        ('rows', cells.rows(), cells.rows(cells.SUN_ROWS)),
        ('columns', cells.columns(), cells.columns(cells.SUN_COLUMNS)),
    ):
        kinds = [f'Combined_{cell.name}' for cell in parts]
        tiles = []
        for kind in ('cloth', 'sky'):
            light = room.light(f'{kind}-{axis}', kinds)
            height, width = light.shape[:2]
            tint_window = tint_window + light.sum(2)
            bright = [luma(light[:, :, k]) for k in range(len(parts))]
            means[f'{kind}-{axis}'] = mean_of(bright)
            scales[f'{kind}-{axis}'] = float(np.quantile(np.stack(bright), 0.9995))
            tiles += [encoded(tile, scales[f'{kind}-{axis}']) for tile in bright]
        for hour in hours:
            light = room.bounce(hour, sun_parts, width, height)
            tint_sun = tint_sun + light.sum(2)
            bright = [luma(light[:, :, k]) for k in range(len(sun_parts))]
            means[f'{hour}-{axis}'] = mean_of(bright)
            scales[f'{hour}-{axis}'] = float(np.quantile(np.stack(bright), 0.9995))
            tiles += [encoded(tile, scales[f'{hour}-{axis}']) for tile in bright]
        sizes[axis] = save(target / f'{axis}.webp', tiled(tiles), quality=60)

    tints = [resize(total / np.maximum(luma(total), 1e-6), width // 2, height // 2) / 2 for total in (tint_window, tint_sun)]
    sizes['tint'] = save(target / 'tint.webp', np.concatenate(tints, 1), quality=70)

    night = room.light('night', ['Combined'])[:, :, 0]
    scales['night'] = float(np.quantile(night, 0.998))
    sizes['night'] = save(target / 'night.webp', encoded(night, scales['night']), quality=60)
    o = about['opening']
    for hour in hours:
        layers = room.layers(f'sun-{hour}')
        direct, at = layers.get('DiffDir'), layers.get('Position', 'XYZ')
        scales[f'sun-{hour}'] = float(np.quantile(direct[..., 1], 0.9999))
        sizes[f'sun-{hour}'] = save(target / f'sun-{hour}.webp', encoded(direct[..., 1:2], scales[f'sun-{hour}']), quality=50)
        dx, dy, dz = about['suns'][hour]
        # Back along the light to the plane of the covering.
        t = (about['cover_y'] - at[..., 1]) / dy
        u = (at[..., 0] + dx * t - o['x0']) / (o['x1'] - o['x0'])
        v = (o['z1'] - at[..., 2] - dz * t) / (o['z1'] - o['z0'])
        lit = direct[..., 1] > 0.004
        point = np.where(lit[..., None], np.stack([u, v, np.zeros_like(u)], 2) * 0.9 + 0.05, 0)[1::3, 1::3]
        sizes[f'at-{hour}'] = save(target / f'at-{hour}.webp', point, lossless=True)
    front = room.layers('front')
    left, top, right, bottom = about['rectangle']
    h, w = front.data.shape[:2]
    cut = (slice(int(top * h) + 2, int(bottom * h) - 2), slice(int(left * w) + 2, int(right * w) - 2))
    about |= {'scales': scales, 'means': means, 'view_scale': VIEW_SCALE, 'light': [width, height], 'tiles_across': TILES_ACROSS}
    about['front'] = [float(x) for x in (front.get('DiffDir') + front.get('DiffInd'))[cut].mean((0, 1))]
    (target / 'room.json').write_text(json.dumps(about, indent=2) + '\n')
    print(json.dumps(sizes), sum(sizes.values()))


main()
