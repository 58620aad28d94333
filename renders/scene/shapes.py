"""Solid shapes with bevelled edges. Lengths in metres."""

from __future__ import annotations

import bmesh
import bpy
import numpy as np

from .stage import add_mesh, link
from .units import frame_along, unit


def box(name, low, high, material, bevel=0.004, segments=2):
    """Axis-parallel box between two corners, all edges bevelled."""
    low, high = np.array(low, float), np.array(high, float)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = ((np.array(v.co) + 0.5) * (high - low) - (high - low) / 2).tolist()
    if bevel > 0:
        offset = min(bevel, float((high - low).min()) * 0.49)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=offset, segments=segments, profile=0.5, affect='EDGES', clamp_overlap=True)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
    mesh.use_auto_smooth = True
    obj = link(bpy.data.objects.new(name, mesh))
    obj.location = ((low + high) / 2).tolist()
    obj.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True
    bpy.context.view_layer.update()
    return obj


def quad(name, corners, material):
    """One flat face."""
    return add_mesh(name, corners, [tuple(range(len(corners)))], material, smooth=False)


def lathe(name, profile, material, segments=64, at=(0, 0, 0), sharp_angle=40):
    """Turns a profile of (radius, z) points about the z axis. A radius of 0 closes the end."""
    angles = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    vertices, rings = [], []
    for radius, z in profile:
        if radius <= 1e-6:
            rings.append([len(vertices)])
            vertices.append((0, 0, z))
        else:
            rings.append(list(range(len(vertices), len(vertices) + segments)))
            vertices.extend(np.stack([radius * np.cos(angles), radius * np.sin(angles), np.full(segments, z)], 1).tolist())
    faces = []
    for a, b in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(a) == 1:
                faces.append((a[0], b[j], b[i]))
            elif len(b) == 1:
                faces.append((a[i], a[j], b[0]))
            else:
                faces.append((a[i], a[j], b[j], b[i]))
    obj = add_mesh(name, vertices, faces, material, sharp_angle=sharp_angle)
    obj.location = at
    bpy.context.view_layer.update()
    return obj


def tube_mesh(path, radius, sides=8, closed=False):
    """Vertices and faces of a tube along a path; radius is a number or one per point."""
    path = np.asarray(path, float)
    n = len(path)
    radius = np.broadcast_to(np.asarray(radius, float), (n,))
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    if not closed:
        ahead[0], ahead[-1] = path[1] - path[0], path[-1] - path[-2]
    ahead = unit(ahead)
    up = np.array([0, 0, 1.0]) if abs(ahead[0][2]) < 0.9 else np.array([1.0, 0, 0])
    vertices = []
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    for i in range(n):
        basis = frame_along(ahead[i], up)
        up = basis[:, 2]
        ring = np.outer(np.cos(angle), basis[:, 0]) + np.outer(np.sin(angle), basis[:, 2])
        vertices.append(path[i] + radius[i] * ring)
    faces = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(sides):
            m = (k + 1) % sides
            faces.append((i * sides + k, i * sides + m, j * sides + m, j * sides + k))
    if not closed:
        faces.append(tuple(reversed(range(sides))))
        faces.append(tuple(range((n - 1) * sides, n * sides)))
    return np.concatenate(vertices), faces


def tube(name, path, radius, material, sides=10, closed=False):
    """A tube as an object."""
    vertices, faces = tube_mesh(path, radius, sides, closed)
    return add_mesh(name, vertices, faces, material, sharp_angle=50)


def grid(columns: int, rows: int):
    """(u, v) in 0..1 and quads of a grid of vertices, row by row."""
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing='ij')
    i = np.arange((rows - 1) * columns).reshape(rows - 1, columns)[:, :-1].ravel()
    return u.ravel(), v.ravel(), np.stack([i, i + 1, i + 1 + columns, i + columns], 1)


def join(parts):
    """Joins (vertices, faces, values...) tuples into one mesh; values are concatenated per vertex."""
    vertices, faces, start = [], [], 0
    extra = [[] for _ in parts[0][2:]]
    for part in parts:
        v, f = part[0], part[1]
        vertices.append(v)
        faces.extend([tuple(int(i) + start for i in face) for face in f])
        for store, values in zip(extra, part[2:]):
            store.append(np.broadcast_to(values, (len(v), *np.shape(values)[1:])) if np.ndim(values) else np.full(len(v), values))
        start += len(v)
    return (np.concatenate(vertices), faces, *[np.concatenate(e) for e in extra])


def scatter(template, faces, places, matrices):
    """Copies a template to many places at once.

    template (m, 3), faces (k, s) of equal size, places (n, 3), matrices (n, 3, 3). Returns vertices and faces.
    """
    template, faces = np.asarray(template, float), np.asarray(faces)
    vertices = np.einsum('nij,mj->nmi', matrices, template) + places[:, None, :]
    index = faces[None] + (np.arange(len(places)) * len(template))[:, None, None]
    return vertices.reshape(-1, 3), index.reshape(-1, faces.shape[1])


def random_turns(rng, count: int, tilt: float = 180.0):
    """Random rotation matrices: any turn about z, tilted by up to so many degrees."""
    yaw, lean, way = rng.uniform(0, 2 * np.pi, count), np.radians(tilt) * rng.uniform(-1, 1, count), rng.uniform(0, 2 * np.pi, count)
    axis = np.stack([np.cos(way), np.sin(way), np.zeros(count)], 1)
    c, s = np.cos(lean)[:, None, None], np.sin(lean)[:, None, None]
    cross = np.zeros((count, 3, 3))
    cross[:, 0, 1], cross[:, 0, 2], cross[:, 1, 2] = -axis[:, 2], axis[:, 1], -axis[:, 0]
    cross[:, 1, 0], cross[:, 2, 0], cross[:, 2, 1] = axis[:, 2], -axis[:, 1], axis[:, 0]
    tilted = c * np.eye(3) + s * cross + (1 - c) * axis[:, :, None] * axis[:, None, :]
    turned = np.zeros((count, 3, 3))
    turned[:, 0, 0] = turned[:, 1, 1] = np.cos(yaw)
    turned[:, 0, 1], turned[:, 1, 0], turned[:, 2, 2] = -np.sin(yaw), np.sin(yaw), 1
    return tilted @ turned
