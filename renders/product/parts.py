"""Parts that several products share: profiles, tubes, rolls of cloth, chains and screws. Lengths in metres, x along the product, y to the wall."""

from __future__ import annotations

import math

import numpy as np
from scene.nodes import Graph, once
from scene.shapes import box, lathe, tube
from scene.stage import add_mesh, place

__all__ = ['box', 'lathe', 'place', 'tube']


@once
def coated(colour, roughness=0.42):
    """Powder coated metal or smooth plastic."""
    g = Graph('coated')
    return g.finish(g.principled(colour, roughness, 0.4))


@once
def metal(colour=(0.72, 0.73, 0.74), roughness=0.34):
    """Anodised aluminium or steel, drawn along x."""
    g = Graph('metal')
    drawn = g.noise(g.scaled(g.coordinates(), (6, 900, 900)), 1, 2)
    rough = g.range(drawn, 0.3, 0.7, roughness * 0.85, roughness * 1.15)
    return g.finish(g.principled(colour, rough, 0.5, g.bump(drawn, 0.00003, 0.4), Metallic=0.9))


@once
def glow(colour, strength):
    """A lamp."""
    g = Graph('glow')
    return g.finish(g.node('ShaderNodeEmission', Color=colour, Strength=strength).outputs[0])


@once
def cloth(colour=(0.74, 0.72, 0.68), through=0.0, openness=0.0, scale=1.0):
    """Woven cloth. Shares of light that pass scattered (through) and straight (openness)."""
    g = Graph('cloth')
    p = g.coordinates()
    warp = g.noise(g.scaled(p, (900 * scale, 30, 30)), 1, 2, 0.6)
    weft = g.noise(g.scaled(p, (30, 900 * scale, 900 * scale)), 1, 2, 0.6)
    threads = g.math('MULTIPLY', g.math('ADD', warp, weft), 0.5)
    tone = g.mix(g.range(threads, 0.35, 0.65), tuple(c * 0.93 for c in colour), tuple(min(1, c * 1.05) for c in colour))
    shader = g.principled(tone, 0.9, 0.1, g.bump(threads, 0.0006, 0.5))
    for share, kind in ((through, 'ShaderNodeBsdfTranslucent'), (openness, 'ShaderNodeBsdfTransparent')):
        if share > 0:
            more = g.node(kind, Color=tone if kind.endswith('Translucent') else (1, 1, 1)).outputs[0]
            mixed = g.node('ShaderNodeMixShader', None, Fac=share)
            g.set(mixed.inputs[1], shader)
            g.set(mixed.inputs[2], more)
            shader = mixed.outputs[0]
    return g.finish(shader)


WHITE = (0.80, 0.79, 0.77)
GRAPHITE = (0.035, 0.037, 0.04)
GREY = (0.33, 0.34, 0.35)


def fillet(points, radius, steps=5):
    """Rounds the corners of a closed polygon; radius is a number or one per corner."""
    points = np.asarray(points, float)
    radius = np.broadcast_to(np.asarray(radius, float), (len(points),))
    out = []
    for i, corner in enumerate(points):
        before, after = points[i - 1] - corner, points[(i + 1) % len(points)] - corner
        a, b = np.linalg.norm(before), np.linalg.norm(after)
        u, v = before / a, after / b
        half = math.acos(np.clip(u @ v, -1, 1)) / 2
        cut = min(radius[i] / max(math.tan(half), 1e-6), a * 0.49, b * 0.49)
        if cut < 1e-6 or half > 1.56:
            out.append(corner)
            continue
        start, end = corner + u * cut, corner + v * cut
        for t in np.linspace(0, 1, steps + 1):
            out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t**2 * end)
    return np.array(out)


def rectangle(y0, z0, y1, z1, radius=0.002, steps=4):
    return fillet([(y0, z0), (y1, z0), (y1, z1), (y0, z1)], radius, steps)


def extrude(name, profile, x0, x1, material, sharp=32, turned=0.0):
    """A closed profile of (y, z) points, drawn along x; its ends are softened by a small chamfer."""
    profile = np.asarray(profile, float)
    middle = profile.mean(0)
    soft = 0.0007 if x1 - x0 > 0.004 else 0
    inner = profile + (middle - profile) * min(0.05, soft / max(np.abs(profile - middle).max(), 1e-6))
    rings = [(x0, inner), (x0 + soft, profile), (x1 - soft, profile), (x1, inner)] if soft else [(x0, profile), (x1, profile)]
    n = len(profile)
    vertices = [(x, y, z) for x, ring in rings for y, z in ring]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    faces += [tuple(reversed(range(n))), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    obj = add_mesh(name, vertices, faces, material, sharp_angle=sharp)
    return place([obj], degrees=turned)[0] if turned else obj


def sheet(name, line, x0, x1, material, thick=0.0006, columns=1, ripple=None):
    """Cloth that follows a line of (y, z) points. uv: u along x, v along the line in metres. ripple(x, s) shifts y."""
    line = np.asarray(line, float)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    xs = np.linspace(x0, x1, columns + 1)
    rows = len(line)
    vertices, uv = [], []
    for x in xs:
        for (y, z), s in zip(line, along):
            vertices.append((x, y + (ripple(x, s) if ripple else 0), z))
            uv.append((x - x0, s))
    faces = [(c * rows + r, c * rows + r + 1, (c + 1) * rows + r + 1, (c + 1) * rows + r) for c in range(columns) for r in range(rows - 1)]
    obj = add_mesh(name, vertices, faces, material, uv=np.array(uv), sharp_angle=60)
    if thick:
        modifier = obj.modifiers.new('thick', 'SOLIDIFY')
        modifier.thickness, modifier.offset = thick, 0
    obj['cloth'] = True
    return obj


def cloth_roll(name, x0, x1, y, z, tube_r, roll_r, material, core):
    """A tube with cloth on it: the end shows the turns of the cloth."""
    cylinder(f'{name}-core', (x0 - 0.004, y, z), (x1 + 0.004, y, z), tube_r, core, hollow=True)
    turns = max(3, round((roll_r - tube_r) / 0.0016))
    a = np.linspace(0, turns * 2 * math.pi, turns * 40)
    r = tube_r + (roll_r - tube_r) * a / a[-1]
    line = np.stack([y + r * np.cos(a), z + r * np.sin(a)], 1)
    return sheet(name, line, x0, x1, material, thick=0.0008)


def cylinder(name, a, b, radius, material, sides=48, hollow=False, edge=0.0006):
    """A rod or a tube between two points, with softened ends."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    length = float(np.linalg.norm(b - a))
    edge = min(edge, radius * 0.3, length * 0.3)
    profile = [(radius - edge, 0), (radius, edge), (radius, length - edge), (radius - edge, length)]
    if hollow:
        inner = radius * 0.86
        profile = [(inner, 0.02), (inner, 0), *profile, (inner, length), (inner, length - 0.02)]
    else:
        profile = [(0, 0), *profile, (0, length)]
    obj = lathe(name, profile, material, segments=sides, sharp_angle=30)
    ahead = (b - a) / length
    up = np.array([0, 0, 1.0])
    axis = np.cross(up, ahead)
    from mathutils import Matrix, Vector

    turn = Matrix.Identity(4) if np.linalg.norm(axis) < 1e-9 and ahead[2] > 0 else Vector((0, 0, 1)).rotation_difference(Vector(ahead.tolist())).to_matrix().to_4x4()
    obj.matrix_world = Matrix.Translation(a.tolist()) @ turn
    return obj


def smooth_path(points, per=14):
    """A Catmull-Rom curve through points."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, per, endpoint=False):
            out.append(0.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * t + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t**2 + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t**3))
    return np.array([*out, p[-2]])


def spaced(path, gap):
    """Points at equal distances along a path."""
    path = np.asarray(path, float)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.arange(0, along[-1], gap)
    return np.stack([np.interp(at, along, path[:, k]) for k in range(3)], 1)


def bead_chain(name, path, material, radius=0.00225, gap=0.006):
    """Balls on a cord."""
    tube(f'{name}-cord', path, radius * 0.32, material, sides=6)
    rings, sides = 7, 12
    v = np.linspace(0, math.pi, rings)
    u = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    ball = np.array([(math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)) for a in v for b in u]) * radius
    quads = np.array([(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j) for i in range(rings - 1) for j in range(sides)])
    places = spaced(path, gap)
    vertices = (places[:, None, :] + ball[None]).reshape(-1, 3)
    faces = (quads[None] + (np.arange(len(places)) * len(ball))[:, None, None]).reshape(-1, 4)
    return add_mesh(name, vertices, faces, material)


def lettering(words, at, size, material, degrees=0.0, up='z'):
    """Printed words, centred on a point. up: what the letters face, 'z' or 'front'."""
    import bpy
    from mathutils import Matrix

    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = words, size, 'CENTER', 'CENTER', 0.00002
    curve.materials.append(material)
    obj = bpy.data.objects.new('words', curve)
    bpy.context.scene.collection.objects.link(obj)
    facing = Matrix.Rotation(math.pi / 2, 4, 'X') if up == 'front' else Matrix.Identity(4)
    obj.matrix_world = Matrix.Translation(at) @ facing @ Matrix.Rotation(math.radians(degrees), 4, 'Z')
    return obj


def screw(at, material, radius=0.0035):
    """A pan head with a cross in it, seen from the front."""
    from mathutils import Matrix

    head = [(0, 0.5), (0.62, 0.46), (0.86, 0.34), (0.97, 0.17), (1, 0)]
    made = [lathe('screw', [(radius * r, radius * h) for r, h in head], material, segments=40)]
    dark = coated((0.06, 0.06, 0.06), 0.6)
    made += [box('cross', (-radius * a, -radius * b, radius * 0.3), (radius * a, radius * b, radius * 0.505), dark, 0) for a, b in ((0.52, 0.11), (0.11, 0.52))]
    turn = Matrix.Translation(at) @ Matrix.Rotation(math.pi / 2, 4, 'X') @ Matrix.Rotation(math.radians(20 + 9000 * at[2]), 4, 'Z')
    for obj in made:
        obj.matrix_world = turn @ obj.matrix_world


def slab(name, outline, thick, material, at=(0, 0, 0), axis='z', bevel=0.0012, degrees=0.0):
    """A flat plate with an outline of (a, b) points and softened edges. axis: what its thickness runs along."""
    outline = np.asarray(outline, float)
    middle = outline.mean(0)
    bevel = min(bevel, thick * 0.45)

    def ring(inset, height):
        size = np.abs(outline - middle).max()
        return [(*(middle + (p - middle) * (1 - inset / size)), height) for p in outline]

    rings = [ring(bevel, 0), ring(bevel * 0.3, bevel * 0.3), ring(0, bevel), ring(0, thick - bevel), ring(bevel * 0.3, thick - bevel * 0.3), ring(bevel, thick)]
    n = len(outline)
    points = np.array([p for r in rings for p in r])
    order = {'z': (0, 1, 2), 'y': (0, 2, 1), 'x': (2, 0, 1)}[axis]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(5) for i in range(n)]
    faces += [tuple(reversed(range(n))), tuple(range(5 * n, 6 * n))]
    obj = add_mesh(name, points[:, order], faces, material, sharp_angle=50)
    return place([obj], at, degrees)[0]
