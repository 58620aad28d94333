"""Renders everything that a relit room is computed from: blender -b -P renders/light/passes.py -- ROOM FOLDER [QUALITY].

Writes one EXR a pass into FOLDER and leaves those alone that are there already:

base        albedo, normal, depth and alpha of the room without its view; alpha is 0 where one sees outside
view        what is seen outside by day
sky-rows    light maps, a light group a cell: the sky through clear glass
cloth-rows  light maps of evenly lit cloth in that cell; both also for columns
sun-HOUR    the sun's direct light and the position of what it lights
bounce-HOUR-CELL  the sun's light after its first bounce, when it enters through this cell alone
night       the light of the lamps
front       white cloth in the whole window, lit by the lamps

QUALITY multiplies samples: 1 is final, 0.25 a quick look.
"""

import importlib
import json
import math
import sys
import time
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light import cells
from scene.lamps import set_lamp_strength

SKY, GROUND = 1.0, 0.35
"""Radiance above and below the horizon. Every other light is relative to the sky's."""
LAMP = 9.0
COVER = 0.05
"""Metres from the wall's inner face to the plane of a covering."""
SUN_ANGLE = math.radians(0.6)
PICTURE, LIGHT, BOUNCE = 1280, 400, 240
"""Widths in px. Pictures are 16:10."""


def emission(name, directional):
    """A one-sided emitter: evenly lit cloth, or a window to sky and ground."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new('ShaderNodeOutputMaterial')
    light = tree.nodes.new('ShaderNodeEmission')
    tree.links.new(light.outputs[0], out.inputs[0])
    if directional:
        geometry = tree.nodes.new('ShaderNodeNewGeometry')
        split = tree.nodes.new('ShaderNodeSeparateXYZ')
        ramp = tree.nodes.new('ShaderNodeMapRange')
        tree.links.new(geometry.outputs['Incoming'], split.inputs[0])
        tree.links.new(split.outputs['Z'], ramp.inputs['Value'])
        # What travels down comes from above.
        for socket, value in (('From Min', -0.06), ('From Max', 0.06), ('To Min', SKY), ('To Max', GROUND)):
            ramp.inputs[socket].default_value = value
        tree.links.new(ramp.outputs[0], light.inputs['Strength'])
    return material


def plane(name, box, y, material):
    """A rectangle x0, x1, z0, z1 in a plane of constant y whose normal looks into the room, invisible to the camera."""
    x0, x1, z0, z1 = box
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    obj = bpy.data.objects.new(name, mesh)
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def world(strength):
    """A sky for the view and the base; black for everything that brings its own light."""
    scene = bpy.context.scene
    if scene.world is None:
        scene.world = bpy.data.worlds.new('world')
        scene.world.use_nodes = True
    node = scene.world.node_tree.nodes['Background']
    node.inputs[0].default_value = (0.62, 0.78, 1.0, 1)
    node.inputs[1].default_value = strength


def add_sun(direction, energy=1.0):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle = energy, SUN_ANGLE
    obj = bpy.data.objects.new('sun', data)
    obj.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return obj


def remove(*objects):
    for obj in objects:
        bpy.data.objects.remove(obj)


def hide(collection, hidden=True):
    found = bpy.data.collections.get(collection)
    if found is not None:
        found.hide_render = hidden


def set_view(strength):
    """The brightness of painted backdrops outside."""
    for material in bpy.data.materials:
        node = material.node_tree and material.node_tree.nodes.get('backdrop_strength')
        if node:
            node.outputs[0].default_value = strength


def render(path, width, samples, passes=(), bounces=8, transparent=False):
    scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
    scene.render.engine, scene.cycles.device = 'CYCLES', 'CPU'
    scene.render.resolution_x, scene.render.resolution_y = width, round(width / 1.6)
    scene.cycles.samples, scene.cycles.use_denoising = max(4, samples), False
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = bounces, 4
    for kind in ('diffuse_bounces', 'glossy_bounces', 'transmission_bounces'):
        setattr(scene.cycles, kind, min(bounces, 6))
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.film_transparent = transparent
    for name in ('diffuse_color', 'diffuse_direct', 'diffuse_indirect', 'normal', 'z', 'position'):
        setattr(layer, f'use_pass_{name}', name in passes)
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.image_settings.exr_codec = 'ZIP'
    scene.render.use_persistent_data = True
    partial = path.with_suffix('.part.exr')
    scene.render.filepath = str(partial)
    start = time.time()
    bpy.ops.render.render(write_still=True)
    partial.rename(path)
    print(f'pass {path.stem}: {time.time() - start:.0f} s', flush=True)


class Passes:
    def __init__(self, room, folder: Path, quality: float):
        self.room, self.folder, self.quality = room, folder, quality

    def todo(self, name):
        return not (self.folder / f'{name}.exr').exists()

    def shoot(self, name, width, samples, **more):
        render(self.folder / f'{name}.exr', width, round(samples * self.quality), **more)

    def base(self):
        if self.todo('base'):
            hide('outside')
            world(1)
            self.shoot('base', PICTURE, 32, bounces=0, passes=('diffuse_color', 'normal', 'z'), transparent=True)
            hide('outside', False)

    def view(self):
        if self.todo('view'):
            for name in ('inside', 'frame'):
                hide(name)
            world(1.1)
            set_view(2.0)
            sun = add_sun(self.room.suns['morning'] if 'morning' in self.room.suns else (0, 1, -1), 5)
            self.shoot('view', PICTURE, 32, bounces=2)
            remove(sun)
            world(0)
            set_view(0)
            for name in ('inside', 'frame'):
                hide(name, False)

    def light_maps(self, kind, axis, parts):
        name = f'{kind}-{axis}'
        if not self.todo(name):
            return
        o, layer = self.room.opening, bpy.context.scene.view_layers[0]
        world(0)
        hide('outside')
        material = emission(name, kind == 'sky')
        y = o.y + o.depth + 0.01 if kind == 'sky' else o.y + COVER
        made = []
        for cell in parts:
            obj = plane(cell.name, cells.rectangle(o, cell), y, material)
            layer.lightgroups.add(name=cell.name)
            obj.lightgroup = cell.name
            made.append(obj)
        self.shoot(name, LIGHT, 320, passes=('diffuse_color', 'normal', 'z'))
        remove(*made)
        for group in list(layer.lightgroups):
            layer.active_lightgroup_index = 0
            bpy.ops.scene.view_layer_remove_lightgroup()
        hide('outside', False)

    def suns(self, hour, direction):
        world(0)
        hide('outside')
        sun = add_sun(direction)
        if self.todo(f'sun-{hour}'):
            self.shoot(f'sun-{hour}', PICTURE, 24, bounces=0, passes=('diffuse_direct', 'position'))
        o, black = self.room.opening, bpy.data.materials.get('blocker') or bpy.data.materials.new('blocker')
        black.use_nodes = True
        black.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0, 0, 0, 1)
        y = o.y + o.depth + 0.03
        for cell in [*cells.rows(cells.SUN_ROWS), *cells.columns(cells.SUN_COLUMNS)]:
            name = f'bounce-{hour}-{cell.name}'
            if not self.todo(name):
                continue
            x0, x1, z0, z1 = cells.rectangle(o, cell)
            far = 3.0
            walls = [
                plane('left', (o.x0 - far, x0, o.z0 - far, o.z1 + far), y, black),
                plane('right', (x1, o.x1 + far, o.z0 - far, o.z1 + far), y, black),
                plane('low', (x0, x1, o.z0 - far, z0), y, black),
                plane('high', (x0, x1, z1, o.z1 + far), y, black),
            ]
            self.shoot(name, BOUNCE, 96, passes=('diffuse_color', 'diffuse_indirect', 'normal', 'z'))
            remove(*walls)
        remove(sun)
        hide('outside', False)

    def night(self):
        o = self.room.opening
        world(0)
        hide('outside')
        set_lamp_strength(self.room.lamps, LAMP)
        if self.todo('night'):
            self.shoot('night', LIGHT, 320, passes=('diffuse_color', 'normal', 'z'))
        if self.todo('front'):
            white = bpy.data.materials.new('white cloth')
            white.use_nodes = True
            white.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (1, 1, 1, 1)
            white.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
            cloth = plane('cloth', (o.x0, o.x1, o.z0, o.z1), o.y + COVER, white)
            cloth.visible_camera = True
            self.shoot('front', BOUNCE, 128, passes=('diffuse_color', 'diffuse_direct', 'diffuse_indirect'))
            remove(cloth)
        set_lamp_strength(self.room.lamps, 0)
        hide('outside', False)


def write_about(room, folder: Path):
    """Facts that the maps need: the opening in metres and, of the plane of a covering, its corners in the picture."""
    o, scene = room.opening, bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = PICTURE, round(PICTURE / 1.6)
    y = o.y + COVER
    bpy.context.view_layer.update()
    ends = [world_to_camera_view(scene, room.camera, Vector(at)) for at in ((o.x0, y, o.z1), (o.x1, y, o.z0))]
    about = {
        'opening': {'x0': o.x0, 'x1': o.x1, 'z0': o.z0, 'z1': o.z1, 'y': o.y, 'depth': o.depth},
        'cover_y': y,
        'rectangle': [ends[0].x, 1 - ends[0].y, ends[1].x, 1 - ends[1].y],
        'suns': {hour: list(direction) for hour, direction in room.suns.items()},
        'rows': cells.ROWS,
        'columns': cells.COLUMNS,
        'sun_rows': cells.SUN_ROWS,
        'sun_columns': cells.SUN_COLUMNS,
    }
    (folder / 'about.json').write_text(json.dumps(about, indent=2))


def main():
    name, folder, *rest = sys.argv[sys.argv.index('--') + 1 :]
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    room = importlib.import_module(f'scene.rooms.{name}').build()
    passes = Passes(room, target, float(rest[0]) if rest else 1.0)
    set_view(0)
    write_about(room, target)
    passes.base()
    passes.view()
    for axis, parts in (('rows', cells.rows()), ('columns', cells.columns())):
        for kind in ('cloth', 'sky'):
            passes.light_maps(kind, axis, parts)
    passes.night()
    for hour, direction in room.suns.items():
        passes.suns(hour, direction)


if __name__ == '__main__':
    main()
