"""Lamps. Their light is off until "lamp_strength" is set."""

from __future__ import annotations

import numpy as np

from . import materials
from .shapes import lathe, tube

LAMP_NODE = 'lamp_strength'


def set_lamp_strength(objects, value: float) -> None:
    """Sets the strength of every lamp; 0 is off, about 6 to 12 lights a room at night. A lamp may be several times as bright: obj["times"]."""
    for obj in objects:
        for slot in obj.material_slots:
            node = slot.material.node_tree.nodes.get(LAMP_NODE)
            if node is not None:
                node.outputs[0].default_value = value * obj.get('times', 1)


def shade(name, at, top, bottom, height, material):
    """Open drum or cone of cloth; at is the middle of its lower rim."""
    t = 0.0015
    profile = [(bottom, 0), (top, height), (top - t, height), (bottom - t, 0), (bottom, 0)]
    return lathe(name, profile, material, 72, at, sharp_angle=50)


def globe(name, at, radius):
    """A frosted bulb."""
    a = np.linspace(-np.pi / 2, np.pi / 2, 14)
    return lathe(name, [(radius * np.cos(k) if 0 < i < 13 else 0, radius * np.sin(k)) for i, k in enumerate(a)], materials.bulb(), 24, at)


def floor_lamp(height=1.58, metal=(0.035, 0.03, 0.027)):
    """Slender floor lamp with a linen shade. Returns (objects, lights)."""
    dark = materials.paint(metal, 0.5, 0.3)
    foot = [(0, 0), (0.15, 0), (0.152, 0.004), (0.15, 0.012), (0.142, 0.015), (0.02, 0.02), (0.012, 0.034), (0, 0.034)]
    low = height - 0.32
    parts = [lathe('lamp foot', foot, dark), tube('lamp stem', [(0, 0, 0.02), (0, 0, low * 0.5), (0, 0, height - 0.16)], 0.0085, dark, 14)]
    cover = shade('lamp shade', (0, 0, low), 0.165, 0.225, 0.30, materials.lamp_shade())
    light = globe('lamp bulb', (0, 0, low + 0.15), 0.042)
    for k in range(3):
        way = np.array([np.cos(k * 2.094), np.sin(k * 2.094), 0])
        parts.append(tube('lamp spoke', [way * 0.006 + [0, 0, height - 0.165], way * 0.168 + [0, 0, height - 0.045]], 0.002, dark, 6))
    return [*parts, cover, light], [cover, light]


def table_lamp(height=0.46, clay=(0.55, 0.49, 0.40)):
    """Stoneware table lamp with a linen shade. Returns (objects, lights)."""
    h = height - 0.22
    profile = [(0, 0), (0.06, 0), (0.066, 0.006)]
    profile += [(0.066 + 0.035 * np.sin(np.pi * (t**0.8)) - 0.044 * t, 0.006 + (h - 0.006) * t) for t in np.linspace(0.04, 1, 18)]
    profile += [(0.012, h + 0.004), (0.010, h + 0.05), (0, h + 0.05)]
    body = lathe('lamp body', profile, materials.ceramic(clay), sharp_angle=50)
    cover = shade('lamp shade', (0, 0, h + 0.015), 0.105, 0.16, 0.205, materials.lamp_shade())
    light = globe('lamp bulb', (0, 0, h + 0.11), 0.032)
    return [body, cover, light], [cover, light]
