"""Turns the passes of the street (street.py) into the files that the browser adds up: python3 renders/light/street_maps.py PASSES FOLDER.

They are the files of a room, as maps.py writes them, with the sides changed: the street is the room, and the living room is what is seen
outside. So they are stored as one sees the window from the living room, mirrored, and the app turns them round.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light.display import tone
from light.covering import rounded
from light.denoise import QUICK, denoise
from light.exr import Layers
from light.light_maps import WINDOW, LightMaps
from light.maps import NIGHT, PAINT_SCALE, WIDTH, Room
from light.pixels import LUMA, encoded, luma, resize, save
from light.pictures import WIDTHS, write

EXPOSURE = 2.4
BRIGHTEST, LANTERN, DAZZLING = 6.0, 1.4, 0.6
"""Of what one sees inside, whose lamp shines through a screen; of the light on the street, whose lantern is white;
and of what counts when one says how light it is inside, since nobody recognises anybody in a lamp."""


def mirrored(values):
    return values[:, ::-1]


def out_of_cells(room: Room, axis: str, count: int):
    """The light of evenly lit cloth in each cell of an axis, from the first that one sees from the living room."""
    layers = Layers(room.folder / 'cloth.exr')
    groups = [channel.split('.')[-2] for channel in layers.names if '.Combined_' in channel and channel.endswith('.R')]
    word = 'row' if axis == 'rows' else 'column'
    cells = []
    for index in range(count):
        found = [group for group in groups if f'{word}{index}' in group[len('Combined_') :].split('-')]
        cells.append(luma(room.lit(sum(layers.get(group) for group in found), WINDOW[0], QUICK)))
    return cells if axis == 'rows' else cells[::-1]


def add_maps(maps: LightMaps, room: Room, axis: str, free, scales):
    """Light maps of cloth, then of the free window, whose light falls out of each cell as that of cloth does."""
    of_cloth = out_of_cells(room, axis, room.about[axis])
    total = np.maximum(sum(of_cloth), 1e-6)
    for kind, found in (('cloth', of_cloth), ('sky', [free * cell / total for cell in of_cloth])):
        scales[f'{kind}-{axis}'] = maps.add(axis, kind, [mirrored(cell) for cell in found])


def face(room: Room, name: str):
    """The light on a face of a white covering, as one sees it from the living room."""
    layers = Layers(room.folder / f'{name}.exr')
    light = layers.get('Combined') / np.maximum(layers.get('Combined', 'A'), 1e-3)
    # A lamp behind its shade is found by few rays: two pixels make one, and none counts for more than three.
    light = np.minimum(light, 3 * np.median(light, (0, 1)))
    light = resize(light, light.shape[1] // 2, light.shape[0] // 2)
    facing = np.broadcast_to(np.float32([0, 1, 0]), light.shape)
    clean = denoise(light, np.ones_like(light), facing)
    light = clean * (light.mean() / clean.mean())
    return light if name.endswith('outer') else mirrored(light)


def along(light, axis, count):
    """The means of a picture of the covering in each cell of an axis."""
    size = (1, count) if axis == 'rows' else (count, 1)
    return cv2.resize(np.ascontiguousarray(light @ LUMA, np.float32), size, interpolation=cv2.INTER_AREA).ravel()


def main():
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    maps = target / 'maps'
    maps.mkdir(parents=True, exist_ok=True)
    room = Room(source)
    about, scales = room.about, {}

    night = room.lit(Layers(source / 'night.exr').get('Combined'), NIGHT)
    exact, blurred = room.full_size(luma(night)), resize(luma(night), room.width, room.height, Image.BILINEAR)
    make_up = cv2.medianBlur(np.clip(exact / np.maximum(blurred, 1e-5), 0.4, 1.8).astype(np.float32), 5)[..., None]
    albedo = room.albedo / np.maximum(room.alpha, 1e-3) * make_up
    free = room.lit(Layers(source / 'free.exr').get('Combined'), WINDOW[0])
    view = room.view()
    view_scale = min(BRIGHTEST, float(view.max()))

    light_maps = LightMaps(WINDOW)
    for axis in ('rows', 'columns'):
        add_maps(light_maps, room, axis, luma(free), scales)
    light_maps.save(maps, quality=85)
    save(maps / 'tint.webp', np.full((10, 32, 3), 0.5, np.float32), quality=80)
    scales['night'] = min(LANTERN, float(night.max()))
    save(maps / 'night.webp', mirrored(encoded(night, scales['night'])), quality=94)
    base = encoded(albedo, PAINT_SCALE) * room.alpha + encoded(view, view_scale) * (1 - room.alpha)
    solid = np.concatenate([room.alpha, room.alpha, room.before_covering()], 2)
    height = round(WIDTH / 1.6)
    save(maps / 'base.webp', resize(mirrored(base), WIDTH, height), quality=88)
    save(maps / 'solid.webp', resize(mirrored(solid), WIDTH, height), lossless=True)
    for name in ('sun', 'at'):
        save(maps / f'{name}-street.webp', np.zeros((10, 16, 3), np.float32), quality=60)
    scales = {name: scale * PAINT_SCALE for name, scale in scales.items()}

    on_back, on_front = face(room, 'lamps-outer'), face(room, 'night-inner')
    back = luma(on_back)
    scales['outer-sky'] = float(np.quantile(back, 0.995))
    save(maps / 'outer-street.webp', np.repeat(encoded(back, scales['outer-sky']), 3, 2), quality=80)

    inside = np.minimum(view[room.alpha[..., 0] < 0.01] @ LUMA, DAZZLING).mean()
    cells = [(axis, about[axis]) for axis in ('rows', 'columns')]
    left, top, right, bottom = about['rectangle']
    lamp = on_back.mean((0, 1))
    facts = {
        **about,
        'rectangle': [1 - right, top, 1 - left, bottom],
        'suns': {'street': [0, -1, 0]},
        'scales': {**scales, 'sun-street': 0},
        'means': {'inside': [inside]},
        'paint_scale': PAINT_SCALE,
        'view_scale': view_scale,
        **light_maps.facts(),
        'front': on_front.mean((0, 1)),
        'covering': {
            'tint': {'window': [1, 1, 1], 'sun': [1, 1, 1]},
            'spread': {f'lamps-{axis}': along(on_front, axis, count) / (on_front @ LUMA).mean() for axis, count in cells},
            'outer': {f'sky-{axis}': along(on_back, axis, count) for axis, count in cells},
        },
    }
    (target / 'room.json').write_text(json.dumps(rounded(facts), indent=2) + '\n')
    light = {'sky': lamp / (lamp @ LUMA), 'sun': [0, 0, 0], 'lamps': 1, 'exposure': EXPOSURE, 'view': [1, 1, 1]}
    (target / 'light.json').write_text(json.dumps(rounded(light), indent=2) + '\n')

    falls = resize(night + resize(free, *night.shape[1::-1], Image.BILINEAR), room.width, room.height, Image.BILINEAR)
    picture = albedo * falls * room.alpha + view * (1 - room.alpha)
    stand_in = write(Image.fromarray((tone(picture * EXPOSURE) * 255 + 0.5).astype(np.uint8)), target / 'open')
    pictures = {'width': WIDTHS[-1], 'height': round(WIDTHS[-1] / 1.6), 'widths': WIDTHS, 'standIns': {'open': stand_in}}
    (target / 'pictures.json').write_text(json.dumps(pictures, indent=2) + '\n')

    print('on a covering, by what is seen inside:', (on_back @ LUMA).mean() / inside, 'from the street:', (on_front @ LUMA).mean() / inside)
    sizes = {path.stem: path.stat().st_size for path in sorted(maps.glob('*.webp'))}
    print(json.dumps(sizes), sum(sizes.values()))


main()
