"""Remotes, sensors, bridges, chargers, and what stands for a service. They lie on a table at z = 0; lengths in metres."""

from __future__ import annotations

import math
from functools import partial

import numpy as np
from parts import GRAPHITE, WHITE, box, cloth, coated, cylinder, extrude, fillet, glow, lathe, lettering, metal, place, rectangle, screw, slab, smooth_path, tube
from scene import materials
from scene.stage import add_mesh
from studio import Shot, soft_light, table, wall

from .subject import Subject

PEARL = (0.80, 0.79, 0.77)
AURA = {'body': PEARL, 'keys': (0.56, 0.555, 0.545), 'ink': (0.25, 0.25, 0.25)}
FARO = {'body': (0.055, 0.058, 0.062), 'keys': (0.12, 0.124, 0.13), 'ink': (0.75, 0.75, 0.74)}
AMBER = (0.80, 0.38, 0.06)


def disc(at, radius, thick, material):
    x, y, z = at
    edge = min(0.0006, thick / 3)
    return lathe('disc', [(0, thick), (radius - edge, thick), (radius, thick - edge), (radius, 0)], material, segments=48, at=at, sharp_angle=35)


def arrow(at, size, points_up, material):
    """A printed angle."""
    x, y, z = at
    s = size if points_up else -size
    return tube('arrow', [(x - size, y - s * 0.45, z), (x, y + s * 0.55, z), (x + size, y - s * 0.45, z)], 0.00055, material, sides=8)


def remote(system, channels):
    """A hand-held remote on its back, turned a little."""
    table()
    soft_light(0.55)
    body, keys, ink = (coated(system[k], 0.38) for k in ('body', 'keys', 'ink'))
    tall = 0.150 if channels == 16 else 0.134
    wide = 0.046
    made = []
    outline = fillet([(-wide / 2, -tall / 2), (wide / 2, -tall / 2), (wide / 2, tall / 2), (-wide / 2, tall / 2)], 0.016, 10)
    made.append(slab('body', outline, 0.013, body, bevel=0.004))
    top = 0.0129
    if system is FARO:
        made.append(slab('edge', fillet([(-wide / 2 - 0.0012, -tall / 2 - 0.0012), (wide / 2 + 0.0012, -tall / 2 - 0.0012), (wide / 2 + 0.0012, tall / 2 + 0.0012), (-wide / 2 - 0.0012, tall / 2 + 0.0012)], 0.017, 10), 0.0055, coated((0.10, 0.10, 0.105), 0.8), (0, 0, 0.002), bevel=0.002))
    y = 0.020 if channels < 16 else 0.000
    for k, dy in enumerate((0.024, 0.0, -0.024)):
        at = (0, y + dy - 0.012, top)
        made.append(disc(at, 0.0098, 0.0018, keys))
        mark = (0, at[1], top + 0.0018)
        if k == 1:
            made.append(slab('stop', fillet([(-0.0028, mark[1] - 0.0028), (0.0028, mark[1] - 0.0028), (0.0028, mark[1] + 0.0028), (-0.0028, mark[1] + 0.0028)], 0.0006), 0.0003, ink, (0, 0, mark[2]), 'z', 0.0001))
        else:
            made.append(arrow(mark, 0.0036, k == 0, ink))
    if channels == 16:
        screen = slab('screen', fillet([(-0.017, 0.031), (0.017, 0.031), (0.017, 0.063), (-0.017, 0.063)], 0.003), 0.0006, coated((0.012, 0.014, 0.016), 0.12), (0, 0, top - 0.0002), 'z', 0.0002)
        made.append(screen)
        light = glow((0.75, 0.86, 0.95), 0.9)
        for k, w in enumerate((0.022, 0.014, 0.018)):
            made.append(box('word', (-0.013, 0.055 - k * 0.0085, top + 0.0004), (-0.013 + w, 0.0575 - k * 0.0085, top + 0.00055), light, 0))
    elif channels > 1:
        n = min(channels, 5)
        for k in range(n):
            x = (k - (n - 1) / 2) * 0.0068
            made.append(disc((x, 0.0475, top), 0.0014, 0.0005, glow((1.0, 0.45, 0.08), 1.1) if k == 0 else ink))
    else:
        made.append(disc((0, 0.0475, top), 0.0014, 0.0005, glow((1.0, 0.45, 0.08), 1.1)))
    if channels > 1:
        for side in (-1, 1):
            at = (side * 0.011, y - 0.064 if channels < 16 else -0.058, top)
            made.append(slab('channel', fillet([(at[0] - 0.0075, at[1] - 0.0042), (at[0] + 0.0075, at[1] - 0.0042), (at[0] + 0.0075, at[1] + 0.0042), (at[0] - 0.0075, at[1] + 0.0042)], 0.004), 0.0016, keys, (0, 0, top), 'z', 0.0005))
            made.append(box('sign', (at[0] - 0.0022, at[1] - 0.0004, top + 0.0016), (at[0] + 0.0022, at[1] + 0.0004, top + 0.00185), ink, 0))
            if side > 0:
                made.append(box('sign', (at[0] - 0.0004, at[1] - 0.0022, top + 0.0016), (at[0] + 0.0004, at[1] + 0.0022, top + 0.0019), ink, 0))
    made.append(lettering('AURA' if system is AURA else 'FARO', (0, -tall / 2 + 0.0095, top + 0.0001), 0.0042, ink))
    place(made, (0, 0, 0.0), -26)
    return Shot((0.10, -0.34, 0.30), (0.0, 0.0, 0.0), 92, 1.1 if system is AURA else 1.22)


def bridge(system):
    """A small round box with a light, and its cable."""
    table()
    soft_light(0.6)
    body = coated(system['body'], 0.40)
    lathe('bridge', [(0, 0.0), (0.043, 0.0), (0.0455, 0.002), (0.0475, 0.008), (0.0475, 0.022), (0.045, 0.027), (0.040, 0.0290), (0.0, 0.0300)], body, segments=96, sharp_angle=60)
    lathe('ring', [(0.0474, 0.0085), (0.0480, 0.0093), (0.0480, 0.0117), (0.0474, 0.0125)], glow((0.45, 0.75, 1.0), 1.1) if system is AURA else glow((1.0, 0.62, 0.28), 1.1), segments=96)
    disc((0, 0, 0.0299), 0.0075, 0.0004, coated(system['keys'], 0.3))
    for k in range(3):
        a = np.linspace(math.radians(50), math.radians(130), 14)
        r = 0.013 + k * 0.006
        tube('wave', np.stack([r * np.cos(a), r * np.sin(a) - 0.004, np.full(14, 0.0298 - 0.00003 * r / 0.006)], 1), 0.0006, coated(system['ink'], 0.5), sides=6)
    cable = smooth_path([(0.0, 0.046, 0.006), (0.02, 0.085, 0.0022), (0.11, 0.10, 0.0022), (0.18, 0.02, 0.0022), (0.34, 0.05, 0.0022)])
    tube('cable', cable, 0.0021, coated(system['body'], 0.5))
    return Shot((0.06, -0.30, 0.20), (0.012, 0.005, 0.010), 68)


def charger():
    """A plug with a long cable in a coil."""
    table()
    soft_light(0.7)
    white, steel = coated(WHITE, 0.36), metal(roughness=0.22)
    block = box('block', (-0.105, -0.022, 0.0), (-0.045, 0.022, 0.030), white, 0.006, 4)
    for y in (-0.0065, 0.0065):
        box('blade', (-0.124, y - 0.0008, 0.0115), (-0.104, y + 0.0008, 0.0185), steel, 0.0003)
    box('socket', (-0.0455, -0.007, 0.0125), (-0.0447, 0.007, 0.0175), coated(GRAPHITE), 0.0003)
    cylinder('plug', (-0.046, 0, 0.015), (-0.022, 0, 0.015), 0.0058, white)
    a = np.linspace(-0.6 * math.pi, 5.6 * math.pi, 260)
    r = 0.036 + 0.0016 * np.sin(a * 1.7) + np.linspace(0, 0.004, 260)
    coil = np.stack([0.055 + r * np.cos(a), 0.012 + r * np.sin(a), 0.0022 + np.linspace(0, 0.011, 260) + 0.0006 * np.sin(a * 2.3)], 1)
    lead = smooth_path([(-0.022, 0, 0.015), (-0.005, -0.004, 0.012), (0.010, -0.020, 0.004), tuple(coil[0])])
    tail = smooth_path([tuple(coil[-1]), (0.092, -0.028, 0.007), (0.104, -0.052, 0.0025), (0.085, -0.079, 0.0025), (0.045, -0.085, 0.0025)])
    tube('cable', np.vstack([lead[:-1], coil, tail[1:]]), 0.0020, white)
    cylinder('end', (0.047, -0.085, 0.004), (0.022, -0.084, 0.004), 0.0046, white)
    box('tip', (0.012, -0.0885, 0.0028), (0.023, -0.0795, 0.0052), steel, 0.0009)
    place([block], (0, 0, 0))
    return Shot((0.02, -0.36, 0.24), (-0.013, -0.014, 0.004), 58)


def garden():
    """Leaves below a bright sky, out of focus."""
    from scene.nodes import Graph

    g = Graph('garden')
    p = g.coordinates()
    leaves = g.ramp(g.noise(p, 5.5, 1), ((0.30, (0.035, 0.075, 0.03)), (0.55, (0.12, 0.20, 0.07)), (0.75, (0.36, 0.46, 0.20))))
    height = g.math('ADD', g.split(p)[2], g.math('MULTIPLY', g.noise(p, 3.0, 1), 0.5))
    seen = g.mix(g.range(height, 0.28, 0.52), leaves, (0.66, 0.76, 0.84))
    add_mesh('garden', [(-3, 1.6, -3), (3, 1.6, -3), (3, 1.6, 3), (-3, 1.6, 3)], [(0, 1, 2, 3)], g.finish(g.node('ShaderNodeEmission', Color=seen).outputs[0]), smooth=False)


def indoor_sun():
    """A small cell stuck to a pane."""
    garden()
    soft_light(0.6)
    from scene.nodes import Graph

    g = Graph('pane glass')
    pane = g.finish(g.node('ShaderNodeBsdfTransparent', Color=(0.93, 0.965, 0.96)).outputs[0])
    box('pane', (-0.6, 0.0, -0.6), (0.10, 0.006, 0.6), pane, 0)
    frame = coated((0.09, 0.092, 0.095), 0.4)
    box('frame', (0.10, -0.025, -0.6), (0.16, 0.03, 0.6), frame, 0.002)
    box('bead', (0.088, -0.010, -0.6), (0.104, 0.012, 0.6), frame, 0.002)
    white = coated(PEARL, 0.38)
    slab('body', fillet([(-0.030, -0.042), (0.030, -0.042), (0.030, 0.042), (-0.030, 0.042)], 0.013, 10), 0.016, white, (0, -0.016, 0), 'y', 0.003)
    slab('cell', fillet([(-0.022, -0.002), (0.022, -0.002), (0.022, 0.033), (-0.022, 0.033)], 0.003), 0.0006, coated((0.012, 0.018, 0.04), 0.15), (0, -0.0165, 0), 'y', 0.0002)
    for k in range(4):
        box('line', (-0.0215, -0.0168, 0.003 + k * 0.0085), (0.0215, -0.0164, 0.0034 + k * 0.0085), metal(roughness=0.2), 0)
    cylinder('eye', (0, -0.0158, -0.022), (0, -0.0178, -0.022), 0.0065, coated((0.02, 0.02, 0.022), 0.15))
    return Shot((0.14, -0.36, 0.07), (0.012, 0, 0.0), 72)


def outdoor(kind):
    """A sensor on the wall of the house."""
    wall()
    soft_light(0.75)
    white, dark, steel = coated(PEARL, 0.4), coated((0.06, 0.062, 0.066), 0.4), metal(roughness=0.3)
    slab('base', fillet([(-0.028, -0.05), (0.028, -0.05), (0.028, 0.05), (-0.028, 0.05)], 0.012), 0.012, white, (0, -0.012, 0), 'y', 0.003)
    for z in (-0.036, 0.036):
        screw((0, -0.0125, z), steel, 0.004)
    tube('arm', smooth_path([(0, -0.010, 0.0), (0, -0.05, 0.0), (0, -0.085, 0.012), (0, -0.098, 0.040)]), 0.0095, white, sides=24)
    at = np.array([0, -0.098, 0.04])
    if kind == 'sun':
        lathe('body', [(0, 0), (0.030, 0), (0.036, 0.006), (0.036, 0.022), (0.034, 0.026)], white, segments=64, at=tuple(at))
        from scene.nodes import Graph

        g = Graph('dome')
        dome = g.finish(g.principled((0.55, 0.57, 0.58), 0.12, 0.7, Transmission=0.0))
        lathe('dome', [(0.034 * math.cos(t), 0.026 + 0.034 * math.sin(t)) for t in np.linspace(0, math.pi / 2, 18)], dome, segments=64, at=tuple(at))
        return Shot((0.28, -0.56, 0.16), (0.0, -0.05, 0.035), 68)
    lathe('body', [(0, 0), (0.026, 0), (0.031, 0.005), (0.031, 0.030), (0.022, 0.040), (0.012, 0.046), (0, 0.047)], white, segments=64, at=tuple(at))
    if kind == 'wind':
        cylinder('axle', at + (0, 0, 0.045), at + (0, 0, 0.072), 0.005, dark)
        cylinder('hub', at + (0, 0, 0.066), at + (0, 0, 0.084), 0.013, dark)
        for k in range(3):
            a = math.radians(20 + 120 * k)
            out = np.array([math.cos(a), math.sin(a), 0])
            c = at + (0, 0, 0.075) + out * 0.062
            cylinder('spoke', at + (0, 0, 0.075), c - out * 0.012, 0.0032, dark)
            t = np.linspace(0, math.pi / 2, 14)
            cup = lathe('cup', [(0.021 * math.sin(v), -0.021 * math.cos(v)) for v in t] + [(0.0195 * math.sin(v), -0.0195 * math.cos(v)) for v in t[::-1]], dark, segments=40)
            from mathutils import Matrix, Vector

            spin = Vector((-out[1], out[0], 0))
            cup.matrix_world = Matrix.Translation(c.tolist()) @ Vector((0, 0, 1)).rotation_difference(-spin).to_matrix().to_4x4()
        return Shot((0.34, -0.66, 0.17), (0.005, -0.07, 0.045), 62)
    plate = box('plate', (-0.038, -0.030, 0), (0.038, 0.030, 0.006), dark, 0.002)
    from mathutils import Matrix

    made = [plate]
    for k in range(9):
        made.append(box('track', (-0.032 + k * 0.008 - 0.0011, -0.024, 0.0058), (-0.032 + k * 0.008 + 0.0011, 0.024, 0.0065), metal((0.80, 0.66, 0.36), 0.25), 0.0002))
    rng = np.random.default_rng(4)
    from scene.nodes import Graph

    g = Graph('water')
    water = g.finish(g.principled((0.20, 0.22, 0.23), 0.04, 0.9))
    for _ in range(16):
        r = rng.uniform(0.0010, 0.0030)
        made.append(lathe('drop', [(r * math.cos(t), r * 0.5 * math.sin(t)) for t in np.linspace(0, math.pi / 2, 9)], water, segments=24, at=(rng.uniform(-0.032, 0.032), rng.uniform(-0.024, 0.024), 0.0061)))
    tilt = Matrix.Translation((at + (0, -0.006, 0.050)).tolist()) @ Matrix.Rotation(math.radians(24), 4, 'X')
    for thing in made:
        thing.matrix_world = tilt @ thing.matrix_world
    return Shot((0.22, -0.50, 0.26), (0.0, -0.08, 0.055), 70)


def shaken():
    """A sensor clipped to the front bar of an awning."""
    from .awnings import bar_profile, canvas

    wall(1.2, 8)
    soft_light(0.9)
    bar = bar_profile(0, 0)
    extrude('bar', bar, -0.9, 0.32, coated(WHITE, 0.4))
    extrude('cap', bar.mean(0) + (bar - bar.mean(0)) * 1.03, 0.32, 0.332, coated((0.62, 0.62, 0.61)))
    top = canvas(-0.9, 0.30, (0.9, 0.30), (0.02, 0.035))
    top.data.materials.clear()
    top.data.materials.append(cloth((0.44, 0.36, 0.26), 0.1))
    slab('body', fillet([(-0.055, -0.023), (0.055, -0.023), (0.055, 0.023), (-0.055, 0.023)], 0.011), 0.024, coated((0.06, 0.062, 0.066), 0.42), (0, -0.060, 0), 'y', 0.004)
    cylinder('led', (0.040, -0.0598, 0.0), (0.040, -0.0612, 0.0), 0.0022, glow((1.0, 0.55, 0.2), 6))
    for x in (-0.012, 0.0, 0.012):
        box('rib', (x - 0.0012, -0.0612, -0.012), (x + 0.0012, -0.0596, 0.012), coated((0.13, 0.13, 0.135)), 0.0004)
    return Shot((0.34, -0.66, 0.10), (0.035, 0, 0.0), 60)


def tape_measure():
    table()
    soft_light(0.6)
    body, steel = coated((0.045, 0.11, 0.085), 0.4), metal(roughness=0.3)
    made = []
    made.append(slab('case', fillet([(-0.036, 0.0), (0.036, 0.0), (0.036, 0.030), (0.020, 0.066), (-0.022, 0.066), (-0.036, 0.048)], (0.006, 0.004, 0.02, 0.022, 0.024, 0.02), 8), 0.034, body, (0, -0.017, 0), 'y', 0.005))
    cylinder('label', (-0.004, -0.0172, 0.036), (-0.004, -0.0182, 0.036), 0.0205, coated(PEARL, 0.4))
    cylinder('centre', (-0.004, -0.018, 0.036), (-0.004, -0.0188, 0.036), 0.0055, steel)
    yellow = coated((0.83, 0.58, 0.09), 0.4)
    n = 30
    xs = np.linspace(0.034, 0.20, n)
    vertices, m = [], 9
    for x in xs:
        for k in range(m):
            s = k / (m - 1) * 2 - 1
            vertices.append((x, s * 0.0125, 0.0042 + 0.0022 * s * s))
    add_mesh('blade', vertices, [(c * m + r, c * m + r + 1, (c + 1) * m + r + 1, (c + 1) * m + r) for c in range(n - 1) for r in range(m - 1)], yellow)
    ink = coated((0.03, 0.03, 0.03))
    for k in range(66):
        x = 0.040 + k * 0.0024
        length = 0.0085 if k % 10 == 0 else 0.006 if k % 5 == 0 else 0.0034
        s0, s1 = -1, -1 + length / 0.0125
        def height(s):
            return 0.0042 + 0.0022 * s * s + 0.00012
        add_mesh('mark', [(x, s0 * 0.0125, height(s0)), (x + 0.0005, s0 * 0.0125, height(s0)), (x + 0.0005, s1 * 0.0125, height(s1)), (x, s1 * 0.0125, height(s1))], [(0, 1, 2, 3)], ink, smooth=False)
    for k in range(1, 7):
        lettering(str(k), (0.040 + k * 0.024 - 0.0045, 0.0035, 0.0046), 0.0085, ink)
    lettering('5 m', (-0.004, -0.01835, 0.0485), 0.009, ink, up='front')
    box('hook', (0.199, -0.0085, -0.0), (0.2008, 0.0085, 0.0075), steel, 0.0004)
    return Shot((0.26, -0.42, 0.24), (0.080, 0, 0.018), 60)


def spirit_level(outside=False):
    """What a fitter brings: a level and screws, or the anchors of an awning."""
    table()
    soft_light(0.7)
    rail = metal((0.72, 0.73, 0.74), 0.34)
    made = [extrude('level', fillet([(-0.012, 0), (0.012, 0), (0.012, 0.006), (0.006, 0.010), (0.006, 0.040), (0.012, 0.044), (0.012, 0.050), (-0.012, 0.050), (-0.012, 0.044), (-0.006, 0.040), (-0.006, 0.010), (-0.012, 0.006)], 0.001), -0.32, 0.14, rail)]
    made.append(box('end', (0.139, -0.0135, -0.0005), (0.150, 0.0135, 0.0515), coated((0.045, 0.11, 0.085), 0.5), 0.003))
    made.append(box('window', (-0.075, -0.0124, 0.030), (-0.015, 0.0124, 0.0512), coated((0.045, 0.11, 0.085), 0.4), 0.003))
    vial = cylinder('vial', (-0.068, -0.004, 0.046), (-0.022, -0.004, 0.046), 0.0062, coated((0.60, 0.74, 0.10), 0.08))
    made.append(vial)
    made.append(cylinder('bubble', (-0.051, -0.0085, 0.0485), (-0.038, -0.0085, 0.0485), 0.0030, coated((0.85, 0.90, 0.55), 0.08)))
    for x in (-0.053, -0.036):
        made.append(cylinder('line', (x, -0.004, 0.046), (x + 0.0009, -0.004, 0.046), 0.00635, coated((0.05, 0.05, 0.05))))
    place(made, (-0.03, 0.055, 0), -8)
    size = 2.1 if outside else 1.25
    places = ((-0.035, -0.075, 20), (0.052, -0.050, -28), (-0.105, -0.090, 40)) if outside else ((0.010, -0.062, 24), (0.052, -0.030, -28), (-0.030, -0.030, 70))
    for x, y, turn in places:
        bolt(x, y, turn, size, outside)
    return Shot((0.14, -0.48, 0.31), (-0.012, 0.012, 0.012), 62)


def spindle(name, profile, z, material):
    """A turned part that lies along x; profile of (x, radius) points."""
    from mathutils import Matrix

    obj = lathe(name, [(radius, x) for x, radius in profile], material, segments=40, sharp_angle=30)
    obj.matrix_world = Matrix.Translation((0, 0, z)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    return obj


def thread(start, end, pitch, low, high):
    return [(x + shift, radius) for x in np.arange(start, end, pitch) for shift, radius in ((0, low), (pitch * 0.35, high), (pitch * 0.5, high), (pitch * 0.85, low))]


def bolt(x, y, turn, size, hexagonal):
    """A screw that lies on the table; an anchor with washer and nut where it is hexagonal."""
    steel = metal(roughness=0.25)
    r, z = 0.0020 * size, 0.0042 * size
    if hexagonal:
        made = [spindle('stud', [(0, 0), (0, r * 0.85), *thread(0.0006 * size, 0.0125 * size, 0.0007 * size, r * 0.88, r), (0.0135 * size, r), (0.029 * size, r * 0.9), (0.030 * size, r * 0.8), (0.030 * size, 0)], z, steel)]
        nut = [(0.0040 * size * math.cos(a), 0.0040 * size * math.sin(a) + z) for a in np.linspace(0, 2 * math.pi, 7)[:-1]]
        made += [extrude('nut', nut, 0.003 * size, 0.0062 * size, steel), cylinder('washer', (0.0064 * size, 0, z), (0.0073 * size, 0, z), 0.0056 * size, steel)]
        made += [cylinder('sleeve', (0.018 * size, 0, z), (0.028 * size, 0, z), r * 1.22, metal((0.62, 0.55, 0.40), 0.3))]
    else:
        head = [(-0.0030, 0), (-0.0030, 0.0042), (-0.0026, 0.0042), (0.0004, 0.0017)]
        tip = [(0.0300, 0.0016), (0.0345, 0)]
        made = [spindle('screw', [(a * size, b * size) for a, b in [*head, *thread(0.004, 0.0295, 0.0019, 0.0015, 0.0025), *tip]], z, steel)]
        dark = coated((0.06, 0.06, 0.06), 0.6)
        made += [box('cross', (-0.00303 * size, -a * size, z - b * size), (-0.0025 * size, a * size, z + b * size), dark, 0) for a, b in ((0.0022, 0.0005), (0.0005, 0.0022))]
    place(made, (x, y, 0), turn)


def old_blind():
    """A blind that was taken down, rolled up and tied."""
    table()
    soft_light(0.8)
    from parts import cloth_roll

    cloth_roll('roll', -0.34, 0.13, 0, 0.046, 0.016, 0.046, cloth((0.50, 0.46, 0.40), 0.0), metal((0.6, 0.6, 0.6), 0.4))
    for x in (-0.20, 0.05):
        a = np.linspace(0, 2 * math.pi, 49)[:-1]
        tube('tie', np.stack([np.full(48, x) + 0.002 * np.sin(a), 0.0475 * np.cos(a), 0.046 + 0.0475 * np.sin(a)], 1), 0.0022, coated((0.60, 0.48, 0.30), 0.8), closed=True)
        tube('bow', smooth_path([(x, -0.020, 0.090), (x - 0.022, -0.034, 0.094), (x - 0.026, -0.020, 0.099), (x, -0.018, 0.092), (x + 0.024, -0.014, 0.099), (x + 0.026, -0.030, 0.096), (x, -0.020, 0.090)]), 0.0018, coated((0.60, 0.48, 0.30), 0.8))
    return Shot((0.42, -0.56, 0.34), (-0.02, 0.0, 0.035), 60)


def parcel():
    """A long parcel, ready to leave."""
    table()
    soft_light(0.9)
    from scene.nodes import Graph

    g = Graph('cardboard')
    p = g.coordinates()
    fibre = g.noise(g.scaled(p, (40, 260, 260)), 1, 3)
    board = g.finish(g.principled(g.mix(g.range(fibre, 0.3, 0.7), (0.40, 0.27, 0.155), (0.47, 0.325, 0.195)), 0.85, 0.1, g.bump(fibre, 0.0004, 0.4)))
    made = [box('box', (-0.42, -0.055, 0), (0.18, 0.055, 0.095), board, 0.003)]
    made.append(box('tape', (-0.4205, -0.020, 0.0945), (0.1805, 0.020, 0.0956), coated((0.62, 0.47, 0.28), 0.25), 0.0002))
    made.append(box('tape end', (0.1795, -0.020, 0.05), (0.1806, 0.020, 0.0952), coated((0.62, 0.47, 0.28), 0.25), 0.0002))
    made.append(box('label', (-0.06, -0.0556, 0.022), (0.06, -0.0549, 0.078), coated((0.84, 0.83, 0.81), 0.5), 0.0001))
    ink = coated((0.05, 0.05, 0.05))
    for k, w in enumerate((0.055, 0.040, 0.048)):
        made.append(box('word', (-0.052, -0.0559, 0.066 - k * 0.009), (-0.052 + w, -0.0555, 0.0685 - k * 0.009), ink, 0))
    rng = np.random.default_rng(2)
    x = -0.052
    while x < 0.02:
        w = rng.choice([0.0008, 0.0014, 0.0022])
        made.append(box('line', (x, -0.0559, 0.028), (x + w, -0.0555, 0.040), ink, 0))
        x += w + rng.choice([0.0008, 0.0014])
    made.append(box('urgent', (0.022, -0.0559, 0.028), (0.053, -0.0555, 0.042), coated((0.62, 0.15, 0.05), 0.5), 0))
    place(made, (0.02, 0.05, 0), 4)
    return Shot((0.52, -0.80, 0.44), (-0.02, 0.0, 0.03), 58)


REMOTES = {f'control-{name}-{channels}': Subject(partial(remote, system, channels)) for name, system in (('aura', AURA), ('faro', FARO)) for channels in (1, 2, 5, 16)}

subjects = {
    **REMOTES,
    'puente-aura': Subject(partial(bridge, AURA)),
    'puente-faro': Subject(partial(bridge, FARO)),
    'cargador': Subject(charger),
    'sensor-sol-interior': Subject(indoor_sun),
    'sensor-sol': Subject(partial(outdoor, 'sun')),
    'sensor-viento': Subject(partial(outdoor, 'wind')),
    'sensor-lluvia': Subject(partial(outdoor, 'rain')),
    'sensor-vibracion': Subject(shaken),
    'toma-de-medidas': Subject(tape_measure),
    'instalacion': Subject(spirit_level),
    'instalacion-toldo': Subject(partial(spirit_level, True)),
    'retiro': Subject(old_blind),
    'entrega-urgente': Subject(parcel),
}
