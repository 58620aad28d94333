"""The photographer's studio: light, ground and camera around a product."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from scene.nodes import Graph, once
from scene.stage import add_mesh

STRIPES = json.loads((Path(__file__).resolve().parents[2] / 'src/ui/cloth/awning-stripes.json').read_text())
"""Of an awning's fabric, as the app draws it."""


@dataclass(frozen=True)
class Shot:
    """Where the camera stands and looks, metres; lens in mm on a 36 mm sensor; the sky behind, day or night."""

    at: tuple[float, float, float]
    target: tuple[float, float, float]
    lens: float = 70
    exposure: float = 1.22
    level: bool = False
    sky: str = 'day'


@once
def ground(colour=(0.62, 0.588, 0.54)):
    g = Graph('ground')
    return g.finish(g.principled(colour, 0.85, 0.1))


def wall(y=0.0, size=6.0):
    """A plain wall behind what hangs."""
    return add_mesh('wall', [(-size, y, -size), (size, y, -size), (size, y, size), (-size, y, size)], [(0, 1, 2, 3)], ground(), smooth=False)


def table(z=0.0, behind=0.5, size=6.0):
    """A ground that rises behind what lies on it."""
    bend = [(y, zz) for y, zz in [(-size, 0), (behind, 0)]]
    bend += [(behind + 0.25 * math.sin(a), 0.25 - 0.25 * math.cos(a)) for a in np.linspace(0.1, math.pi / 2, 12)]
    bend.append((behind + 0.25, size))
    vertices = [(x, y, z + zz) for x in (-size, size) for y, zz in bend]
    n = len(bend)
    return add_mesh('table', vertices, [(i, n + i, n + i + 1, i + 1) for i in range(n - 1)], ground())


def area(name, at, target, width, height, watts, colour=(1, 1, 1)):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', width, height, watts, colour
    obj = bpy.data.objects.new(name, data)
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return obj


def world(colour, strength):
    made = bpy.data.worlds.new('world')
    made.use_nodes = True
    made.node_tree.nodes['Background'].inputs[0].default_value = (*colour, 1)
    made.node_tree.nodes['Background'].inputs[1].default_value = strength
    bpy.context.scene.world = made


def soft_light(reach=1.0, behind=True):
    """A large lamp at the upper left, a weaker one at the right and one above; reach is the product's size in metres."""
    r = reach
    world((1.0, 0.985, 0.96), 0.30)
    area('key', (-1.3 * r, -1.3 * r, 1.5 * r), (0, 0, 0), 0.75 * r, 0.75 * r, 38 * r * r, (1, 0.965, 0.92))
    area('fill', (1.6 * r, -1.5 * r, 0.3 * r), (0, 0, 0), 1.2 * r, 1.6 * r, 9 * r * r, (0.93, 0.96, 1))
    area('rim', (0.5 * r, -0.5 * r, 1.9 * r), (0, 0, 0), 1.6 * r, 0.3 * r, 9 * r * r)


def camera(shot: Shot):
    """A level camera is shifted instead of tilted, so that what is upright stays upright."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_start, data.clip_end = shot.lens, 36, 0.01, 200
    obj = bpy.data.objects.new('camera', data)
    obj.location = shot.at
    view = Vector(shot.target) - Vector(shot.at)
    if shot.level:
        distance = math.hypot(view.x, view.y)
        data.shift_y = view.z / distance * shot.lens / 36
        view.z = 0
    obj.rotation_euler = view.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj


@once
def _flat(colour):
    g = Graph('flat')
    return g.finish(g.node('ShaderNodeEmission', Color=colour).outputs[0])


@once
def _stripes():
    """Red where there is cloth, green where a striped one has its second colour."""
    g = Graph('stripes')
    u = g.split(g.coordinates('UV'))[0]
    across = g.math('FRACT', g.math('DIVIDE', u, STRIPES['pitchMm'] / 1000))
    second = 0.0
    for band in STRIPES['second']:
        inside = g.math('MULTIPLY', g.math('GREATER_THAN', across, band['from']), g.math('LESS_THAN', across, band['to']))
        second = g.math('ADD', second, inside)
    combined = g.node('ShaderNodeCombineRGB')
    g.set(combined.inputs[0], 1.0)
    g.set(combined.inputs[1], second)
    return g.finish(g.node('ShaderNodeEmission', Color=combined.outputs[0]).outputs[0])


def only_cloth():
    """Replaces all materials, so that the picture tells where the cloth is and where its stripes are. Lights go out."""
    for light in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        light.hide_render = True
    world((0, 0, 0), 0)
    for obj in bpy.data.objects:
        if obj.type != 'MESH':
            continue
        material = _stripes() if obj.get('cloth') else _flat((0, 0, 0))
        for slot in obj.material_slots:
            slot.material = material


def render(path, width, height, samples):
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = 'CYCLES', 'CPU'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.cycles.samples, scene.cycles.use_denoising, scene.cycles.seed = samples, False, 1
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.02
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces, scene.cycles.transparent_max_bounces = 6, 3, 2, 12
    scene.cycles.sample_clamp_indirect, scene.cycles.blur_glossy = 3, 1.0
    scene.render.film_transparent = True
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.image_settings.exr_codec, scene.render.image_settings.color_depth = 'ZIP', '16'
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
