"""What falls on the two faces of a covering in a window, from the passes NAME-inner and NAME-outer. Run by the system's Python."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from light.exr import Layers
from light.pixels import LUMA


def rounded(facts):
    """The same facts with numbers of five digits: browsers keep them."""
    if isinstance(facts, dict):
        return {name: rounded(one) for name, one in facts.items()}
    if isinstance(facts, (list, tuple, np.ndarray)):
        return [rounded(one) for one in facts]
    return float(f'{facts:.5g}') if isinstance(facts, (float, np.floating)) else facts


class OnCovering:
    """Light as a white covering shows it."""

    def __init__(self, folder: Path, about: dict):
        self.folder, self.about, self.cache = folder, about, {}
        self.total = {}

    def face(self, name, side, wanted=lambda group: True):
        """A picture of the covering, from its upper left corner as one sees it from the room, in the light of the groups that are wanted."""
        layers = self.cache.setdefault((name, side), Layers(self.folder / f'{name}-{side}.exr'))
        groups = [channel.split('.')[-2] for channel in layers.names if '.Combined_' in channel and channel.endswith('.R')]
        found = [layers.get(group) for group in groups if wanted(group[9:])] if groups else [layers.get('Combined')]
        light = np.sum(found, 0) if found else np.zeros_like(layers.get('Combined'))
        # Pixels at the covering's edge hold less of it.
        light = light / np.maximum(layers.get('Combined', 'A'), 1e-3)
        return light[:, ::-1] if side == 'outer' else light

    def inner(self, name, wanted, kind):
        """The mean light of some groups on the inner face, without its colour; kind is `window`, or an hour for its sun's bounced light."""
        light = self.face(name, 'inner', wanted)
        self.total[kind] = self.total.get(kind, 0) + light
        return (light @ LUMA).mean()

    def lamps(self):
        self.total['lamps'] = self.face('night', 'inner')
        return self.total['lamps'].mean((0, 1))

    def along(self, light, axis):
        """The means of a picture in each cell of an axis."""
        size = (1, self.about['rows']) if axis == 'rows' else (self.about['columns'], 1)
        return cv2.resize(np.ascontiguousarray(light @ LUMA, np.float32), size, interpolation=cv2.INTER_AREA).ravel()

    def facts(self):
        """Colours of the light on the inner face, how it is spread over it, and the light on the outer face; after the light was asked for."""
        hours, spread, outer = self.about['suns'], {}, {}
        colours = {'window': self.total['window'], 'sun': sum(self.total[hour] for hour in hours)}
        tint = {kind: light.mean((0, 1)) / (light @ LUMA).mean() for kind, light in colours.items()}
        for axis in ('rows', 'columns'):
            for kind, light in self.total.items():
                shares = self.along(light, axis)
                spread[f'{kind}-{axis}'] = shares / shares.mean()
            for name, file in (('sky', 'sky'), *((hour, f'sun-{hour}') for hour in hours)):
                outer[f'{name}-{axis}'] = self.along(self.face(file, 'outer'), axis)
        return {'tint': tint, 'spread': spread, 'outer': outer}
