"""Collections and objects: everything that a room builds is linked here."""

from __future__ import annotations

from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Matrix

_current = ['inside']


@contextmanager
def into(collection: str):
    """Objects made in this block go into the named collection: inside, outside or frame."""
    _current.append(collection)
    try:
        yield
    finally:
        _current.pop()


def link(obj):
    """Links an object into the current collection."""
    name = _current[-1]
    collection = bpy.data.collections.get(name)
    if collection is None:
        collection = bpy.data.collections.new(name)
        bpy.context.scene.collection.children.link(collection)
    collection.objects.link(obj)
    return obj


def add_mesh(name, vertices, faces, material, smooth=True, sharp_angle=None, points=None, uv=None):
    """Makes a mesh object.

    points: name -> one float per vertex, read in shaders by an Attribute node. uv: (n, 2) per vertex.
    sharp_angle: degrees above which an edge stays sharp although the mesh is smooth.
    """
    mesh = bpy.data.meshes.new(name)
    faces = faces.tolist() if isinstance(faces, np.ndarray) else faces
    mesh.from_pydata(np.asarray(vertices, float).tolist(), [], faces)
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
    if sharp_angle is not None:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = np.radians(sharp_angle)
    for key, values in (points or {}).items():
        mesh.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))
    if uv is not None:
        corner = np.zeros(len(mesh.loops), np.int32)
        mesh.loops.foreach_get('vertex_index', corner)
        layer = mesh.uv_layers.new(name='uv')
        layer.data.foreach_set('uv', np.asarray(uv, np.float32)[corner].ravel())
    mesh.update()
    return link(bpy.data.objects.new(name, mesh))


def subdivide(obj, levels: int = 1):
    """Rounds a mesh by subdivision when it is rendered."""
    modifier = obj.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return obj


def place(objects, at=(0, 0, 0), degrees: float = 0.0):
    """Turns a group about z and moves it."""
    matrix = Matrix.Translation(at) @ Matrix.Rotation(np.radians(degrees), 4, 'Z')
    for obj in objects:
        obj.matrix_world = matrix @ obj.matrix_world
    return objects


def add_camera(at, lens: float, shift_x: float, shift_y: float):
    """A level camera that looks along +y; lens in mm on a 36 mm sensor, shifts in widths of the picture."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, 'HORIZONTAL'
    data.shift_x, data.shift_y, data.clip_start, data.clip_end = shift_x, shift_y, 0.05, 1000
    obj = bpy.data.objects.new('camera', data)
    obj.location = at
    obj.rotation_euler = (np.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return obj


def frame_camera(at, plane_y: float, x: tuple[float, float], bottom: float, aspect: float = 1.6):
    """Camera whose picture spans x[0]..x[1] in the plane y = plane_y, with its lower edge at z = bottom there."""
    width = x[1] - x[0]
    distance = plane_y - at[1]
    middle_x, middle_z = (x[0] + x[1]) / 2, bottom + width / aspect / 2
    return add_camera(at, 36 * distance / width, (middle_x - at[0]) / width, (middle_z - at[2]) / width)
