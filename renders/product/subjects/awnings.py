"""The awnings: each model with its own cassette, arms, guides or ribs, on the front of the house of `scene/terrace.py`.

The wall's outer face is y = 0, and an awning comes out towards -y. Its cloth is white; its colour is computed.
"""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Vector
from parts import GRAPHITE, GREY, WHITE, box, cloth, coated, cylinder, extrude, fillet, metal, place, rectangle, screw, sheet, slab, smooth_path, tube
from scene import architecture, materials, plants, stage, terrace
from scene.contract import Opening
from scene.nodes import Graph, once
from scene.stage import add_mesh
from studio import Shot, world

from .subject import Subject

CANVAS = (0.80, 0.79, 0.765)


@once
def glass():
    g = Graph('pane')
    return g.finish(g.principled((0.02, 0.025, 0.03), 0.06, 0.6))


def facade(door=(-1.15, 1.15, 2.2), top=3.75, plants_at=()):
    """A lime-washed wall with a dark door-window, a stone floor and pots."""
    x0, x1, height = door
    wall = materials.plaster((0.60, 0.485, 0.36), 1.5)
    hole = Opening(x0, x1, 0.0, height, 0.0, 0.2)
    architecture.window_wall(hole, (-9, 16), (-0.2, top), wall)
    box('cap', (-9, -0.035, top), (16, 0.3, top + 0.055), materials.stone((0.52, 0.46, 0.38)), 0.008)
    architecture.sliding_window(hole, materials.paint((0.03, 0.03, 0.033), 0.4))
    stage.add_mesh('pane', [(x0, 0.14, 0), (x1, 0.14, 0), (x1, 0.14, height), (x0, 0.14, height)], [(0, 1, 2, 3)], glass(), smooth=False)
    box('step', (x0 - 0.1, -0.22, -0.02), (x1 + 0.1, 0.01, 0.02), materials.stone((0.50, 0.44, 0.36)), 0.008)
    architecture.slabs('terrace', (-7, 14), (-7, 0.02), (0.95, 0.65), 1, materials.stone((0.37, 0.315, 0.25), 0.18))
    for x, y, radius, tall, leaf in plants_at:
        stage.place(terrace.stone_pot(f'pot{x}', radius, tall), (x, y, 0))
        stage.place(plants.agave(f'agave{x}', leaf, 4), (x, y, tall - 0.06))


def daylight(toward=(0.50, 0.62, -0.72), strength=3.6):
    """Sun from the upper left in front of the house, and the sky."""
    world((0.66, 0.80, 1.0), 0.75)
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(1.0), (1, 0.93, 0.83)
    obj = bpy.data.objects.new('sun', data)
    obj.rotation_euler = Vector(toward).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)


def bar_profile(y, z, deep=0.07, high=0.075):
    """Front bar: rounded in front, with a groove for the valance below."""
    return fillet([(y + deep / 2, z - high / 2), (y + deep / 2, z + high / 2), (y - deep / 2, z + high / 2), (y - deep / 2, z - high / 2), (y - 0.008, z - high / 2), (y - 0.008, z - high / 2 + 0.008), (y + 0.002, z - high / 2 + 0.008), (y + 0.002, z - high / 2)], (0.008, 0.02, 0.03, 0.02, 0.001, 0.001, 0.001, 0.001))


def valance(x0, x1, y, z, drop=0.19, wave=0.26):
    """The strip of canvas below the front bar, with a waved edge."""
    n = max(40, round((x1 - x0) / 0.02))
    xs = np.linspace(x0, x1, n)
    rows = 8
    vertices, uv = [], []
    for x in xs:
        edge = drop * (0.80 + 0.20 * abs(math.sin((x - x0) / wave * math.pi)) ** 0.8)
        for k in range(rows):
            s = k / (rows - 1)
            sway = 0.010 * s * math.sin((x - x0) / wave * 2 * math.pi + 0.6) + 0.02 * s * s
            vertices.append((x, y - sway, z - edge * s))
            uv.append((x - x0, edge * s))
    faces = [(c * rows + r, c * rows + r + 1, (c + 1) * rows + r + 1, (c + 1) * rows + r) for c in range(n - 1) for r in range(rows - 1)]
    obj = add_mesh('valance', vertices, faces, cloth(CANVAS, 0.3), uv=np.array(uv))
    obj['cloth'] = True
    return obj


def canvas(x0, x1, start, end, sag=0.012, through=0.32):
    """Cloth between the roll and the front bar, with a little sag."""
    t = np.linspace(0, 1, 14)
    (y0, z0), (y1, z1) = start, end
    line = np.stack([y0 + (y1 - y0) * t, z0 + (z1 - z0) * t - sag * 4 * t * (1 - t)], 1)
    return sheet('canvas', line, x0, x1, cloth(CANVAS, through, scale=0.4), thick=0, columns=24, ripple=None)


def link(name, a, b, wide, high, material):
    """One half of an arm: a rounded aluminium profile between two joints."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    length = float(np.linalg.norm(b - a))
    profile = rectangle(-wide / 2, -high / 2, wide / 2, high / 2, min(wide, high) * 0.28)
    obj = extrude(name, profile, 0.02, length - 0.02, material)
    direction = (b - a) / length
    side = np.cross((0, 0, 1.0), direction)
    side /= np.linalg.norm(side)
    up = np.cross(direction, side)
    from mathutils import Matrix

    obj.matrix_world = Matrix([(*map(float, row),) for row in np.column_stack([direction, side, up, a])] + [(0, 0, 0, 1)])
    return obj


def knuckle(at, normal, radius, high, material):
    at, normal = np.asarray(at, float), np.asarray(normal, float)
    return cylinder('joint', at - normal * high / 2, at + normal * high / 2, radius, material, edge=0.006)


def arm(shoulder, hand, inward, reach, material, joint, thick=1.0, cables=1):
    """A folding arm in the plane of the cloth: shoulder, elbow, hand. inward: 1 bends its elbow to +x, -1 to -x."""
    shoulder, hand = np.asarray(shoulder, float), np.asarray(hand, float)
    gap = float(np.linalg.norm(hand - shoulder))
    half = reach / 2
    bulge = math.sqrt(max(half**2 - (gap / 2) ** 2, 0))
    elbow = (shoulder + hand) / 2 + np.array([inward * bulge, 0, 0])
    ahead = (hand - shoulder) / gap
    normal = np.cross((1.0, 0, 0), ahead)
    normal /= np.linalg.norm(normal)
    normal = normal if normal[2] > 0 else -normal
    wide, high = 0.042 * thick, 0.066 * thick
    link('upper arm', shoulder, elbow, wide, high, material)
    link('forearm', elbow, hand, wide * 0.82, high * 0.82, material)
    knuckle(elbow, normal, 0.034 * thick, high * 1.12, joint)
    knuckle(shoulder, normal, 0.032 * thick, high * 1.25, joint)
    knuckle(hand, normal, 0.024 * thick, high * 0.9, joint)
    for k in range(cables):
        shift = normal * (k - (cables - 1) / 2) * 0.022
        out = np.array([inward * 0.034 * thick, 0, 0])
        near, far = elbow + (shoulder - elbow) * 0.16, elbow + (hand - elbow) * 0.16
        tube('cable', smooth_path([near + shift + out * 0.55, elbow + shift + out, far + shift + out * 0.55]), 0.0042, metal((0.30, 0.31, 0.32), 0.4))
    return elbow


def foot(x, z, material, wide=0.10, deep=0.12, high=0.19):
    """The bracket between wall and shoulder."""
    box('bracket', (x - wide / 2, -0.014, z - high / 2), (x + wide / 2, 0.0, z + high / 2), material, 0.004)
    box('holder', (x - wide * 0.36, -deep, z - high * 0.32), (x + wide * 0.36, -0.01, z + high * 0.28), material, 0.012, 3)
    for dx in (-0.3, 0.3):
        for dz in (-0.38, 0.38):
            screw((x + wide * dx, -0.0135, z + high * dz), metal(roughness=0.3), 0.008)


def end_cap(x, profile, material, thick=0.012):
    return extrude('cap', profile, x - thick / 2, x + thick / 2, material)


POTS = ((-1.95, -0.55, 0.27, 0.42, 0.46), (-2.55, -1.0, 0.19, 0.27, 0.27))
VIEW = Shot((-2.8, -3.9, 0.95), (0.02, -0.72, 2.22), 29, 0.95, level=True)


def oporto():
    """Arms in sight: a square bar carries the roll and the arms."""
    facade(plants_at=POTS)
    daylight()
    white, joint, dark = coated(WHITE), coated((0.62, 0.62, 0.61)), coated(GRAPHITE)
    x0, x1, z, tilt, out = -1.75, 1.75, 2.92, 0.17, 1.62
    extrude('square bar', rectangle(-0.115, z - 0.10, -0.075, z - 0.06, 0.004), x0 + 0.03, x1 - 0.03, white)
    for x in (-1.15, 1.15):
        foot(x, z - 0.08, white)
    for x in (x0 + 0.012, x1 - 0.012):
        slab('end', fillet([(-0.15, z - 0.13), (-0.03, z - 0.13), (-0.03, z + 0.07), (-0.13, z + 0.07)], 0.02), 0.012, white, (x - 0.006, 0, 0), 'x')
    end = cloth(CANVAS)
    from parts import cloth_roll

    cloth_roll('roll', x0 + 0.03, x1 - 0.03, -0.085, z + 0.005, 0.035, 0.052, end, metal())
    front = (-0.085 - out, z - 0.02 - tilt * out)
    canvas(x0 + 0.03, x1 - 0.03, (-0.09, z + 0.056), (front[0] + 0.02, front[1] + 0.035))
    bar = bar_profile(*front)
    extrude('front bar', bar, x0 + 0.02, x1 - 0.02, white)
    for x in (x0 + 0.02, x1 - 0.02):
        end_cap(x, bar, joint)
    valance(x0 + 0.03, x1 - 0.03, front[0], front[1] - 0.034)
    for side in (-1, 1):
        arm((side * 1.38, -0.13, z - 0.10), (side * 1.34, front[0] + 0.05, front[1] - 0.02), -side, 1.82, white, joint)
        foot(side * 1.38, z - 0.08, white)
    cylinder('crank eye', (x1 - 0.10, -0.10, z - 0.12), (x1 - 0.10, -0.12, z - 0.2), 0.008, dark)
    return VIEW


def sintra():
    """A closed cassette that keeps cloth and arms; its front is the front bar."""
    facade(plants_at=POTS)
    daylight()
    shell, joint = coated((0.075, 0.078, 0.082), 0.4), coated((0.16, 0.165, 0.17))
    x0, x1, z, tilt, out = -1.75, 1.75, 2.9, 0.17, 1.62
    profile = fillet([(0, z - 0.115), (0, z + 0.115), (-0.17, z + 0.115), (-0.255, z + 0.04), (-0.255, z + 0.015), (-0.21, z + 0.015), (-0.21, z + 0.06), (-0.14, z + 0.09), (-0.03, z + 0.09), (-0.03, z - 0.09), (-0.17, z - 0.09), (-0.20, z - 0.06), (-0.225, z - 0.075), (-0.17, z - 0.115)], (0.006, 0.03, 0.06, 0.02, 0.002, 0.004, 0.01, 0.02, 0.01, 0.01, 0.02, 0.004, 0.004, 0.02))
    extrude('cassette', profile, x0, x1, shell)
    whole = fillet([(0, z - 0.118), (0, z + 0.118), (-0.17, z + 0.118), (-0.258, z + 0.04), (-0.258, z - 0.03), (-0.17, z - 0.118)], (0.01, 0.03, 0.06, 0.05, 0.05, 0.03))
    for x in (x0 - 0.008, x1 + 0.008):
        end_cap(x, whole, shell, 0.018)
    from parts import cloth_roll

    cloth_roll('roll', x0 + 0.03, x1 - 0.03, -0.10, z + 0.015, 0.035, 0.05, cloth(CANVAS), metal())
    front = (-0.15 - out, z - 0.03 - tilt * out)
    canvas(x0 + 0.05, x1 - 0.05, (-0.12, z + 0.062), (front[0] + 0.03, front[1] + 0.045))
    bar = fillet([(front[0] + 0.05, front[1] - 0.05), (front[0] + 0.05, front[1] + 0.05), (front[0] - 0.015, front[1] + 0.065), (front[0] - 0.06, front[1] + 0.02), (front[0] - 0.06, front[1] - 0.03), (front[0] - 0.02, front[1] - 0.07)], (0.01, 0.012, 0.03, 0.03, 0.03, 0.03))
    extrude('front bar', bar, x0 + 0.01, x1 - 0.01, shell)
    for x in (x0 + 0.01, x1 - 0.01):
        end_cap(x, bar, joint)
    for side in (-1, 1):
        arm((side * 1.58, -0.11, z - 0.055), (side * 1.42, front[0] + 0.06, front[1] - 0.01), -side, 1.8, shell, joint)
    return VIEW


def cadiz():
    """Narrow, with arms that cross, so that it comes out further than it is wide."""
    facade((-0.55, 0.55, 2.2), plants_at=((-1.35, -0.45, 0.27, 0.42, 0.46), (1.5, -0.5, 0.19, 0.27, 0.3)))
    daylight()
    white, joint, dark = coated(WHITE), coated((0.62, 0.62, 0.61)), coated(GRAPHITE)
    x0, x1, z, tilt, out = -0.85, 0.85, 2.95, 0.17, 1.85
    extrude('square bar', rectangle(-0.115, z - 0.10, -0.075, z - 0.06, 0.004), x0 + 0.03, x1 - 0.03, white)
    for x in (x0 + 0.012, x1 - 0.012):
        slab('end', fillet([(-0.15, z - 0.16), (-0.03, z - 0.16), (-0.03, z + 0.07), (-0.13, z + 0.07)], 0.02), 0.012, white, (x - 0.006, 0, 0), 'x')
    from parts import cloth_roll

    cloth_roll('roll', x0 + 0.03, x1 - 0.03, -0.085, z + 0.005, 0.035, 0.054, cloth(CANVAS), metal())
    front = (-0.085 - out, z - 0.02 - tilt * out)
    canvas(x0 + 0.03, x1 - 0.03, (-0.09, z + 0.058), (front[0] + 0.02, front[1] + 0.035))
    bar = bar_profile(*front)
    extrude('front bar', bar, x0 + 0.02, x1 - 0.02, white)
    for x in (x0 + 0.02, x1 - 0.02):
        end_cap(x, bar, joint)
    valance(x0 + 0.03, x1 - 0.03, front[0], front[1] - 0.034)
    for side, level in ((-1, -0.06), (1, -0.16)):
        foot(side * 0.62, z - 0.11, white, 0.10, 0.12, 0.26)
        arm((side * 0.62, -0.14, z + level - 0.04), (side * 0.60, front[0] + 0.05, front[1] - 0.02 + (0.02 if side < 0 else -0.03)), -side, 2.32, white, joint)
    cylinder('crank eye', (x1 - 0.10, -0.10, z - 0.12), (x1 - 0.10, -0.12, z - 0.2), 0.008, dark)
    return Shot((-2.2, -4.3, 0.95), (0.0, -0.75, 2.12), 34, 0.95, level=True)


def genova():
    """Wide and reinforced: a hood above the roll, three broad brackets, thick arms with two cables, and a motor."""
    facade((-1.7, 1.7, 2.25), plants_at=((-2.9, -0.6, 0.27, 0.42, 0.46),))
    daylight()
    shell, joint = coated((0.50, 0.505, 0.51), 0.38), coated((0.20, 0.205, 0.21))
    x0, x1, z, tilt, out = -2.6, 2.6, 3.0, 0.17, 1.75
    roof = fillet([(0, z + 0.10), (0, z + 0.125), (-0.20, z + 0.105), (-0.245, z + 0.03), (-0.225, z + 0.03), (-0.185, z + 0.085)], (0.004, 0.01, 0.05, 0.004, 0.004, 0.03))
    extrude('hood', roof, x0, x1, shell)
    extrude('square bar', rectangle(-0.13, z - 0.12, -0.07, z - 0.06, 0.005), x0 + 0.03, x1 - 0.03, shell)
    for x in (x0 + 0.01, x1 - 0.01):
        slab('end', fillet([(-0.235, z - 0.06), (-0.06, z - 0.14), (-0.01, z - 0.14), (-0.01, z + 0.115), (-0.19, z + 0.10), (-0.24, z + 0.03)], 0.025), 0.014, shell, (x - 0.007, 0, 0), 'x')
    from parts import cloth_roll

    cloth_roll('roll', x0 + 0.03, x1 - 0.03, -0.10, z + 0.015, 0.039, 0.06, cloth(CANVAS), metal())
    front = (-0.10 - out, z - 0.02 - tilt * out)
    canvas(x0 + 0.04, x1 - 0.04, (-0.11, z + 0.074), (front[0] + 0.02, front[1] + 0.04))
    bar = bar_profile(*front, 0.085, 0.09)
    extrude('front bar', bar, x0 + 0.02, x1 - 0.02, shell)
    for x in (x0 + 0.02, x1 - 0.02):
        end_cap(x, bar, joint)
    valance(x0 + 0.04, x1 - 0.04, front[0], front[1] - 0.04, 0.2, 0.3)
    for side in (-1, 1):
        foot(side * 2.12, z - 0.09, shell, 0.19, 0.15, 0.24)
        arm((side * 2.12, -0.15, z - 0.11), (side * 2.05, front[0] + 0.055, front[1] - 0.02), -side, 2.0, shell, joint, 1.28, 2)
    foot(0.0, z - 0.09, shell, 0.19, 0.13, 0.24)
    tube('motor cable', smooth_path([(x1 - 0.02, -0.09, z), (x1 + 0.02, -0.05, z - 0.1), (x1 + 0.01, -0.008, z - 0.3), (x1 + 0.01, -0.008, z - 0.6)]), 0.005, coated(GRAPHITE))
    return Shot((-3.6, -4.6, 0.95), (0.1, -0.72, 2.24), 25, 0.95, level=True)


def drop(x0, x1, top, low, y, head, guides, colour=GREY, openness=0.0):
    """What comes straight down: cloth, its bar, and what guides it."""
    paint = coated(colour, 0.4)
    line = np.stack([np.full(16, y), np.linspace(top - 0.02, low, 16)], 1)
    inset = guides == 'zip'
    sheet('canvas', line, x0 + (0.03 if inset else 0.06), x1 - (0.03 if inset else 0.06), cloth(CANVAS, 0.3, openness, 0.4), thick=0, columns=20)
    bar = rectangle(y - 0.022, low - 0.045, y + 0.022, low + 0.01, 0.012)
    extrude('bar', bar, x0 + 0.035, x1 - 0.035, paint)
    if head == 'box':
        extrude('head', rectangle(y - 0.07, top - 0.07, y + 0.07, top + 0.07, 0.008), x0, x1, paint)
    elif head == 'round':
        extrude('head', fillet([(y + 0.06, top - 0.06), (y + 0.06, top + 0.06), (y - 0.04, top + 0.06), (y - 0.062, top - 0.01), (y - 0.05, top - 0.06)], (0.006, 0.012, 0.05, 0.04, 0.012)), x0, x1, paint)
    for side, x in ((-1, x0 + 0.03), (1, x1 - 0.03)):
        if guides == 'zip':
            extrude_z('guide', rectangle(x - 0.025, y - 0.03, x + 0.025, y + 0.03, 0.004), 0.02, top - 0.06, paint)
            extrude_z('slot', rectangle(x - side * 0.024 - 0.003, y - 0.005, x - side * 0.024 + 0.003, y + 0.005, 0.001), 0.03, top - 0.07, coated((0.02, 0.02, 0.02)))
        elif guides == 'cable':
            cylinder('cable', (x, y, 0.0), (x, y, top - 0.05), 0.0032, metal(roughness=0.3))
            cylinder('anchor', (x, y, 0.0), (x, y, 0.07), 0.013, paint)
            cylinder('plate', (x, y, 0.0), (x, y, 0.012), 0.038, paint)
            slab('runner', fillet([(x - 0.03, low - 0.04), (x + 0.03, low - 0.04), (x + 0.03, low + 0.005), (x - 0.03, low + 0.005)], 0.012), 0.03, coated(GRAPHITE), (0, y - 0.015, 0), 'y')
        elif guides == 'rod':
            cylinder('rod', (x, y, 0.14), (x, y, top - 0.05), 0.006, metal(roughness=0.28))
            for z in (0.16, 0.75):
                cylinder('stand', (x, y, z), (x, -0.002, z), 0.008, paint)
                cylinder('foot', (x, -0.012, z), (x, -0.0, z), 0.024, paint)
            slab('runner', fillet([(x - 0.03, low - 0.04), (x + 0.03, low - 0.04), (x + 0.03, low + 0.005), (x - 0.03, low + 0.005)], 0.012), 0.03, coated(GRAPHITE), (0, y - 0.015, 0), 'y')


def extrude_z(name, outline, z0, z1, material):
    """A post with a cross-section of (x, y) points."""
    return slab(name, outline, z1 - z0, material, (0, 0, z0), 'z', 0.001)


def porch(width=3.2, depth=2.2, top=2.62):
    """Two posts and a beam in front of the house, where a drop awning hangs."""
    wood = materials.wood((0.30, 0.19, 0.11), 'z')
    for x in (-width / 2, width / 2):
        box('post', (x - 0.075, -depth - 0.075, 0), (x + 0.075, -depth + 0.075, top), wood, 0.006)
    box('beam', (-width / 2 - 0.25, -depth - 0.08, top), (width / 2 + 0.25, -depth + 0.08, top + 0.2), materials.wood((0.30, 0.19, 0.11), 'x'), 0.006)
    for k in range(9):
        x = -width / 2 - 0.1 + k * (width + 0.2) / 8
        box('rafter', (x - 0.035, -depth - 0.3, top + 0.2), (x + 0.035, 0.1, top + 0.34), materials.wood((0.30, 0.19, 0.11), 'y'), 0.005)
    box('roof', (-width / 2 - 0.4, -depth - 0.35, top + 0.34), (width / 2 + 0.4, 0.1, top + 0.37), materials.wood((0.26, 0.16, 0.09), 'x'), 0.004)


PORCH_VIEW = Shot((-2.3, -6.6, 1.45), (-0.05, -2.0, 1.55), 36, 0.95, level=True)


def lisboa():
    """On cables of steel, tightened by its own bar."""
    facade(plants_at=())
    porch()
    stage.place(terrace.stone_pot('pot', 0.27, 0.42), (-2.05, -2.0, 0))
    stage.place(plants.agave('agave', 0.46, 4), (-2.05, -2.0, 0.36))
    daylight((0.55, 0.62, -0.6))
    drop(-1.5, 1.5, 2.5, 0.85, -2.2, 'box', 'cable', openness=0.03)
    return PORCH_VIEW


def tavira():
    """In side channels that hold the edge of the cloth."""
    facade(plants_at=())
    porch()
    stage.place(terrace.stone_pot('pot', 0.27, 0.42), (-2.05, -2.0, 0))
    stage.place(plants.agave('agave', 0.46, 4), (-2.05, -2.0, 0.36))
    daylight((0.55, 0.62, -0.6))
    drop(-1.5, 1.5, 2.52, 0.55, -2.2, 'box', 'zip', (0.06, 0.062, 0.065), 0.03)
    return PORCH_VIEW


def evora():
    """A small cassette over a window, guided by rods."""
    wall = materials.plaster((0.60, 0.485, 0.36), 1.5)
    hole = Opening(-0.75, 0.75, 0.95, 2.25, 0.0, 0.2)
    architecture.window_wall(hole, (-9, 16), (-0.2, 3.75), wall)
    architecture.sliding_window(hole, materials.paint((0.03, 0.03, 0.033), 0.4))
    stage.add_mesh('pane', [(-0.75, 0.14, 0.95), (0.75, 0.14, 0.95), (0.75, 0.14, 2.25), (-0.75, 0.14, 2.25)], [(0, 1, 2, 3)], glass(), smooth=False)
    box('sill', (-0.85, -0.09, 0.90), (0.85, 0.02, 0.955), materials.stone((0.50, 0.44, 0.36)), 0.008)
    architecture.slabs('terrace', (-7, 14), (-7, 0.02), (0.95, 0.65), 1, materials.stone((0.37, 0.315, 0.25), 0.18))
    stage.place(terrace.stone_pot('pot', 0.27, 0.42), (-1.35, -0.5, 0))
    stage.place(plants.agave('agave', 0.46, 4), (-1.35, -0.5, 0.36))
    daylight()
    window = (-0.9, 0.9)
    drop_on_wall(*window)
    return Shot((-1.7, -3.4, 1.45), (0.0, -0.1, 1.72), 43, 0.95, level=True)


def drop_on_wall(x0, x1):
    top, y, low = 2.42, -0.11, 1.32
    white = coated(WHITE)
    drop(x0, x1, top, low, y, 'round', 'none', WHITE)
    for x in (x0, x1):
        extrude('cap', fillet([(0, top - 0.064), (0, top + 0.064), (y - 0.04, top + 0.064), (y - 0.066, top - 0.01), (y - 0.052, top - 0.064)], (0.004, 0.012, 0.05, 0.04, 0.012)), x - 0.008, x + 0.008, white)
    box('back', (x0, y + 0.05, top - 0.055), (x1, 0.0, top + 0.055), white, 0.003)
    for x in (x0 + 0.03, x1 - 0.03):
        cylinder('rod', (x, y, 0.92), (x, y, top - 0.05), 0.006, metal(roughness=0.28))
        cylinder('stand', (x, y, 0.94), (x, 0, 0.94), 0.008, white)
        cylinder('foot', (x, -0.012, 0.94), (x, 0, 0.94), 0.024, white)


def hood(width, deep, high, ribs, rounded):
    """Canvas over ribs that turn about one hinge. rounded: a quarter of a ball, else flat faces with closed sides."""
    x0, x1, z = -width / 2, width / 2, 2.28
    paint = coated((0.55, 0.55, 0.54))
    n = 24

    def rib(angle, t):
        """A point of the rib that stands at an angle from the wall; t runs from -1 to 1 across."""
        radius = high + (deep - high) * math.sin(angle)
        if rounded:
            c = math.copysign(abs(math.sin(t * math.pi / 2)) ** 0.82, t)
            r = radius * max(0.0, math.cos(t * math.pi / 2)) ** 0.5
        else:
            edge = 0.88
            c = t / edge if abs(t) < edge else math.copysign(1.0, t)
            r = radius if abs(t) < edge else radius * (1 - (abs(t) - edge) / (1 - edge))
        return (c * width / 2, -0.03 - r * math.sin(angle), z + r * math.cos(angle))

    last = math.radians(86 if rounded else 80)
    angles = np.linspace(0.0, last, ribs)
    ts = np.linspace(-1, 1, 2 * n + 1) if rounded else np.array([-1, -0.97, -0.94, -0.91, *np.linspace(-0.88, 0.88, 25), 0.91, 0.94, 0.97, 1])
    fine = [(a, b, k / 8) for a, b in zip(angles, angles[1:]) for k in range(8)] + [(angles[-1], angles[-1], 0)]
    vertices, uv = [], []
    for k, (a, b, share) in enumerate(fine):
        for t in ts:
            if rounded:
                x, y, zz = rib(a + (b - a) * share, t)
                pull = 1 - 0.022 * math.sin(share * math.pi) * (abs(t) < 0.999)
            else:
                x, y, zz = (1 - share) * np.array(rib(a, t)) + share * np.array(rib(b, t))
                pull = 1 - 0.008 * math.sin(share * math.pi) * (abs(t) < 0.999)
            vertices.append((x, -0.03 + (y + 0.03) * pull, z + (zz - z) * pull))
            uv.append((x - x0, k * 0.1))
    m = len(ts)
    faces = [(k * m + i, k * m + i + 1, (k + 1) * m + i + 1, (k + 1) * m + i) for k in range(len(fine) - 1) for i in range(m - 1)]
    shell = add_mesh('canvas', vertices, faces, cloth(CANVAS, 0.3, scale=0.4), uv=np.array(uv), sharp_angle=24)
    shell['cloth'] = True
    for angle in angles:
        tube('rib', [np.array(rib(angle, t)) * (1, 1, 1) + (0, 0.014 * math.sin(angle), -0.014 * math.cos(angle)) for t in np.linspace(-1, 1, 61)], 0.011, paint)
    tube('seam', [np.array(rib(angles[-1], t)) + (0, -0.004, 0) for t in np.linspace(-1, 1, 81)], 0.008, cloth(CANVAS))
    drop_edge, rows = 0.17, 6
    vertices, uv = [], []
    line = [rib(angles[-1], t) for t in np.linspace(-1, 1, 121)]
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.array(line), axis=0), axis=1))])
    for (x, y, zz), s in zip(line, along):
        edge = drop_edge * ((0.82 + 0.18 * abs(math.sin(s / 0.24 * math.pi))) if rounded else 1.0)
        for k in range(rows):
            d = k / (rows - 1)
            vertices.append((x, y - 0.006 + 0.012 * d * math.sin(s / 0.24 * 2 * math.pi), zz - edge * d))
            uv.append((x - x0, d))
    faces = [(c * rows + r, c * rows + r + 1, (c + 1) * rows + r + 1, (c + 1) * rows + r) for c in range(len(line) - 1) for r in range(rows - 1)]
    skirt = add_mesh('valance', vertices, faces, cloth(CANVAS, 0.3, scale=0.4), uv=np.array(uv))
    skirt['cloth'] = True
    for x in (x0, x1):
        box('hinge', (x - 0.03, -0.055, z - 0.045), (x + 0.03, 0, z + 0.03), paint, 0.006)
    tube('cord', smooth_path([(x1 - 0.12, -deep * 0.75, z - 0.02), (x1 - 0.05, -0.2, z - 0.25), (x1 + 0.03, -0.03, z - 0.75)]), 0.003, coated((0.75, 0.73, 0.68)))
    slab('cleat', fillet([(-0.012, -0.07), (0.012, -0.07), (0.012, 0.07), (-0.012, 0.07)], 0.01), 0.02, paint, (x1 + 0.03, -0.03, z - 0.82), 'y')


def hooded_wall():
    wall = materials.plaster((0.60, 0.485, 0.36), 1.5)
    hole = Opening(-0.7, 0.7, 0.0, 2.15, 0.0, 0.2)
    architecture.window_wall(hole, (-9, 16), (-0.2, 4.2), wall)
    architecture.sliding_window(hole, materials.paint((0.03, 0.03, 0.033), 0.4))
    stage.add_mesh('pane', [(-0.7, 0.14, 0), (0.7, 0.14, 0), (0.7, 0.14, 2.15), (-0.7, 0.14, 2.15)], [(0, 1, 2, 3)], glass(), smooth=False)
    box('step', (-0.8, -0.22, -0.02), (0.8, 0.01, 0.02), materials.stone((0.50, 0.44, 0.36)), 0.008)
    architecture.slabs('terrace', (-7, 14), (-7, 0.02), (0.95, 0.65), 1, materials.stone((0.37, 0.315, 0.25), 0.18))
    stage.place(terrace.stone_pot('pot', 0.27, 0.42), (-1.3, -0.45, 0))
    stage.place(plants.agave('agave', 0.46, 4), (-1.3, -0.45, 0.36))
    daylight()


def ravello():
    hooded_wall()
    hood(2.0, 0.95, 1.0, 4, True)
    return Shot((-2.2, -4.3, 1.7), (0.05, -0.3, 2.38), 47, 0.92, level=True)


def capri():
    hooded_wall()
    hood(2.0, 1.0, 0.78, 3, False)
    return Shot((-2.2, -4.3, 1.7), (0.05, -0.3, 2.3), 47, 0.92, level=True)


def frame(x0, x1, deep, top, colour):
    """Posts and beams of a pergola."""
    paint = coated(colour, 0.4)
    for x in (x0, x1):
        extrude_z('post', rectangle(x - 0.06, -deep - 0.06, x + 0.06, -deep + 0.06, 0.006), 0.0, top, paint)
        box('base', (x - 0.1, -deep - 0.1, 0), (x + 0.1, -deep + 0.1, 0.012), paint, 0.004)
        box('side beam', (x - 0.06, -deep - 0.06, top - 0.02), (x + 0.06, 0, top + 0.18), paint, 0.008)
    box('front beam', (x0 - 0.06, -deep - 0.07, top - 0.022), (x1 + 0.06, -deep + 0.06, top + 0.18), paint, 0.008)
    box('wall beam', (x0 - 0.06, -0.09, top - 0.02), (x1 + 0.06, 0, top + 0.18), paint, 0.008)
    return paint


PERGOLA = Shot((-3.2, -6.4, 1.15), (0.0, -1.3, 1.6), 31, 0.95, level=True)


def siena():
    """Cloth that gathers in folds along the beams."""
    facade(plants_at=((-1.75, -0.5, 0.27, 0.42, 0.46),))
    daylight((0.42, 0.62, -0.75))
    x0, x1, deep, top = -1.9, 1.9, 2.7, 2.55
    paint = frame(x0, x1, deep, top, (0.40, 0.405, 0.41))
    bars = [0.16, 0.30, 0.44, 0.85, 1.3, 1.75, 2.2, 2.62]
    line = []
    for a, b in zip(bars, bars[1:]):
        hang = math.sqrt(max(0.46**2 - (b - a) ** 2, 0)) * 0.55 + 0.02
        t = np.linspace(0, 1, 14, endpoint=False)
        line += [(-(a + (b - a) * s), top + 0.10 - hang * 4 * s * (1 - s)) for s in t]
    line.append((-bars[-1], top + 0.10))
    sheet('canvas', line, x0 + 0.08, x1 - 0.08, cloth(CANVAS, 0.36, scale=0.4), thick=0, columns=16)
    for y in bars:
        extrude('bar', rectangle(-y - 0.016, top + 0.10, -y + 0.016, top + 0.135, 0.004), x0 + 0.07, x1 - 0.07, paint)
    return PERGOLA


def verona():
    """Louvres of aluminium, half open."""
    facade(plants_at=((-1.75, -0.5, 0.27, 0.42, 0.46),))
    daylight((0.42, 0.62, -0.75))
    x0, x1, deep, top = -1.9, 1.9, 2.7, 2.55
    frame(x0, x1, deep, top, (0.06, 0.062, 0.065))
    blade = fillet([(-0.10, -0.004), (0.0, -0.016), (0.10, -0.004), (0.115, 0.006), (0.0, 0.016), (-0.10, 0.008)], (0.004, 0.03, 0.004, 0.004, 0.03, 0.004))
    lean = math.radians(38)
    turn = np.array([[math.cos(lean), -math.sin(lean)], [math.sin(lean), math.cos(lean)]])
    for k in range(13):
        at = np.array([-0.19 - k * 0.195, top + 0.09])
        thing = extrude('blade', blade @ turn.T + at, x0 + 0.065, x1 - 0.065, coated(CANVAS, 0.45))
        thing['cloth'] = True
    return PERGOLA


BUILDS = {'oporto': oporto, 'sintra': sintra, 'cadiz': cadiz, 'genova': genova, 'lisboa': lisboa, 'tavira': tavira, 'evora': evora, 'ravello': ravello, 'capri': capri, 'siena': siena, 'verona': verona}

subjects = {name: Subject(build, samples=16, has_dye=True) for name, build in BUILDS.items()}
