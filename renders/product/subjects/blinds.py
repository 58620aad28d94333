"""The ends of blinds, from near: mechanisms, motors, galleries and cassettes. The wall is y = 0; the blind's right end is x = 0."""

from __future__ import annotations

import math
from functools import partial

import bpy
import numpy as np
from parts import GRAPHITE, WHITE, bead_chain, box, cloth, cloth_roll, coated, cylinder, extrude, fillet, lathe, metal, rectangle, screw, sheet, slab, smooth_path, tube
from scene import materials
from scene.stage import add_mesh, place
from studio import Shot, area, soft_light, table, wall

from .subject import Subject

SAND = (0.52, 0.43, 0.33)
LINEN = (0.66, 0.60, 0.51)
CHAIN = (0.84, 0.83, 0.81)
END = Shot((0.34, -0.80, -0.06), (-0.085, -0.03, -0.095), 62)


def chain(x, y, z, radius=0.0165, low=-0.6):
    """A loop that hangs over its wheel."""
    a = np.linspace(0, math.pi, 24)
    over = np.stack([np.full(24, x), y - radius * np.cos(a), z + radius * np.sin(a)], 1)
    bead_chain('chain', np.vstack([[(x, y - radius, low)], over, [(x, y + radius, low)]]), coated(CHAIN, 0.3))


def wheel(x, y, z, colour=WHITE):
    """The clutch with its chain wheel and guard."""
    white = coated(colour, 0.36)
    cylinder('clutch', (x - 0.012, y, z), (x + 0.003, y, z), 0.0215, white)
    cylinder('wheel', (x + 0.003, y, z), (x + 0.011, y, z), 0.0145, white)
    cylinder('guard', (x + 0.011, y, z), (x + 0.0145, y, z), 0.0215, white)
    slab('shield', fillet([(y - 0.0235, z - 0.030), (y + 0.0235, z - 0.030), (y + 0.0235, z + 0.012), (y - 0.0235, z + 0.012)], 0.02), 0.002, white, (x + 0.0145, 0, 0), 'x')


def bracket(x, y, z, colour=WHITE):
    """A steel angle on the wall."""
    white = coated(colour, 0.36)
    slab('plate', fillet([(-0.0, z - 0.038), (-0.0, z + 0.038), (y - 0.02, z + 0.030), (y - 0.026, z), (y - 0.02, z - 0.030)], 0.012), 0.0024, white, (x, 0, 0), 'x')
    box('foot', (x - 0.002, -0.0024, z - 0.038), (x + 0.026, 0, z + 0.038), white, 0.001)
    for dz in (-0.022, 0.022):
        screw((x + 0.014, -0.0024, z + dz), metal(roughness=0.28))


def roller(length=0.30, y=-0.052, z=0.0, roll=0.028, right=-0.030, colour=LINEN, bar=True, chained=True, bracketed=True, fabric=None):
    """A roller blind's end: tube, roll, cloth that falls behind, bottom bar."""
    weave = fabric or cloth(colour, 0.12)
    cloth_roll('roll', -0.75, right, y, z, 0.019, roll, weave, metal())
    line = np.stack([np.full(12, y + roll - 0.0008), np.linspace(z, z - length, 12)], 1)
    sheet('cloth', line, -0.75, right, weave)
    if bar:
        extrude('bar', rectangle(y + roll - 0.0075, z - length - 0.026, y + roll + 0.006, z - length + 0.002, 0.0065), -0.75, right, coated(WHITE))
        extrude('bar cap', rectangle(y + roll - 0.0078, z - length - 0.0263, y + roll + 0.0063, z - length + 0.0023, 0.0065), right, right + 0.004, coated(WHITE))
    if chained:
        wheel(right + 0.012, y, z)
        chain(right + 0.019, y, z)
    if bracketed:
        bracket(right + 0.0295, y, z)


def studio_wall(reach=0.75):
    wall()
    soft_light(reach)


def cadena():
    studio_wall()
    roller(0.24)
    return END


def printed(x0, x1, radius, ink):
    """A label around the side of a tube at y = 0, z = 0, with four lines of print."""

    def around(low, high, more):
        a = np.radians(np.linspace(low, high, 12))
        return np.stack([-(radius + more) * np.cos(a), (radius + more) * np.sin(a)], 1)

    sheet('label', around(2, 62, 0.00012), x0, x1, coated(WHITE, 0.5), thick=0)
    for row, share in enumerate((0.55, 0.82, 0.70, 0.78)):
        low = 45 - row * 10.5
        sheet('line', around(low, low + (7 if row == 0 else 3.5), 0.00022), x0 + (x1 - x0) * 0.08, x0 + (x1 - x0) * share, ink, thick=0)
    sheet('sign', around(38, 54, 0.00022), x0 + (x1 - x0) * 0.84, x0 + (x1 - x0) * 0.93, ink, thick=0)


def motor(charged):
    """A tube motor half way into its tube, with cloth on it, on a table."""
    table(-0.045)
    soft_light(0.75)
    dark, white = coated(GRAPHITE, 0.35), coated(WHITE, 0.34)
    weave = cloth(LINEN, 0.1)
    cylinder('tube', (-0.62, 0, 0), (-0.012, 0, 0), 0.019, metal(), hollow=True)
    cloth_roll('roll', -0.62, -0.10, 0, 0, 0.0195, 0.030, weave, metal())
    line = np.stack([-0.03 - np.linspace(0, 0.16, 14), -0.0 - 0.043 * np.sin(np.clip(np.linspace(0, 1.6, 14), 0, math.pi / 2))], 1)
    sheet('cloth', np.vstack([[(0.0, 0.030 * -1)], [(-0.012, -0.0385)], np.stack([np.linspace(-0.03, -0.30, 20), np.full(20, -0.0437)], 1)]), -0.62, -0.10, weave)
    cylinder('motor', (-0.02, 0, 0), (0.165, 0, 0), 0.0165, dark)
    cylinder('crown', (0.018, 0, 0), (0.030, 0, 0), 0.0188, coated((0.12, 0.12, 0.125)))
    cylinder('ring', (0.095, 0, 0), (0.098, 0, 0), 0.0168, metal(roughness=0.25))
    cylinder('head', (0.165, 0, 0), (0.195, 0, 0), 0.0225, white)
    cylinder('pin', (0.195, 0, 0), (0.208, 0, 0), 0.007, metal(roughness=0.25))
    printed(0.108, 0.152, 0.0165, dark)
    for y in (-0.011, 0.011):
        cylinder('limit', (0.1948, y, 0.011), (0.1953, y, 0.011), 0.0036, dark)
        cylinder('limit screw', (0.1953, y, 0.011), (0.1958, y, 0.011), 0.0022, coated((0.75, 0.33, 0.05)))
    if charged:
        box('port', (0.173, -0.0232, -0.004), (0.187, -0.0215, 0.004), dark, 0.001)
        cylinder('light', (0.180, -0.0222, 0.010), (0.180, -0.0235, 0.0104), 0.0016, _led())
        path = smooth_path([(0.180, -0.050, 0.0), (0.181, -0.085, -0.020), (0.20, -0.14, -0.041), (0.28, -0.17, -0.0422), (0.36, -0.09, -0.0422), (0.6, 0.04, -0.0422)])
        cylinder('plug', (0.180, -0.026, 0), (0.180, -0.050, 0), 0.0058, dark)
        tube('cable', path, 0.0019, dark)
    else:
        path = smooth_path([(0.180, -0.0, -0.018), (0.186, -0.035, -0.035), (0.21, -0.10, -0.0415), (0.30, -0.15, -0.0415), (0.38, -0.06, -0.0415), (0.62, 0.05, -0.0415)])
        tube('cable', path, 0.0030, coated((0.72, 0.71, 0.69)))
    return Shot((0.42, -0.72, 0.36), (0.02, -0.03, -0.01), 62)


def _led():
    from parts import glow

    return glow((0.1, 0.9, 0.35), 2)


def motor_toldo():
    """A motor for outside: thick, sealed, with a six-sided crown and its rubber cable."""
    table(-0.052)
    soft_light(0.75)
    dark = coated((0.05, 0.052, 0.055), 0.45)
    ribbed = fillet([(0.039 * math.cos(a), 0.039 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)[:-1]], 0.001, 2)
    extrude('tube', ribbed, -0.62, -0.05, metal(), sharp=60)
    weave = cloth((0.07, 0.16, 0.115), 0.0, scale=0.7)
    cloth_roll('roll', -0.62, -0.12, 0, 0, 0.0395, 0.050, weave, metal())
    cylinder('motor', (-0.05, 0, 0), (0.17, 0, 0), 0.0225, dark)
    crown = fillet([(0.036 * math.cos(a), 0.036 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 7)[:-1]], 0.008)
    extrude('crown', crown, 0.012, 0.032, coated((0.14, 0.14, 0.145)))
    cylinder('ring', (0.120, 0, 0), (0.125, 0, 0), 0.0228, coated((0.75, 0.33, 0.05)))
    cylinder('head', (0.17, 0, 0), (0.205, 0, 0), 0.030, coated((0.11, 0.112, 0.115)))
    extrude('square', rectangle(-0.008, -0.008, 0.008, 0.008, 0.0015), 0.205, 0.222, metal(roughness=0.25))
    printed(0.06, 0.108, 0.0225, dark)
    tube('cable', smooth_path([(0.188, 0.0, -0.024), (0.192, -0.04, -0.042), (0.22, -0.11, -0.0475), (0.32, -0.15, -0.0475), (0.40, -0.05, -0.0475), (0.62, 0.06, -0.0475)]), 0.0042, coated((0.02, 0.02, 0.02), 0.6))
    return Shot((0.42, -0.74, 0.38), (0.02, -0.03, -0.005), 58)


# Galleries and cassettes.


def with_gallery(kind):
    studio_wall()
    roller(0.22, z=-0.01, bracketed=False)
    y0, z0, z1, x1 = -0.108, -0.065, 0.065, 0.014
    if kind == 'wood':
        material = materials.wood((0.17, 0.095, 0.05), 'x')
        profile = fillet([(y0 + 0.016, z0), (y0 + 0.016, z1), (y0 - 0.004, z1), (y0 - 0.004, z1 - 0.014), (y0 + 0.001, z1 - 0.022), (y0 + 0.001, z0 + 0.022), (y0 - 0.004, z0 + 0.014), (y0 - 0.004, z0)], (0.001, 0.001, 0.005, 0.002, 0.004, 0.004, 0.002, 0.005))
        extrude('board', profile, -0.75, x1, material)
        box('return', (x1 - 0.014, y0 + 0.012, z0), (x1, 0, z1), materials.wood((0.17, 0.095, 0.05), 'y'), 0.002)
    else:
        if kind == 'cloth':
            material = cloth(SAND, 0.0)
        else:
            material = metal((0.78, 0.785, 0.79), 0.26)
        grooves = [] if kind == 'cloth' else [(y, z + dz) for z in (z0 + 0.016, z1 - 0.020) for y, dz in ((y0, 0), (y0 + 0.002, 0.001), (y0 + 0.002, 0.003), (y0, 0.004))]
        profile = fillet([(y0, z0), *grooves, (y0, z1), (y0 + 0.006, z1 + 0.004), (0, z1 + 0.004), (0, z1), (y0 + 0.008, z1), (y0 + 0.008, z0)], (0.002, *(0.0004 for _ in grooves), 0.006, 0.004, 0.0005, 0.0005, 0.001, 0.002))
        extrude('front', profile, -0.75, x1, material)
        side = coated(WHITE) if kind == 'cloth' else material
        slab('end', fillet([(y0 - 0.0006, z0 - 0.0006), (0, z0 - 0.0006), (0, z1 + 0.0046), (y0 - 0.0006, z1 + 0.0046)], 0.005), 0.003, side, (x1, 0, 0), 'x')
        if kind == 'cloth':
            extrude('trim', rectangle(y0 - 0.0012, z0 - 0.004, y0 + 0.0105, z0 + 0.001, 0.001), -0.75, x1, coated(WHITE))
    return Shot((0.36, -0.82, -0.02), (-0.085, -0.05, -0.075), 62)


def no_gallery():
    studio_wall()
    roller(0.24, z=0.0, chained=True)
    return Shot((0.36, -0.82, -0.02), (-0.085, -0.05, -0.075), 62)


def cassette(kind):
    """A closed box: the cloth leaves through a slot below."""
    studio_wall()
    white = coated(WHITE, 0.36)
    x1, y0, z0, z1 = 0.0, -0.085, -0.042, 0.045
    shapes = {
        'closed': fillet([(0, z0), (0, z1), (y0, z1), (y0, z0 + 0.004), (y0 + 0.010, z0)], (0.002, 0.004, 0.016, 0.004, 0.004)),
        'round': fillet([(0, z0), (0, z1), (y0 * 0.45, z1), (y0, z1 * 0.45), (y0, z0 * 0.55), (y0 * 0.72, z0)], (0.002, 0.004, 0.05, 0.05, 0.03, 0.01), 10),
        'square': fillet([(0, z0), (0, z1), (y0, z1), (y0, z0)], (0.001, 0.002, 0.0025, 0.002)),
    }
    profile = shapes[kind]
    extrude('box', profile, -0.75, x1, white)
    bigger = profile.mean(0) + (profile - profile.mean(0)) * 1.018
    extrude('cap', bigger, x1, x1 + 0.005, white)
    double = kind != 'closed'
    y = -0.034
    low = -0.30
    if double:
        bands(y, z0 - 0.001, low, -0.75, -0.022)
    else:
        line = np.stack([np.full(12, y), np.linspace(z0 - 0.001, low, 12)], 1)
        sheet('cloth', line, -0.75, -0.022, cloth(LINEN, 0.12))
    if kind == 'square':
        box('insert', (-0.75, y0 - 0.0008, z0 + 0.010), (-0.006, y0 + 0.001, z1 - 0.010), cloth(SAND, 0.0), 0.0004)
    extrude('bar', rectangle(y - 0.012, low - 0.026, y + 0.010, low + 0.002, 0.009), -0.75, -0.022, white)
    bead_chain('chain', [(-0.010, -0.052, z0 + 0.004), (-0.010, -0.052, -0.7)], coated(CHAIN, 0.3))
    bead_chain('chain back', [(-0.010, -0.020, z0 + 0.004), (-0.010, -0.020, -0.7)], coated(CHAIN, 0.3))
    return Shot((0.36, -0.82, -0.10), (-0.085, -0.05, -0.105), 62)


def bands(y, top, low, x0, x1, solid=0.075, clear=0.05):
    """Two layers of closed and clear bands."""
    for layer, shift in ((0.0, 0.0), (0.006, 0.02)):
        z, closed = top - shift, True
        edge = top
        while edge > low:
            step = solid if closed else clear
            nxt = max(low, z - step)
            line = [(y + layer, edge), (y + layer, nxt)]
            sheet('closed' if closed else 'clear', line, x0, x1, cloth(LINEN, 0.22) if closed else cloth((0.82, 0.78, 0.71), 0.2, 0.62), thick=0)
            edge = z = nxt
            closed = not closed


def sheer_cadena():
    return cassette('round')


def romana():
    """The back of a Roman blind: rods, rings and cords, with the cord lock and the chain."""
    wall(0.35)
    soft_light(0.9)
    front = cloth((0.62, 0.55, 0.45), 0.12)
    lining = cloth((0.78, 0.76, 0.71), 0.15)
    white = coated(WHITE, 0.36)
    extrude('rail', fillet([(-0.045, 0.0), (-0.045, 0.04), (0.0, 0.04), (0.0, 0.0), (-0.006, 0.0), (-0.006, 0.032), (-0.039, 0.032), (-0.039, 0.0)], 0.001), -0.75, 0.0, white)
    line, z, y = [], 0.02, -0.0
    line.append((0.006, 0.038))
    folds = 3
    for k in range(folds):
        top = -0.035 - k * 0.135
        t = np.linspace(0, 1, 18, endpoint=False)
        belly = 0.055 * np.sin(t * math.pi) ** 0.9 * (0.55 + 0.45 * k / folds)
        line += [(0.006 + b, top - 0.135 * s) for b, s in zip(belly, t)]
    line += [(0.006, -0.035 - folds * 0.135), (0.006, -0.62)]
    line = np.array(line)
    sheet('front', line + (0.0018, 0), -0.75, 0.0, front, columns=4)
    sheet('lining', line, -0.75, 0.0, lining, columns=4)
    ring_paint, cord_paint = coated((0.86, 0.85, 0.83), 0.3), coated((0.80, 0.78, 0.74), 0.6)
    cords = (-0.10, -0.42)
    for k in range(folds + 1):
        zz = -0.035 - k * 0.135
        extrude('pocket', rectangle(-0.004, zz - 0.007, 0.006, zz + 0.007, 0.004), -0.75, -0.004, lining)
        cylinder('rod', (-0.006, 0.001, zz), (0.004, 0.001, zz), 0.0026, white)
        for x in cords:
            a = np.linspace(0, 2 * math.pi, 25)[:-1]
            tube('ring', np.stack([np.full(24, x), -0.011 + 0.007 * np.cos(a), zz + 0.007 * np.sin(a)], 1), 0.0012, ring_paint, closed=True)
    for x in cords:
        tube('cord', [(x, -0.012, 0.004), (x, -0.012, -0.62)], 0.0012, cord_paint)
        cylinder('spool', (x - 0.014, -0.022, 0.016), (x + 0.014, -0.022, 0.016), 0.012, white)
        cylinder('flange', (x - 0.017, -0.022, 0.016), (x - 0.014, -0.022, 0.016), 0.015, white)
        cylinder('flange', (x + 0.014, -0.022, 0.016), (x + 0.017, -0.022, 0.016), 0.015, white)
    tube('shaft', [(-0.75, -0.022, 0.016), (0.0, -0.022, 0.016)], 0.003, metal())
    wheel(0.006, -0.022, 0.016)
    chain(0.013, -0.022, 0.016)
    return Shot((0.40, -0.84, 0.10), (-0.105, 0.0, -0.10), 58)


# What runs on rails.

RAIL = Shot((0.36, -0.80, -0.16), (-0.10, -0.03, -0.115), 58)


def rail_profile(z=0.0, y=-0.06, wide=0.044, high=0.030):
    return fillet([(y - wide / 2, z), (y - wide / 2, z + high), (y + wide / 2, z + high), (y + wide / 2, z), (y + 0.006, z), (y + 0.006, z + 0.003), (y - 0.006, z + 0.003), (y - 0.006, z)], (0.004, 0.003, 0.003, 0.004, 0.0005, 0.0005, 0.0005, 0.0005))


def rail(z=0.0, y=-0.06, wide=0.044, paint=None):
    paint = paint or coated(WHITE, 0.36)
    extrude('rail', rail_profile(z, y, wide), -0.75, 0.0, paint)
    extrude('rail cap', rectangle(y - wide / 2 - 0.001, z - 0.002, y + wide / 2 + 0.001, z + 0.031, 0.004), 0.0, 0.010, paint)
    for x in (-0.18, -0.5):
        box('clip', (x - 0.014, y - 0.012, z + 0.028), (x + 0.014, 0.0, z + 0.033), coated((0.7, 0.7, 0.69)), 0.001)
        box('clip foot', (x - 0.014, -0.003, z + 0.0), (x + 0.014, 0.0, z + 0.055), coated((0.7, 0.7, 0.69)), 0.001)
        screw((x, -0.003, z + 0.045), metal(roughness=0.28), 0.003)


def vane(x, y, degrees, weave, top=-0.022, low=-0.62, wide=0.089):
    line = np.stack([np.linspace(-wide / 2, wide / 2, 9), 0.004 * np.cos(np.linspace(-1, 1, 9) * math.pi / 2)], 1)
    n = len(line)
    vertices = [(a, b, z) for z in (top, low) for a, b in line]
    obj = add_mesh('vane', vertices, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], weave)
    place([obj], (x, y, 0), degrees)
    hanger = slab('hanger', fillet([(-0.011, top - 0.012), (0.011, top - 0.012), (0.011, top + 0.006), (0.003, top + 0.010), (0.003, top + 0.024), (-0.003, top + 0.024), (-0.003, top + 0.010), (-0.011, top + 0.006)], 0.0018), 0.0016, coated((0.80, 0.81, 0.82), 0.25), (0, 0.0034, 0), 'y')
    place([hanger], (x, y, 0), degrees)


def vertical(kind):
    studio_wall(0.8)
    rail()
    weave = cloth((0.70, 0.65, 0.56), 0.2)
    for k in range(9):
        vane(-0.055 - k * 0.076, -0.06, 62, weave)
    y = -0.06
    white = coated(WHITE, 0.36)
    if kind == 'wand':
        cylinder('eye', (0.004, y - 0.03, -0.004), (0.004, y - 0.03, -0.022), 0.003, white)
        cylinder('wand', (0.004, y - 0.03, -0.020), (0.010, y - 0.032, -0.75), 0.0045, coated((0.82, 0.82, 0.81), 0.2))
        cylinder('collar', (0.004, y - 0.03, -0.018), (0.0043, y - 0.0301, -0.040), 0.006, white)
    elif kind == 'cord':
        bead_chain('chain', [(0.010, y - 0.018, -0.002), (0.010, y - 0.018, -0.75)], coated(CHAIN, 0.3))
        bead_chain('chain back', [(0.010, y + 0.0, -0.002), (0.010, y + 0.0, -0.75)], coated(CHAIN, 0.3))
        for dy in (0.016, 0.022):
            tube('cord', [(0.004, y + dy, 0.0), (0.004, y + dy, -0.75)], 0.0011, coated((0.82, 0.80, 0.76), 0.6))
    else:
        rail_motor(y)
    return RAIL


def rail_motor(y):
    dark = coated(GRAPHITE, 0.35)
    slab('motor', fillet([(-0.02, y - 0.030), (0.030, y - 0.030), (0.030, y + 0.030), (-0.02, y + 0.030)], 0.012), 0.235, dark, (0.0, 0, -0.24), 'z', 0.004)
    box('gear', (-0.022, y - 0.026, -0.006), (0.032, y + 0.026, 0.034), coated(WHITE, 0.36), 0.004)
    cylinder('led', (0.006, y - 0.0295, -0.20), (0.006, y - 0.0306, -0.20), 0.0022, _led())
    cylinder('button', (0.006, y - 0.029, -0.18), (0.006, y - 0.0312, -0.18), 0.005, coated((0.12, 0.12, 0.125)))
    tube('cable', smooth_path([(0.005, y, -0.24), (0.006, y + 0.01, -0.30), (0.02, -0.006, -0.42), (0.02, -0.006, -0.7)]), 0.0028, dark)


def panels(kind):
    """Panels behind one another on a rail of four channels."""
    studio_wall(0.8)
    paint = coated(WHITE, 0.36)
    wide = 0.066
    y = -0.07
    profile = fillet([(y - wide / 2, -0.002), (y - wide / 2, 0.018), (y + wide / 2, 0.018), (y + wide / 2, -0.002), (y + wide / 2 - 0.004, -0.002), (y + wide / 2 - 0.004, 0.014), (y - wide / 2 + 0.004, 0.014), (y - wide / 2 + 0.004, -0.002)], 0.0008)
    extrude('rail', profile, -0.75, 0.0, paint)
    for k in range(1, 4):
        yy = y - wide / 2 + k * wide / 4
        box('fin', (-0.75, yy - 0.0012, -0.004), (0.0, yy + 0.0012, 0.016), paint, 0.0003)
    box('rail end', (0.0, y - wide / 2 - 0.001, -0.004), (0.008, y + wide / 2 + 0.001, 0.020), paint, 0.002)
    for x in (-0.14, -0.46):
        box('clip', (x - 0.014, y - 0.01, 0.017), (x + 0.014, 0.0, 0.021), coated((0.7, 0.7, 0.69)), 0.001)
    tones = ((0.70, 0.64, 0.54), (0.62, 0.55, 0.45), (0.70, 0.64, 0.54))
    for k, (x0, x1) in enumerate(((-0.72, -0.27), (-0.60, -0.14), (-0.48, -0.02))):
        yy = y - wide / 2 + (k + 0.5) * wide / 4
        extrude('carrier', rectangle(yy - 0.005, -0.038, yy + 0.005, -0.004, 0.002), x0, x1, metal())
        sheet('panel', [(yy - 0.0056, -0.012), (yy - 0.0056, -0.7)], x0, x1, cloth(tones[k], 0.16))
    if kind == 'cord':
        for dy in (-0.012, -0.004):
            tube('cord', [(0.004, y + dy, -0.002), (0.004, y + dy, -0.75)], 0.0012, coated((0.84, 0.82, 0.78), 0.6))
        cylinder('weight', (0.004, y - 0.008, -0.30), (0.004, y - 0.008, -0.345), 0.006, paint)
    elif kind == 'wand':
        box('holder', (-0.292, y - wide / 2 - 0.006, -0.024), (-0.278, y - wide / 2 + 0.008, -0.010), paint, 0.002)
        cylinder('wand', (-0.285, y - wide / 2 - 0.004, -0.030), (-0.280, y - wide / 2 - 0.012, -0.75), 0.0045, coated((0.82, 0.82, 0.81), 0.2))
        cylinder('collar', (-0.285, y - wide / 2 - 0.004, -0.024), (-0.2848, y - wide / 2 - 0.0045, -0.050), 0.006, paint)
    else:
        rail_motor(y)
    return Shot((0.40, -0.92, -0.16), (-0.16, -0.03, -0.125), 54)


def slats(motorised=False):
    """Wooden slats with their tapes and ladders, head rail, wand and cord."""
    studio_wall(0.8)
    wooden = materials.wood((0.30, 0.165, 0.08), 'x')
    y, pitch, wide = -0.055, 0.042, 0.050
    valance = fillet([(y - 0.040, -0.035), (y - 0.040, 0.033), (y - 0.030, 0.036), (y - 0.030, -0.035)], (0.003, 0.004, 0.002, 0.001))
    box('head', (-0.75, y - 0.024, -0.016), (-0.002, y + 0.024, 0.030), coated((0.24, 0.15, 0.085)), 0.002)
    extrude('valance', valance, -0.75, 0.012, wooden)
    box('return', (0.006, y - 0.034, -0.035), (0.012, 0.0, 0.034), materials.wood((0.30, 0.165, 0.08), 'y'), 0.001)
    lean = math.radians(-28)
    turn = np.array([[math.cos(lean), -math.sin(lean)], [math.sin(lean), math.cos(lean)]])
    slat = rectangle(-wide / 2, -0.0014, wide / 2, 0.0014, 0.0012) @ turn.T
    cord = coated((0.62, 0.50, 0.36), 0.7)
    n = 13
    for k in range(n):
        z = -0.052 - k * pitch
        extrude('slat', slat + (y, z), -0.75, 0.0, wooden)
        for x in (-0.11, -0.46):
            ends = [np.array([-wide / 2 - 0.001, 0]) @ turn.T, np.array([wide / 2 + 0.001, 0]) @ turn.T]
            tube('rung', [(x, y + ends[0][0], z + ends[0][1] - 0.002), (x, y + ends[1][0], z + ends[1][1] - 0.002)], 0.0007, cord, sides=6)
    for x in (-0.11, -0.46):
        for s in (-1, 1):
            e = np.array([s * (wide / 2 + 0.0012), 0]) @ turn.T
            tube('ladder', [(x, y + e[0], 0.0), (x, y + e[0], -0.75)], 0.0009, cord, sides=6)
        tube('lift', [(x + 0.006, y + 0.0, 0.0), (x + 0.006, y, -0.75)], 0.0008, cord, sides=6)
    if motorised:
        dark = coated(GRAPHITE, 0.35)
        cylinder('battery', (-0.32, y, 0.052), (-0.03, y, 0.052), 0.0165, dark)
        cylinder('end', (-0.03, y, 0.052), (-0.018, y, 0.052), 0.0172, coated(WHITE))
        tube('cable', smooth_path([(-0.02, y, 0.052), (-0.002, y, 0.050), (0.002, y + 0.01, 0.03), (-0.006, y + 0.01, 0.02)]), 0.0018, dark)
        for x in (-0.27, -0.09):
            box('clip', (x - 0.008, y - 0.019, 0.030), (x + 0.008, y + 0.019, 0.038), coated((0.7, 0.7, 0.69)), 0.001)
    else:
        x, brown = -0.185, materials.wood((0.30, 0.165, 0.08), 'z')
        tube('hook', smooth_path([(x, y - 0.038, -0.030), (x, y - 0.046, -0.036), (x, y - 0.045, -0.05)]), 0.0016, metal(roughness=0.25))
        cylinder('wand', (x, y - 0.045, -0.048), (x + 0.004, y - 0.047, -0.75), 0.0048, brown)
        x, low = -0.045, -0.205
        for k in range(2):
            tube('pull', [(x + 0.006 * k, y - 0.034, -0.030), (x + 0.006 * k, y - 0.043, -0.05), (x + 0.003 + 0.0012 * (2 * k - 1), y - 0.044, low + 0.004)], 0.0011, cord)
        place([lathe('tassel', [(0, 0.0), (0.0072, 0.0), (0.0085, 0.003), (0.0078, 0.016), (0.0040, 0.036), (0.0034, 0.040), (0, 0.0405)], brown, segments=40, sharp_angle=50)], (x + 0.003, y - 0.044, low - 0.036))
    return Shot((0.34, -0.78, 0.02), (-0.115, -0.03, -0.105), 58)


def crank():
    """The eye of an awning's gear, and the crank that hooks into it."""
    wall()
    soft_light(0.8)
    white, steel = coated(WHITE, 0.36), metal(roughness=0.28)
    shell = coated((0.80, 0.80, 0.79), 0.4)
    profile = fillet([(0, 0.02), (0, 0.14), (-0.09, 0.14), (-0.13, 0.09), (-0.13, 0.07), (-0.08, 0.02)], (0.004, 0.015, 0.03, 0.02, 0.02, 0.02))
    extrude('cassette', profile, -0.75, 0.03, shell)
    extrude('cap', profile.mean(0) + (profile - profile.mean(0)) * 1.02, 0.03, 0.042, shell)
    box('gear', (-0.10, -0.092, -0.004), (-0.05, -0.042, 0.03), coated((0.16, 0.16, 0.165)), 0.006)
    a = np.linspace(-0.15 * math.pi, 1.15 * math.pi, 30)
    cylinder('stem', (-0.075, -0.067, -0.002), (-0.075, -0.067, -0.028), 0.006, steel)
    ring = np.stack([-0.075 + 0.013 * np.cos(np.linspace(0, 2 * math.pi, 33)[:-1]), np.full(32, -0.067), -0.040 + 0.013 * np.sin(np.linspace(0, 2 * math.pi, 33)[:-1])], 1)
    tube('eye', ring, 0.0038, steel, closed=True)
    hook = smooth_path([(-0.075, -0.088, -0.030), (-0.075, -0.072, -0.047), (-0.075, -0.054, -0.040), (-0.073, -0.049, -0.060), (-0.068, -0.066, -0.10), (-0.060, -0.078, -0.15)])
    tube('hook', hook, 0.0042, steel)
    cylinder('rod', (-0.061, -0.077, -0.135), (0.030, -0.20, -0.85), 0.0085, white)
    cylinder('collar', (-0.0613, -0.0766, -0.128), (-0.055, -0.0848, -0.175), 0.0115, coated(GRAPHITE, 0.5))
    return Shot((0.36, -0.86, -0.20), (-0.06, -0.06, -0.035), 58)


def hood_cord():
    """The cord of a hood, belayed on its cleat."""
    wall()
    soft_light(0.6)
    paint = coated((0.80, 0.80, 0.79), 0.36)
    cord = coated((0.80, 0.76, 0.68), 0.75)
    box('base', (-0.017, -0.012, -0.05), (0.017, 0.0, 0.05), paint, 0.005)
    cylinder('neck', (0, -0.010, 0.018), (0, -0.034, 0.018), 0.010, paint)
    cylinder('neck', (0, -0.010, -0.018), (0, -0.034, -0.018), 0.010, paint)
    horns = smooth_path([(0, -0.046, -0.085), (0, -0.036, -0.045), (0, -0.034, 0), (0, -0.036, 0.045), (0, -0.046, 0.085)])
    tube('horns', horns, np.interp(np.linspace(0, 1, len(horns)), [0, 0.03, 0.25, 0.5, 0.75, 0.97, 1], [0.002, 0.0055, 0.009, 0.011, 0.009, 0.0055, 0.002]), paint, sides=20)
    # Figures of eight: behind each horn, and crossing in front, where each strand lies over the one before.
    t = np.linspace(0.75 * math.pi, 5 * math.pi, 170)
    turn = t / (2 * math.pi)
    front = np.maximum(0, -np.cos(2 * t))
    eight = np.stack([-(0.0155 + 0.0012 * turn) * np.sin(2 * t), -0.034 + 0.0145 * np.cos(2 * t) - 0.0090 * turn * front, (0.036 + 0.0055 * turn) * np.cos(t)], 1)
    lead = smooth_path([(0.014, -0.008, 0.55), (0.020, -0.014, 0.14), (0.027, -0.022, 0.03), tuple(eight[0])])
    tail = smooth_path([tuple(eight[-1]), (-0.022, -0.022, -0.075), (-0.020, -0.008, -0.16), (-0.012, -0.006, -0.5)])
    path = np.vstack([lead[:-1], eight, tail[1:]])
    tube('cord', path, 0.0032, cord, sides=10)
    for z in (-0.038, 0.038):
        screw((0, -0.0122, z), metal(roughness=0.28), 0.004)
    return Shot((0.24, -0.50, 0.06), (0.0, -0.02, 0.0), 62)


def guides():
    """The corner of a window: U profiles that hold the edges of the cloth, with brushes."""
    wall()
    soft_light(0.7)
    white = coated(WHITE, 0.36)
    profile = fillet([(-0.014, 0), (0.016, 0), (0.016, -0.032), (0.012, -0.032), (0.012, -0.004), (-0.010, -0.004), (-0.010, -0.032), (-0.014, -0.032)], 0.0008)
    turned = np.stack([-0.010 - profile[:, 1], -0.03 - profile[:, 0]], 1)
    turned[:, 0] = -0.004 + profile[:, 1]
    slab('guide', turned[::-1], 0.9, white, (0, 0, -0.75), 'z', 0.0006)
    for y in (-0.0445, -0.0185):
        box('brush', (-0.034, y - 0.0012, -0.75), (-0.028, y + 0.0012, 0.148), coated((0.10, 0.10, 0.10), 0.9), 0.0004)
    weave = cloth((0.10, 0.115, 0.125), 0.0)
    sheet('cloth', [(-0.031, 0.2), (-0.031, -0.16)], -0.75, -0.010, weave)
    extrude('bar', rectangle(-0.038, -0.188, -0.024, -0.158, 0.0065), -0.75, -0.012, white)
    return Shot((0.30, -0.62, 0.02), (-0.10, -0.03, -0.06), 62)


def outside_close(kind):
    """The front of an awning from near: its waved valance, or the light below its arm."""
    from .awnings import arm, bar_profile, canvas, facade, oporto

    if kind == 'valance':
        oporto()
        green = cloth((0.045, 0.14, 0.095), 0.3, scale=0.4)
        for thing in bpy.data.objects:
            if thing.get('cloth'):
                thing.data.materials.clear()
                thing.data.materials.append(green)
        return Shot((-3.1, -3.9, 2.05), (-1.12, -1.45, 2.66), 66, 0.95, level=True)
    from studio import world

    world((0.10, 0.13, 0.22), 0.35)
    from parts import glow

    facade()
    shell, joint = coated((0.50, 0.505, 0.51), 0.38), coated((0.20, 0.205, 0.21))
    z, out = 2.6, 1.5
    front = (-0.085 - out, z - 0.02 - 0.12 * out)
    canvas(-2.6, 1.0, (-0.09, z + 0.056), (front[0] + 0.02, front[1] + 0.035))
    extrude('cassette', rectangle(-0.16, z - 0.035, 0.0, z + 0.11, 0.025), -2.64, 1.04, shell)
    extrude('front bar', bar_profile(*front), -2.6, 1.0, shell)
    extrude('bar', rectangle(-0.115, z - 0.10, -0.075, z - 0.06, 0.004), -2.6, 1.0, shell)
    for x in (-1.5, 0.55):
        arm((x, -0.13, z - 0.10), (x, front[0] + 0.05, front[1] - 0.02), 1 if x < 0 else -1, 1.7, shell, joint)
    extrude('strip', rectangle(front[0] + 0.036, front[1] - 0.012, front[0] + 0.046, front[1] + 0.012, 0.002), -2.55, 0.95, glow((1.0, 0.66, 0.33), 26))
    area('wash', (-0.8, front[0] + 0.1, front[1] - 0.05), (-0.8, -0.2, 1.0), 3.4, 0.05, 55, (1.0, 0.70, 0.42))
    return Shot((-2.1, -3.2, 1.0), (-0.35, -0.7, 2.05), 32, 1.7, level=True, sky='night')


subjects = {
    'cadena': Subject(cadena),
    'sheer-elegance.cadena': Subject(sheer_cadena, samples=14),
    'romanas.cadena': Subject(romana),
    'motor-electrico': Subject(partial(motor, False)),
    'motor-recargable': Subject(partial(motor, True)),
    'horizontales.motor-recargable': Subject(partial(slats, True)),
    'cordon-y-cadena': Subject(partial(vertical, 'cord')),
    'baston': Subject(partial(vertical, 'wand')),
    'riel-motorizado': Subject(partial(vertical, 'motor')),
    'panel-japones.baston': Subject(partial(panels, 'wand')),
    'panel-japones.riel-motorizado': Subject(partial(panels, 'motor')),
    'cordon': Subject(partial(panels, 'cord')),
    'cordon-y-baston': Subject(slats),
    'manivela': Subject(crank),
    'cordon-capota': Subject(hood_cord),
    'motor-toldo': Subject(motor_toldo),
    'sin-galeria': Subject(no_gallery),
    'galeria-aluminio': Subject(partial(with_gallery, 'metal')),
    'galeria-forrada': Subject(partial(with_gallery, 'cloth')),
    'galeria-madera': Subject(partial(with_gallery, 'wood')),
    'cofre': Subject(partial(cassette, 'closed')),
    'cofre-redondo': Subject(partial(cassette, 'round'), samples=14),
    'cofre-cuadrado': Subject(partial(cassette, 'square'), samples=14),
    'guias-laterales': Subject(guides),
    'cenefa': Subject(partial(outside_close, 'valance'), samples=10),
    'luz-led': Subject(partial(outside_close, 'light')),
}
