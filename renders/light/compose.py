"""The picture of a room with its window free, computed from its maps as the browser does it: compose.py FOLDER OUT.png HOUR."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

HOURS = json.loads((Path(__file__).resolve().parents[2] / 'src/content/pictures/hours.json').read_text())

MIXED_PX, MIXED_TINT = 3, 0.04
"""What the encoder mixes with its neighbours: pixels at the edges of a tile, and a share of each half of `tint`. What is beside it counts instead."""


def linear(hexadecimal: str) -> np.ndarray:
    value = np.array([int(hexadecimal[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def tone(light):
    return np.clip((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14), 0, 1) ** (1 / 2.2)


def as_read(tile):
    """A tile as its reader sees it, whose outermost pixels are those beside them."""
    return np.pad(tile[MIXED_PX:-MIXED_PX, MIXED_PX:-MIXED_PX], ((MIXED_PX, MIXED_PX), (MIXED_PX, MIXED_PX), (0, 0)), 'edge')


class Maps:
    """The files of a room. fine: a folder with its full-size pictures, instead of those that the app shows."""

    def __init__(self, folder: Path, fine: Path | None = None):
        self.about = json.loads((folder / 'room.json').read_text())
        small, large = folder / 'maps', fine or folder / 'maps'
        read = lambda path: np.asarray(Image.open(path).convert('RGB'), np.float32) / 255
        self.base, self.solid = read(large / 'base.webp'), read(large / 'solid.webp')[..., :1]
        self.sheets = {path.stem: read(path)[..., :1] for path in (small / f'{name}.webp' for name in ('rows', 'columns', 'rest')) if path.exists()}
        self.tint, self.night = read(small / 'tint.webp') * 2, read(small / 'night.webp')
        self.sun = {hour: read(large / f'sun-{hour}.webp')[..., :1] for hour in self.about['suns']}
        self.awning = read(small / 'awning.webp') if 'awning' in self.about else None

    def tile(self, axis, index, scale):
        width, height = self.about['light']
        y, x = divmod(index, self.about['tiles_across'])
        tile = self.sheets[axis][y * height : (y + 1) * height, x * width : (x + 1) * width]
        return as_read(tile) ** 2 * scale

    def tint_of(self, half):
        """The colours of the light from the window (half 0), or of the sun's bounced light (half 1)."""
        width = self.tint.shape[1] // 2
        mixed = round(MIXED_TINT * width)
        tint = self.tint[:, half * width : (half + 1) * width]
        kept = tint[:, : width - mixed] if half == 0 else tint[:, mixed:]
        return self.grow(np.pad(kept, ((0, 0), (0, mixed) if half == 0 else (mixed, 0), (0, 0)), 'edge'))

    def sum(self, tiles):
        """The light of tiles, (axis, index, name of the scale) each, at full size."""
        return self.grow(sum(self.tile(axis, index, self.about['scales'][scale]) for axis, index, scale in tiles))

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


def open_picture(maps: Maps, hour: str):
    """Linear light of a room with its window free, or of a terrace with its awning drawn in, before it is toned."""
    about, now = maps.about, HOURS[hour]
    scales, means, hours = about['scales'], about['means'], list(about['suns'])
    is_awning = maps.awning is not None
    sky, sun, lamps = np.array(now['sky']), np.array(now['sun']), now['lamps']
    rows, sun_rows = about['rows'], about['sun_rows']
    rest = [('rest', 0, 'sky-rest')] if is_awning else []
    light = maps.sum([*(('rows', rows + row, 'sky-rows') for row in range(rows)), *rest]) * sky * maps.tint_of(0)
    if hour in hours:
        first = 2 * rows + sun_rows * hours.index(hour)
        rest = [('rest', 1 + hours.index(hour), f'{hour}-rest')] if is_awning else []
        bounced = maps.sum([*(('rows', first + row, f'{hour}-rows') for row in range(sun_rows)), *rest])
        light = light + bounced * sun * maps.tint_of(1) + maps.sun[hour] ** 2 * scales[f'sun-{hour}'] * sun
    if lamps:
        light = light + maps.grow(maps.night**2) * scales['night'] * lamps
    paint = maps.base**2
    picture = maps.solid * paint * light + (1 - maps.solid) * paint * about['view_scale'] * np.array(now['view'])
    if is_awning:
        cloth, metal, on_awning = maps.drawn(0)
        around = sum(means['sky-rows'] + means['sky-rest']) * sky + sum(means.get(f'{hour}-rows', [0]) + means.get(f'{hour}-rest', [0])) * sun
        around = around + np.array(about['front']) * lamps
        # Of a hood one sees the face that the sun falls on.
        outer = sky + sun * max(0, -about['suns'].get(hour, (0, 0, 0))[2]) / np.pi if 'hood' in about else 0
        picture = picture * (1 - np.clip(cloth + metal, 0, 1)) + on_awning * (0.85 * cloth * (around + outer) + 0.75 * metal * around)
    return picture * now['exposure'] * about.get('exposure', 1)


if __name__ == '__main__':
    folder, out, hour = sys.argv[1:]
    Image.fromarray((tone(open_picture(Maps(Path(folder)), hour)) * 255 + 0.5).astype(np.uint8)).save(out)
