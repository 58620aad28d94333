"""Turns the passes of a room into the files that the browser adds up: python3 renders/light/maps.py PASSES FOLDER.

renders/README.md says what each file holds. Light is what a white surface would show, in units of the sky's radiance. What comes from
the lamps or straight from the sun is stored as the square root of its share of a `scale`, light maps as light_maps.py says. They are small, so
their light runs over the edges of things; the albedo makes up for it: it is multiplied by the share between the whole sky's light at full size
and the sum of the small maps.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light.display import as_read
from light.cover import cover_of
from light.covering import OnCovering, rounded
from light.denoise import BEST, QUICK, denoise
from light.exr import Layers
from light.light_maps import TERRACE, WINDOW, LightMaps
from light.pixels import encoded, luma, resize, save, tiled

WIDTH, GUIDE, NIGHT, OUTER = 1280, 800, 480, 240
"""Widths of the pictures, of the light that they are made up for with, of the lamps' light, and of the light on the outer face of a covering, px."""
VIEW_SCALE = 3.0
FRAME = 4
"""Pixels at the edges of an awning's tile that show nothing."""
OUTDOORS = 0.22
"""A terrace is so bright that it is exposed by this share of an hour's exposure; its lamps and what is seen beside it are not."""
PAINT_SCALE = 1.25
"""The brightest stored albedo, so that making up for light has room."""
MAKE_UP, COLOURED = (0.4, 2.2), (0.85, 1.2)
"""Least and most that light is made up for, and a band more than the mean of all: shine counts as light, and is white on leaves and boards."""
DARKEST = 0.03
DAZZLING = 1.6
"""The most light of the lamps that is told apart: in it a wooden desk looks nearly white."""


def filled(values, weight):
    """Values where weight is 0, taken from around; values are already multiplied by the weight."""
    total, found = np.zeros_like(values), np.zeros_like(weight)
    for sigma in (1.2, 3, 8, 24, 80):
        near = cv2.GaussianBlur(values, (0, 0), sigma).reshape(values.shape)
        share = cv2.GaussianBlur(weight, (0, 0), sigma).reshape(weight.shape)
        free = np.where(found > 0.02, 0, share > 1e-4)
        total, found = total + free * near, found + free * share
    return np.where(weight > 0.3, values / np.maximum(weight, 1e-3), total / np.maximum(found, 1e-6))


class Room:
    """What was rendered of a room, without grain."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.about = json.loads((folder / 'about.json').read_text())
        base = Layers(folder / 'base.exr')
        self.alpha, self.albedo = base.get('Combined', 'A'), base.get('DiffCol')
        self.normal, self.at = base.get('Normal', 'XYZ'), base.get('Position', 'XYZ')
        self.height, self.width = self.alpha.shape[:2]

    def guides(self, width):
        height = round(width / 1.6)
        return tuple(resize(values, width, height) for values in (self.albedo, self.normal, self.alpha))

    def lit(self, colour, width, which=BEST):
        """The light of a rendered picture: (h, w, 3), resized, without grain, divided by the albedo, and filled where one sees outside."""
        albedo, normal, alpha = self.guides(width)
        clean = denoise(resize(colour, width, round(width / 1.6)), albedo, normal, which)
        # Black things, such as a window's frame, show what they mirror: they say little of the light.
        trust = alpha * np.clip(albedo.mean(2, keepdims=True) / DARKEST, 0, 1)
        return filled(clean / np.maximum(albedo / np.maximum(alpha, 1e-3), DARKEST) / np.maximum(alpha, 1e-3) * trust, trust)

    def before_covering(self):
        """1 where something stands before the covering, as one sees it from the room."""
        before = self.alpha * (self.at[..., 1:2] < self.about['plane']['origin'][1] * np.maximum(self.alpha, 1e-3) - 0.004)
        # At the edge of the frame the covering counts, or the light behind it would shine there.
        return np.clip(before * 3 - 2, 0, 1)

    def view(self):
        """What one sees outside; nothing was rendered beside the window."""
        layers = Layers(self.folder / 'view.exr')
        colour, seen = layers.get('Combined'), layers.get('Combined', 'A')[..., 0] > 0
        ys, xs = np.flatnonzero(seen.any(1)), np.flatnonzero(seen.any(0))
        part = (slice(ys[0], ys[-1] + 1), slice(xs[0], xs[-1] + 1))
        colour[part] = denoise(colour[part], layers.get('DiffCol')[part], layers.get('Normal', 'XYZ')[part])
        return colour

    def sun(self, hour):
        return resize(Layers(self.folder / f'sun-{hour}.exr').get('DiffDir'), self.width, self.height, Image.BILINEAR)

    def full_size(self, small):
        """Light at full size, which keeps to the surfaces that normals, distances and paints tell apart."""
        total, weights = 0, 0
        height, width = small.shape[:2]
        normal, at, alpha = (resize(values * self.alpha, width, height) for values in (self.normal, self.at, np.ones_like(self.alpha)))
        normal, at = normal / np.maximum(alpha, 1e-3), at / np.maximum(alpha, 1e-3)
        paint = np.log(luma(self.albedo)[..., 0] + 0.02)
        paint_of = resize(paint[..., None], width, height)[..., 0]
        y, x = np.meshgrid((np.arange(self.height) + 0.5) * height / self.height - 0.5, (np.arange(self.width) + 0.5) * width / self.width - 0.5, indexing='ij')
        y, x = y.astype(np.float32), x.astype(np.float32)
        for dy in range(-1, 3):
            for dx in range(-1, 3):
                j, i = np.floor(y) + dy, np.floor(x) + dx
                near = np.exp(-((y - j) ** 2 + (x - i) ** 2) / 0.9)
                j, i = np.clip(j, 0, height - 1).astype(int), np.clip(i, 0, width - 1).astype(int)
                same = np.exp(-((normal[j, i] - self.normal) ** 2).sum(2) / 0.08)
                # The distance of the neighbour from this point's own surface.
                off = ((at[j, i] - self.at) * self.normal).sum(2)
                same = same * np.exp(-((off / 0.02) ** 2) - ((paint_of[j, i] - paint) / 0.6) ** 2)
                weight = (near * (same + 1e-4))[..., None]
                total, weights = total + weight * small[j, i], weights + weight
        return total / weights


class CellLight:
    """Collects the light maps of a window's rows and columns, or of an awning's rows and the rest."""

    def __init__(self, room: Room):
        self.room, self.scales, self.means, self.tints = room, {}, {}, {}
        self.maps = LightMaps(WINDOW if room.about['columns'] else TERRACE)
        self.cache = {}
        self.covering = OnCovering(room.folder, room.about) if room.about['columns'] else None

    def sum_of(self, name, wanted):
        """The light of all groups of a pass whose name is wanted."""
        layers = self.cache.setdefault(name, Layers(self.room.folder / f'{name}.exr'))
        groups = [channel.split('.')[-2][9:] for channel in layers.names if '.Combined_' in channel and channel.endswith('.R')]
        found = [group for group in groups if wanted(group)]
        if not found:
            return np.zeros((self.maps.size[1], self.maps.size[0], 3), np.float32)
        return self.room.lit(sum(layers.get(f'Combined_{group}') for group in found), self.maps.size[0], QUICK)

    def part(self, name, axis, key, wanted, tint):
        """Adds the maps of one kind of light and returns their sum; wanted has a test of groups for each map."""
        lights = [self.sum_of(name, test) for test in wanted]
        self.tints[tint] = self.tints.get(tint, 0) + sum(lights)
        bright = [luma(light) for light in lights]
        kind = key if tint == 'sun' else tint
        self.means[f'{key}-{axis}'] = [tile.mean() if self.covering is None else self.covering.inner(name, test, kind) for tile, test in zip(bright, wanted)]
        self.scales[f'{key}-{axis}'] = self.maps.add(axis, f'{key}-rest' if axis == 'rest' else key, bright)
        return sum(bright)

    def along(self, axis):
        """Adds the maps of rows or columns; returns the sky's light."""
        about = self.room.about
        word, count, sun_count = ('row', about['rows'], about['sun_rows']) if axis == 'rows' else ('column', about['columns'], about['sun_columns'])

        def cell(index, before=''):
            return lambda group: group.startswith(before) and f'{word}{index}' in group[len(before) :].split('-')

        self.part('cloth', axis, 'cloth', [cell(index) for index in range(count)], 'window')
        sky = self.part('sky', axis, 'sky', [cell(index) for index in range(count)], 'window')
        for hour in about['suns']:
            self.part('bounce', axis, hour, [cell(index, f'{hour}-') for index in range(sun_count)], 'sun')
        return sky

    def rest(self):
        """Adds the light that no covering stops: of the sky, which it returns, then of each hour's sun."""
        sky = self.part('sky', 'rest', 'sky', [lambda group: group == 'rest'], 'window')
        for hour in self.room.about['suns']:
            self.part('bounce', 'rest', hour, [lambda group, hour=hour: group == f'{hour}-rest'], 'sun')
        return sky

    def tints_of_light(self):
        """The colours of the light from the window and of the sun's bounced light, about 1."""
        width, height = self.maps.size
        # Shine on dark leaves would look coloured when it is divided by their albedo, so bright surfaces count more.
        trust = luma(self.room.guides(width)[0]) + 0.01
        for total in (self.tints['window'], self.tints['sun']):
            share = cv2.GaussianBlur(total / np.maximum(luma(total), 1e-6) * trust, (0, 0), 5) / cv2.GaussianBlur(trust, (0, 0), 5)[..., None]
            yield resize(share, width // 2, height // 2)


def sun_point(room: Room, hour, direct):
    """Where the sun's light came through the covering's plane, spread a little over what it does not reach."""
    about = room.about
    came = cover_of(about).reached(room.at, about['suns'][hour]).astype(np.float32)
    lit = (direct > 0.004).astype(np.float32)
    # Louvres draw fine stripes.
    size = 4 if 'awning' not in about else 3 if about['awning']['turns'] else 5
    width, height = room.width // size, room.height // size
    share = resize(lit, width, height)
    point = resize(np.clip(came, -0.05, 1.05) * lit, width, height)
    spread = cv2.dilate(share, np.ones((5, 5))).reshape(share.shape) > 0
    point = np.where(spread, filled(point, share) * 0.9 + 0.05, 0)
    return np.concatenate([point, np.zeros_like(share)], 2)


def on_outer_face(covering: OnCovering, hour, scales):
    """What falls on the outer face of a covering: the sun's light, with the shadow of the window's frame, and in blue the sky's."""
    height = round(OUTER * covering.face('sky', 'outer').shape[0] / covering.face('sky', 'outer').shape[1])
    shares = []
    for name, kind, blur in (('sky', 'sky', 2.5), (hour, f'sun-{hour}', 0.6)):
        light = resize(luma(covering.face(kind, 'outer')), OUTER, height, Image.BICUBIC)
        light = cv2.GaussianBlur(cv2.medianBlur(np.ascontiguousarray(light, np.float32), 3), (0, 0), blur)[..., None]
        shares.append(encoded(light, scales.setdefault(f'outer-{name}', float(np.quantile(light, 0.99)))))
    return np.concatenate([shares[1], shares[1], shares[0]], 2)


def awning_tiles(room: Room, awning):
    """What each step of an awning covers: cloth, metal, and the light on them; or louvres, and the light on them from below and from above."""
    tile_of = louvre_tile if awning['turns'] else cloth_tile
    tiles = np.stack([tile_of(*awning_step(room, step, awning['crop'])) for step in range(awning['steps'] + 1)])
    shares = 1 if awning['turns'] else 2
    is_covered = tiles[..., :shares].sum(3) > 0.5
    for band in range(shares, 3):
        tiles[..., band] /= np.quantile(tiles[..., band][is_covered], 0.98)
    if awning['turns']:
        tiles[..., 1:] = np.sqrt(tiles[..., 1:].clip(0))
    return [framed(tile) for tile in tiles]


def awning_step(room: Room, step, part):
    """What cloth and metal cover, (h, w, 2), and a function of a pass that gives its light without grain."""
    layers = Layers(room.folder / f'awning-{step}.exr')
    height, width = layers.data.shape[:2]
    cut = (slice(round(part[1] * height), round(part[3] * height)), slice(round(part[0] * width), round(part[2] * width)))
    share, normal = layers.get('DiffCol')[cut], layers.get('Normal', 'XYZ')[cut]
    return share[..., :2] / 0.8, lambda name: denoise(layers.get(name)[cut], share, normal, QUICK) / 0.8


def cloth_tile(covered, light):
    on_both = light('Combined')[..., :2].sum(2, keepdims=True)
    return np.concatenate([covered, near(filled(on_both, covered.sum(2, keepdims=True)), covered)], 2)


def louvre_tile(covered, light):
    """Louvres and their gaskets are one; the gaskets, which are metal, are black."""
    both = covered.sum(2, keepdims=True)
    return np.concatenate([both, *(near(filled(light(f'Combined_{side}')[..., :1], both), both) for side in ('below', 'above'))], 2)


def near(light, covered):
    """Light that fades out beside what it is on: where it is much, its encoder shows a little of what covers."""
    share = cv2.GaussianBlur(covered.sum(2).clip(0, 1), (0, 0), 12)[..., None]
    return light * (share * 4).clip(0, 1)


def framed(tile):
    """A tile with nothing at its edges, which the encoder mixes with those of its neighbours."""
    return np.pad(tile[FRAME:-FRAME, FRAME:-FRAME], ((FRAME, FRAME), (FRAME, FRAME), (0, 0)))


def main():
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    fine = source / 'fine'
    fine.mkdir(exist_ok=True)
    room = Room(source)
    by_cell, about = CellLight(room), room.about
    # The sun reaches all of a terrace, so its pictures are stored more sparingly.
    is_awning = about['columns'] == 0
    if is_awning:
        sky = by_cell.along('rows') + by_cell.rest()
    else:
        sky = by_cell.along('rows')
        by_cell.along('columns')
    by_cell.maps.save(target, quality=70 if is_awning else 94)
    tints = list(by_cell.tints_of_light())
    save(target / 'tint.webp', np.concatenate(tints, 1) / 2, quality=80)
    scales = by_cell.scales

    exact = room.full_size(room.lit(Layers(source / 'free.exr').get('Combined'), GUIDE))
    blurred = resize(as_read(sky), room.width, room.height, Image.BILINEAR) * resize(tints[0], room.width, room.height, Image.BILINEAR)
    # Pixels that belong to two things have the light of neither.
    make_up = cv2.medianBlur((exact / np.maximum(blurred, 1e-4)).astype(np.float32), 5)
    shade = luma(make_up)
    make_up = np.clip(shade, *MAKE_UP) * np.clip(make_up / shade, *COLOURED)
    albedo = room.albedo / np.maximum(room.alpha, 1e-3)
    paint = encoded(albedo * make_up, PAINT_SCALE)
    base = paint * room.alpha + encoded(room.view(), VIEW_SCALE) * (1 - room.alpha)

    solid = room.alpha if is_awning else np.concatenate([room.alpha, room.alpha, room.before_covering()], 2)
    night = room.lit(Layers(source / 'night.exr').get('Combined'), NIGHT)
    night = np.maximum(night / resize(make_up, *night.shape[1::-1]), 0)
    scales['night'] = min(float(np.quantile(night, 0.998)), DAZZLING)
    save(target / 'night.webp', encoded(night, scales['night']), quality=80 if is_awning else 97)
    for folder, width, options in ((target, WIDTH, {}), (fine, room.width, {'lossless': True})):
        height = round(width / 1.6)
        save(folder / 'base.webp', resize(base, width, height), **(options or {'quality': 62 if is_awning else 82}))
        save(folder / 'solid.webp', resize(solid, width, height), lossless=True)
        for hour in about['suns']:
            direct = room.sun(hour)
            evened = luma(direct * albedo) / np.maximum(luma(albedo * make_up), 1e-4)
            scale = scales.setdefault(f'sun-{hour}', float(np.quantile(evened[luma(direct) > 0.004], 0.999)))
            save(folder / f'sun-{hour}.webp', resize(encoded(evened, scale), width, height), **(options or {'quality': 26 if is_awning else 66}))
            if folder is target:
                save(target / f'at-{hour}.webp', sun_point(room, hour, luma(direct)), lossless=True)
    # The stored albedo is its share of PAINT_SCALE, so light counts so much more.
    scales = {name: scale * PAINT_SCALE for name, scale in scales.items()}
    if by_cell.covering is not None:
        for hour in about['suns']:
            save(target / f'outer-{hour}.webp', on_outer_face(by_cell.covering, hour, scales), quality=70)
    facts = {**about, 'scales': scales, 'means': by_cell.means, 'paint_scale': PAINT_SCALE, 'view_scale': VIEW_SCALE, **by_cell.maps.facts()}
    if is_awning:
        facts['exposure'] = OUTDOORS
        facts['view_scale'] /= OUTDOORS
        facts['scales']['night'] /= OUTDOORS
        awning = about['awning']
        tiles = awning_tiles(room, awning)
        facts['awning'] = {**awning, 'size': [tiles[0].shape[1], tiles[0].shape[0]], 'tiles_across': 3}
        save(target / 'awning.webp', tiled(tiles, 3), quality=50 if awning['turns'] else 72)
    if by_cell.covering is None:
        facts['front'] = night.mean((0, 1)) / OUTDOORS
    else:
        facts['front'] = by_cell.covering.lamps()
        facts['covering'] = by_cell.covering.facts()
    (target.parent / 'room.json').write_text(json.dumps(rounded(facts), indent=2) + '\n')
    sizes = {path.stem: path.stat().st_size for path in sorted(target.glob('*.webp'))}
    print(json.dumps(sizes), sum(sizes.values()))


if __name__ == '__main__':
    main()
