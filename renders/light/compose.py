"""The picture of a room under any covering, computed from its maps as the browser does it.

python3 renders/light/compose.py FOLDER OUT.png HOUR DOWN [COLOUR] [OPENNESS] [THROUGH]
draws a roller blind that covers the share DOWN, of a cloth in a colour (#rrggbb) that is open in OPENNESS of its area and lets
THROUGH of the light that falls on the rest of it pass.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

GROUND = 0.35
"""As in passes.py: the light from below the horizon."""

HOURS = json.loads((Path(__file__).resolve().parents[2] / 'src/content/pictures/hours.json').read_text())


def linear(hexadecimal: str) -> np.ndarray:
    value = np.array([int(hexadecimal[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def tone(light):
    return np.clip((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14), 0, 1) ** (1 / 2.2)


class Maps:
    def __init__(self, folder: Path):
        self.about = json.loads((folder / 'room.json').read_text())
        folder = folder / 'maps'
        read = lambda name: np.asarray(Image.open(folder / f'{name}.webp').convert('RGB'), np.float32) / 255
        self.base, self.solid = read('base'), read('solid')[..., :1]
        self.sheets = {axis: read(axis)[..., :1] for axis in ('rows', 'columns')}
        self.tint, self.night = read('tint') * 2, read('night')
        self.sun = {hour: (read(f'sun-{hour}')[..., :1], read(f'at-{hour}')[..., :2]) for hour in self.about['suns']}

    def tile(self, axis, index, scale):
        width, height = self.about['light']
        y, x = divmod(index, self.about['tiles_across'])
        return self.sheets[axis][y * height : (y + 1) * height, x * width : (x + 1) * width] ** 2 * scale

    def grow(self, values):
        height, width = self.base.shape[:2]
        bands = np.ascontiguousarray(np.moveaxis(values, 2, 0), np.float32)
        return np.stack([np.asarray(Image.fromarray(band, 'F').resize((width, height), Image.BILINEAR)) for band in bands], 2)


def roller(maps: Maps, hour: str, down: float, colour: str, openness: float, through: float):
    about, now = maps.about, HOURS[hour]
    scales, hours = about['scales'], list(about['suns'])
    sky, sun = np.array(now['sky']), np.array(now['sun'])
    dye = linear(colour)
    cloth_through = through * dye
    rows, sun_rows = about['rows'], about['sun_rows']
    cover = np.clip(down * rows - np.arange(rows), 0, 1)
    cover_sun = np.clip(down * sun_rows - np.arange(sun_rows), 0, 1)
    dy = about['suns'][hour][1] if hour in about['suns'] else 0
    # Light on the outer face of the cloth, as a white surface would show it.
    outer = sky * (0.5 + 0.5 * GROUND) + sun * max(0.0, -dy) / np.pi
    behind = cloth_through * outer
    light = ambient = 0
    means = about['means']
    for row in range(rows):
        clear = (1 - cover[row]) + cover[row] * openness
        light = light + maps.tile('rows', row, scales['cloth-rows']) * (behind * cover[row])
        light = light + maps.tile('rows', rows + row, scales['sky-rows']) * (sky * clear)
        ambient = ambient + means['cloth-rows'][row] * behind * cover[row] + means['sky-rows'][row] * sky * clear
    width = maps.tint.shape[1] // 2
    light = maps.grow(light) * maps.grow(maps.tint[:, :width])
    if hour in hours:
        first, bounce = 2 * rows + sun_rows * hours.index(hour), 0
        for row in range(sun_rows):
            clear = (1 - cover_sun[row]) + cover_sun[row] * openness
            bounce = bounce + maps.tile('rows', first + row, scales[f'{hour}-rows']) * (sun * clear)
            ambient = ambient + means[f'{hour}-rows'][row] * sun * clear
        light = light + maps.grow(bounce) * maps.grow(maps.tint[:, width:])
        seen, at = maps.sun[hour]
        v = (maps.grow(at)[..., 1:2] - 0.05) / 0.9
        soft = 0.006
        passes = np.clip((v - down) / soft + 0.5, 0, 1)
        light = light + seen**2 * scales[f'sun-{hour}'] * sun * (passes + (1 - passes) * openness)
    lamps = now['lamps']
    if now['lamps']:
        light = light + maps.grow(maps.night**2) * scales['night'] * lamps
    albedo = maps.base**2
    outside = albedo * about['view_scale'] * np.array(now['view'])
    picture = maps.solid * albedo * light + (1 - maps.solid) * outside
    # The cloth itself, the bar at its edge, and the head rail.
    height, width, _ = picture.shape
    left, top, right, bottom = about['rectangle']
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    u, v = ((x - left) / (right - left))[..., None], ((y - top) / (bottom - top))[..., None]
    soft_u, soft_v = 1 / width / (right - left), 1 / height / (bottom - top)
    side = np.clip(np.minimum(u - 0.004, 0.996 - u) / soft_u + 0.5, 0, 1)
    covered = side * np.clip((down - v) / soft_v + 0.5, 0, 1) * np.clip(v / soft_v + 0.5, 0, 1) * (v <= 1)
    room = np.array(about['front']) * lamps + ambient
    cloth = dye * 0.85 * room * (1 - openness) + behind * (1 - openness) + openness * outside
    picture = picture * (1 - covered) + cloth * covered
    bar = side * (np.abs(v - down) <= 0.006) * (v >= 0) * (0.01 <= down <= 0.995)
    head = side * (v >= -0.004) * (v <= 0.028)
    rise = np.clip(v / 0.028, 0, 1)
    metal = 0.62 * room * (0.75 + 0.25 * rise * rise * (3 - 2 * rise))
    either = np.maximum(bar, head)
    picture = picture * (1 - either) + metal * either
    return picture * now['exposure']


if __name__ == '__main__':
    folder, out, hour, down, *rest = sys.argv[1:]
    colour, openness, through = rest + ['#d5c7b0', '0.05', '0.12'][len(rest) :]
    picture = roller(Maps(Path(folder)), hour, float(down), colour, float(openness), float(through))
    Image.fromarray((tone(picture) * 255 + 0.5).astype(np.uint8)).save(out)
