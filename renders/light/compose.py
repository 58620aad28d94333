"""The picture of a room under any covering, computed from its maps as the browser does it.

python3 renders/light/compose.py FOLDER OUT.png HOUR DOWN [COLOUR] [OPENNESS] [THROUGH]
draws a roller blind (or an awning) that covers the share DOWN, of a cloth in a colour (#rrggbb) that is open in OPENNESS of its area and lets
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
    """The files of a room. fine: a folder with its full-size pictures, instead of those that the app shows."""

    def __init__(self, folder: Path, fine: Path | None = None):
        self.about = json.loads((folder / 'room.json').read_text())
        small, large = folder / 'maps', fine or folder / 'maps'
        read = lambda path: np.asarray(Image.open(path).convert('RGB'), np.float32) / 255
        self.base, self.solid = read(large / 'base.webp'), read(large / 'solid.webp')[..., :1]
        self.sheets = {path.stem: read(path)[..., :1] for path in (small / f'{name}.webp' for name in ('rows', 'columns', 'rest')) if path.exists()}
        self.tint, self.night = read(small / 'tint.webp') * 2, read(small / 'night.webp')
        self.sun = {hour: (read(large / f'sun-{hour}.webp')[..., :1], read(small / f'at-{hour}.webp')[..., :2]) for hour in self.about['suns']}
        self.awning = read(small / 'awning.webp') if 'awning' in self.about else None

    def tile(self, axis, index, scale):
        width, height = self.about['light']
        y, x = divmod(index, self.about['tiles_across'])
        return self.sheets[axis][y * height : (y + 1) * height, x * width : (x + 1) * width] ** 2 * scale

    def grow(self, values):
        height, width = self.base.shape[:2]
        bands = np.ascontiguousarray(np.moveaxis(values, 2, 0), np.float32)
        return np.stack([np.asarray(Image.fromarray(band, 'F').resize((width, height), Image.BILINEAR)) for band in bands], 2)

    def drawn(self, step):
        """The tile of an awning in its place in the picture: shares of cloth and of metal, and the light on them."""
        about = self.about['awning']
        width, height = about['size']
        y, x = divmod(step, about['tiles_across'])
        tile = self.awning[y * height : (y + 1) * height, x * width : (x + 1) * width]
        left, top, right, bottom = about['crop']
        full_height, full_width = self.base.shape[:2]
        rows, columns = (round(top * full_height), round(bottom * full_height)), (round(left * full_width), round(right * full_width))
        whole = np.zeros((full_height, full_width, 3), np.float32)
        size = (columns[1] - columns[0], rows[1] - rows[0])
        for band in range(3):
            whole[rows[0] : rows[1], columns[0] : columns[1], band] = Image.fromarray(np.ascontiguousarray(tile[..., band]), 'F').resize(size, Image.BICUBIC)
        return [whole[..., band : band + 1].clip(0, 1) for band in range(3)]


def covered_picture(maps: Maps, hour: str, down: float, colour: str, openness: float, through: float):
    """Linear light of a room under a roller blind, or of a terrace under its awning, before its exposure is toned."""
    about, now = maps.about, HOURS[hour]
    scales, means, hours = about['scales'], about['means'], list(about['suns'])
    is_awning = maps.awning is not None
    sky, sun = np.array(now['sky']), np.array(now['sun'])
    dye = linear(colour)
    rows, sun_rows = about['rows'], about['sun_rows']
    cover = np.clip(down * rows - np.arange(rows), 0, 1)
    cover_sun = np.clip(down * sun_rows - np.arange(sun_rows), 0, 1)
    direction = about['suns'].get(hour, [0, 0, 0])
    facing = -direction[2] if is_awning else -direction[1]
    # Light on the outer face of the cloth, as a white surface would show it.
    outer = sky * (1 if is_awning else 0.5 + 0.5 * GROUND) + sun * max(0.0, facing) / np.pi
    behind = through * dye * outer
    light, ambient = 0, 0
    for row in range(rows):
        clear = (1 - cover[row]) + cover[row] * openness
        light = light + maps.tile('rows', row, scales['cloth-rows']) * (behind * cover[row])
        light = light + maps.tile('rows', rows + row, scales['sky-rows']) * (sky * clear)
        ambient = ambient + means['cloth-rows'][row] * behind * cover[row] + means['sky-rows'][row] * sky * clear
    if is_awning:
        light = light + maps.tile('rest', 0, scales['sky-rest']) * sky
        ambient = ambient + means['sky-rest'][0] * sky
    width = maps.tint.shape[1] // 2
    light = maps.grow(light) * maps.grow(maps.tint[:, :width])
    if hour in hours:
        first, bounce = 2 * rows + sun_rows * hours.index(hour), 0
        for row in range(sun_rows):
            clear = (1 - cover_sun[row]) + cover_sun[row] * openness
            bounce = bounce + maps.tile('rows', first + row, scales[f'{hour}-rows']) * (sun * clear)
            ambient = ambient + means[f'{hour}-rows'][row] * sun * clear
        if is_awning:
            bounce = bounce + maps.tile('rest', 1 + hours.index(hour), scales[f'{hour}-rest']) * sun
            ambient = ambient + means[f'{hour}-rest'][0] * sun
        light = light + maps.grow(bounce) * maps.grow(maps.tint[:, width:])
        seen, at = maps.sun[hour]
        u, v = np.moveaxis((maps.grow(at) - 0.05) / 0.9, 2, 0)[..., None]
        shaded = np.clip((down - v) / 0.008 + 0.5, 0, 1)
        if is_awning:
            shaded = shaded * np.clip(v / 0.008 + 0.5, 0, 1) * np.clip(np.minimum(u, 1 - u) / 0.006 + 0.5, 0, 1)
        light = light + seen**2 * scales[f'sun-{hour}'] * sun * (1 - shaded * (1 - openness))
    lamps = now['lamps']
    if lamps:
        light = light + maps.grow(maps.night**2) * scales['night'] * lamps
    paint = maps.base**2
    outside = paint * about['view_scale'] * np.array(now['view'])
    picture = maps.solid * paint * light + (1 - maps.solid) * outside
    room = np.array(about['front']) * lamps + ambient
    if is_awning:
        picture = with_awning(maps, picture, down, dye, room, behind)
    else:
        picture = with_blind(about, picture, outside, down, dye, room, behind, openness)
    return picture * now['exposure'] * about.get('exposure', 1)


def with_awning(maps: Maps, picture, down, dye, room, behind):
    cloth, metal, light = maps.drawn(round(down * maps.about['awning']['steps']))
    picture = picture * (1 - np.clip(cloth + metal, 0, 1))
    return picture + cloth * light * (dye * 0.85 * room + behind) + metal * light * 0.75 * room


def with_blind(about, picture, outside, down, dye, room, behind, openness):
    """The cloth itself, the bar at its edge, and the head rail."""
    height, width, _ = picture.shape
    left, top, right, bottom = about['rectangle']
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    u, v = ((x - left) / (right - left))[..., None], ((y - top) / (bottom - top))[..., None]
    soft_u, soft_v = 1 / width / (right - left), 1 / height / (bottom - top)
    side = np.clip(np.minimum(u - 0.004, 0.996 - u) / soft_u + 0.5, 0, 1)
    covered = side * np.clip((down - v) / soft_v + 0.5, 0, 1) * np.clip(v / soft_v + 0.5, 0, 1) * (v <= 1)
    cloth = dye * 0.85 * room * (1 - openness) + behind * (1 - openness) + openness * outside
    picture = picture * (1 - covered) + cloth * covered
    bar = side * (np.abs(v - down) <= 0.006) * (v >= 0) * (0.01 <= down <= 0.995)
    head = side * (v >= -0.004) * (v <= 0.028)
    rise = np.clip(v / 0.028, 0, 1)
    metal = 0.62 * room * (0.75 + 0.25 * rise * rise * (3 - 2 * rise))
    either = np.maximum(bar, head)
    return picture * (1 - either) + metal * either


if __name__ == '__main__':
    folder, out, hour, down, *rest = sys.argv[1:]
    colour, openness, through = rest + ['#d5c7b0', '0.05', '0.12'][len(rest) :]
    picture = covered_picture(Maps(Path(folder)), hour, float(down), colour, float(openness), float(through))
    Image.fromarray((tone(picture) * 255 + 0.5).astype(np.uint8)).save(out)
