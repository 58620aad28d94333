"""Bed and bedside table. Each stands on z = 0, centred in x, its foot or front towards -y."""

from __future__ import annotations

from . import materials
from .furniture import SAND, lean, taper_leg
from .shapes import box, tube
from .textiles import box_cushion, keep_out, pillow, thicken, throw_over

OAK = (0.36, 0.22, 0.12)


def bed(width=1.6, length=2.05, seed=1):
    """Double bed of oak with a rumpled linen duvet, pillows and a wool blanket over its foot."""
    wood, upright = materials.wood(OAK, 'x'), materials.wood(OAK, 'z')
    side = materials.wood(OAK, 'y')
    sheet = materials.linen((0.74, 0.71, 0.66), 1.2, 0.05)
    duvet = materials.linen((0.68, 0.635, 0.565), 0.9, 0.08)
    w, top = width / 2, 0.545
    parts = [
        box('bed foot', (-w - 0.03, 0, 0.16), (w + 0.03, 0.035, 0.33), wood, 0.008, 3),
        box('bed side', (-w - 0.03, 0.035, 0.16), (-w, length, 0.33), side, 0.008, 3),
        box('bed side', (w, 0.035, 0.16), (w + 0.03, length, 0.33), side, 0.008, 3),
        box('bed slats', (-w, 0.035, 0.22), (w, length, 0.29), side, 0.004),
    ]
    for sx in (-1, 1):
        for y in (0.05, length - 0.06):
            parts.append(taper_leg('bed leg', (sx * (w - 0.03), y, 0), 0.034, 0.17, upright))
    parts += headboard(width + 0.14, 1.04, length, wood, upright)
    parts += lean(box_cushion('mattress', (width - 0.02, length - 0.06, 0.25), sheet, 1.03, 0.08, seed), (0, length / 2 + 0.01, 0.41))
    block = ((-w - 0.005, 0.02, 0.1), (w + 0.005, length, top))
    cloth = throw_over('duvet', (width + 0.58, 1.62), 0.035, (0.02, 0.70, top + 0.07), keep_out([block], 0.06, 0.35), duvet, seed + 4, degrees=1.5, steps=120, crush=0.955)
    parts.append(thicken(cloth, 0.034))
    cover = ((-w - 0.06, -0.035, 0.05), (w + 0.06, length, top + 0.052))
    blanket = throw_over('blanket', (width + 0.62, 0.62), 0.03, (-0.03, 0.40, top + 0.12), keep_out([cover], 0.08, 0.5), materials.blanket((0.32, 0.105, 0.055), (0.60, 0.50, 0.38)), seed + 7, degrees=-2.5, steps=110)
    parts.append(thicken(blanket, 0.009))
    rows = [(-0.39, length - 0.17, 0.74, 70, 2, 0.70, 0.48, sheet), (0.39, length - 0.17, 0.74, 70, -3, 0.70, 0.48, sheet)]
    rows += [(-0.37, length - 0.36, 0.70, 56, -4, 0.68, 0.46, duvet), (0.38, length - 0.36, 0.70, 57, 3, 0.68, 0.46, duvet)]
    rows += [(0.03, length - 0.53, 0.69, 60, 4, 0.52, 0.34, materials.linen(SAND, 1.0, 0.2))]
    for i, (x, y, z, pitch, yaw, pw, ph, cloth_material) in enumerate(rows):
        parts += lean(pillow('pillow', pw, ph, 0.19, cloth_material, seed + 30 + i, piping=i > 1, cells=34), (x, y, z), pitch, yaw, 0)
    return parts


def headboard(width, height, y, wood, upright):
    """Upright oak battens between two rails."""
    parts = [box('headboard rail', (-width / 2, y, height - 0.05), (width / 2, y + 0.04, height), wood, 0.008, 3)]
    parts.append(box('headboard rail', (-width / 2, y, 0.36), (width / 2, y + 0.04, 0.42), wood, 0.008, 3))
    for sx in (-1, 1):
        parts.append(box('headboard post', (sx * (width / 2 - 0.025) - 0.025, y, 0), (sx * (width / 2 - 0.025) + 0.025, y + 0.045, height), upright, 0.008, 3))
    count = 19
    pitch = (width - 0.1) / count
    for i in range(count):
        x = -width / 2 + 0.05 + pitch * (i + 0.5)
        parts.append(box('headboard batten', (x - pitch * 0.31, y + 0.008, 0.4), (x + pitch * 0.31, y + 0.03, height - 0.03), upright, 0.004))
    return parts


def bedside(width=0.44, depth=0.38, height=0.5):
    """Small table with one drawer."""
    wood, upright = materials.wood(OAK, 'x'), materials.wood(OAK, 'z')
    w = width / 2
    parts = [box('bedside box', (-w, 0, height - 0.19), (w, depth, height), wood, 0.006, 3)]
    parts.append(box('bedside drawer', (-w + 0.014, -0.008, height - 0.174), (w - 0.014, 0.012, height - 0.016), wood, 0.004))
    parts.append(tube('bedside knob', [(0, -0.032, height - 0.095), (0, -0.005, height - 0.095)], [0.013, 0.007], materials.paint((0.05, 0.042, 0.035), 0.5, 0.3), 16))
    for sx in (-1, 1):
        for y in (0.035, depth - 0.035):
            parts.append(taper_leg('bedside leg', (sx * (w - 0.035), y, 0), 0.019, height - 0.185, upright, 0.65, (sx * 0.012, 0)))
    return parts
