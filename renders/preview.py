"""Quick look at a room: blender -b -P renders/preview.py -- ROOM OUT.png [width] [samples] [hour] [x0,x1,y0,y1].

Lights the room with a plain sky and a sun, takes the grain off and writes a PNG. Hours: morning, noon, evening, night. The last argument cuts
a part out of the picture (shares of its width and height, y upwards).
"""

import importlib
import math
import sys
import time
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parent))
from light.denoise import denoise
from light.exr import Layers
from scene.lamps import set_lamp_strength


def light(room, hour):
    """Adds sky, sun and a portal in the window."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    scene.world = world
    sky = world.node_tree.nodes['Background']
    night = hour == 'night'
    sky.inputs[0].default_value = (0.02, 0.03, 0.07, 1) if night else (0.62, 0.78, 1.0, 1)
    sky.inputs[1].default_value = 0.3 if night else 1.15
    set_lamp_strength(room.lamps, 9.0 if night else 0.0)
    for material in bpy.data.materials:
        node = material.node_tree and material.node_tree.nodes.get('backdrop_strength')
        if node:
            node.outputs[0].default_value = 0.02 if night else 2.0
    if not night:
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.angle = 7.0, math.radians(0.6)
        data.color = {'morning': (1, 0.90, 0.76), 'noon': (1, 0.95, 0.88), 'evening': (1, 0.76, 0.52)}[hour]
        obj = bpy.data.objects.new('sun', data)
        obj.rotation_euler = Vector(room.suns[hour]).to_track_quat('-Z', 'Y').to_euler()
        scene.collection.objects.link(obj)
    o = room.opening
    if o.depth == 0:
        return
    data = bpy.data.lights.new('portal', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', o.x1 - o.x0, o.z1 - o.z0
    data.cycles.is_portal = True
    obj = bpy.data.objects.new('portal', data)
    obj.location, obj.rotation_euler = ((o.x0 + o.x1) / 2, o.y + o.depth + 0.01, (o.z0 + o.z1) / 2), (-math.pi / 2, 0, 0)
    scene.collection.objects.link(obj)


def render(width, samples, path, part):
    scene = bpy.context.scene
    if part:
        scene.render.use_border = scene.render.use_crop_to_border = True
        scene.render.border_min_x, scene.render.border_max_x, scene.render.border_min_y, scene.render.border_max_y = part
    scene.render.engine, scene.cycles.device = 'CYCLES', 'CPU'
    scene.render.resolution_x, scene.render.resolution_y = width, round(width / 1.6)
    scene.cycles.samples, scene.cycles.use_denoising = samples, False
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.03
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.sample_clamp_indirect = 8, 5, 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def tone(x, exposure):
    x = x * exposure
    x = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    return np.clip(x, 0, 1) ** (1 / 2.2)


def main():
    name, out, *rest = sys.argv[sys.argv.index('--') + 1 :]
    width, samples, hour = int(rest[0]) if rest else 480, int(rest[1]) if rest[1:] else 16, rest[2] if rest[2:] else 'morning'
    part = [float(v) for v in rest[3].split(',')] if rest[3:] else None
    bpy.ops.wm.read_factory_settings(use_empty=True)
    start = time.time()
    room = importlib.import_module(f'scene.rooms.{name}').build()
    print(f'built in {time.time() - start:.1f} s')
    light(room, hour)
    start = time.time()
    exr = Path(out).with_suffix('.exr')
    render(width, samples, exr, part)
    print(f'rendered in {time.time() - start:.1f} s')
    layers = Layers(exr)
    clean = denoise(layers.get('Combined'), layers.get('DiffCol'), layers.get('Normal', 'XYZ'))
    exposure = {'night': 1.2, 'evening': 1.1}.get(hour, 1.0)
    Image.fromarray((tone(clean, exposure) * 255).astype(np.uint8)).save(out)


main()
