"""Renders everything that a relit room is computed from: blender -b -P renders/light/passes.py -- ROOM FOLDER [QUALITY].

Writes one EXR a pass into FOLDER and leaves those alone that are there already:

base      albedo, normal, position and alpha of the room without its view; alpha is 0 where one sees outside
view      what is seen outside by day
sky       a light group a cell of the covering's plane: the sky through it, without cloth; and group `rest`: the sky beside an awning
free      the light of all these groups in more detail, such as the joints of boards
cloth     alike, of evenly lit cloth in that cell
sun-HOUR  the sun's direct light, rendered where the sun can reach
bounce    a light group an hour and cell: the sun's light after its first bounce, when it comes through that cell alone
night     the light of the lamps
NAME-inner and NAME-outer: a window's covering as if it were white, in the light of sky, cloth, bounce, night or sun-HOUR, seen from the room
          or from outside; it takes no light from anything else
awning-N  an awning at each step of its way; of louvres, light groups `above` (sky and sun) and `below` (an evenly lit floor)

QUALITY multiplies samples: 1 is final, 0.25 a quick look.
"""

import importlib
import json
import math
import sys
import time
from pathlib import Path

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light import cells
from light.cover import Hood, plane_of
from light.exr import Layers
from scene.lamps import set_lamp_strength

SKY, GROUND = 1.0, 0.35
"""Radiance above and below the horizon. Every other light is relative to the sky's."""
LAMP = 9.0
BOUNCES = 16
"""Ways from wall to wall; of the light in a bright room, 5 % of the red is left after six."""
CLAMP = 60
"""Most light of one indirect way: lamps behind their shades and the sun are found by few rays, and a lower limit takes a fifth of their light."""
SUN_ANGLE = math.radians(0.6)
PICTURE, SHARP, FREE, LIGHT, BOUNCE = 1600, 1280, 800, 480, 480
"""Widths in px. Pictures are 16:10."""
AWNING, AWNING_STEPS = 960, 8
"""Width of the picture that awnings are drawn in, and the steps of their way."""
SHEETS = {'inner': 80, 'outer': 240}
"""Widths of the pictures of what falls on the faces of a covering, px. A frame's shadow on the outer one is sharp."""
PATCHES, TERRACE_PATCHES = 72, 144
"""Beams across, of which the sun's bounced light is made: 5 cm wide in a room, 10 cm on a terrace."""


def emission(name, directional):
    """Evenly lit cloth, or a window to sky and ground; it shines to one side and is clear from behind."""
    material, tree, out = bare(name)
    light, clear, sides = (tree.nodes.new(kind) for kind in ('ShaderNodeEmission', 'ShaderNodeBsdfTransparent', 'ShaderNodeMixShader'))
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    tree.links.new(geometry.outputs['Backfacing'], sides.inputs[0])
    tree.links.new(light.outputs[0], sides.inputs[1])
    tree.links.new(clear.outputs[0], sides.inputs[2])
    tree.links.new(sides.outputs[0], out.inputs[0])
    if directional:
        tree.links.new(two_parts(tree), light.inputs['Strength'])
    return material


def bare(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    return material, tree, tree.nodes.new('ShaderNodeOutputMaterial')


def two_parts(tree):
    """The strength of the light from above and from below the horizon. What travels down comes from above."""
    geometry, split, ramp = (tree.nodes.new(kind) for kind in ('ShaderNodeNewGeometry', 'ShaderNodeSeparateXYZ', 'ShaderNodeMapRange'))
    tree.links.new(geometry.outputs['Incoming'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Value'])
    for socket, value in (('From Min', -0.06), ('From Max', 0.06), ('To Min', SKY), ('To Max', GROUND)):
        ramp.inputs[socket].default_value = value
    return ramp.outputs[0]


def sunlit_patches(name):
    """Faces that shine as strongly as their attribute says, and that let everything else through."""
    material, tree, out = bare(name)
    light, clear, both, glow = (tree.nodes.new(kind) for kind in ('ShaderNodeEmission', 'ShaderNodeBsdfTransparent', 'ShaderNodeAddShader', 'ShaderNodeAttribute'))
    geometry, front = (tree.nodes.new(kind) for kind in ('ShaderNodeNewGeometry', 'ShaderNodeMath'))
    glow.attribute_name = 'glow'
    front.operation = 'SUBTRACT'
    front.inputs[0].default_value = 1
    tree.links.new(geometry.outputs['Backfacing'], front.inputs[1])
    tree.links.new(glow.outputs['Color'], light.inputs['Color'])
    tree.links.new(front.outputs[0], light.inputs['Strength'])
    for index, part in enumerate((light, clear)):
        tree.links.new(part.outputs[0], both.inputs[index])
    tree.links.new(both.outputs[0], out.inputs[0])
    return material


def unseen(name, vertices, faces, material):
    """A mesh that is invisible to the camera."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, vertex)) for vertex in vertices], [], faces)
    mesh.materials.append(material)
    obj = bpy.data.objects.new(name, mesh)
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def part_of(plane, cell, material):
    """A rectangle of a covering's plane; it faces into the room, or down."""
    corners = [plane.point(u, v) for u, v in ((cell.u0, cell.v1), (cell.u1, cell.v1), (cell.u1, cell.v0), (cell.u0, cell.v0))]
    faces_down = plane.along[1] < 0
    return unseen(cell.name, corners, [(3, 2, 1, 0) if faces_down else (0, 1, 2, 3)], material)


def world(strength, colour=(0.62, 0.78, 1.0)):
    """A plain sky; 0 for everything that brings its own light."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    node = scene.world.node_tree.nodes['Background']
    node.inputs[0].default_value = (*colour, 1)
    node.inputs[1].default_value = strength


def two_part_world():
    """The same light above and below the horizon as the sky's cells have."""
    world(1, (1, 1, 1))
    tree = bpy.context.scene.world.node_tree
    tree.links.new(two_parts(tree), tree.nodes['Background'].inputs['Strength'])


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


def render(path, width, samples, passes=(), bounces=BOUNCES, transparent=False, part=None, height=None, exact=False, clamp=CLAMP):
    """part: left, top, right and bottom of what is rendered, as shares of the picture; exact keeps 32 bits; clamp is the most light of one indirect way."""
    scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
    scene.render.engine, scene.cycles.device = 'CYCLES', 'CPU'
    scene.render.resolution_x, scene.render.resolution_y = width, height or round(width / 1.6)
    scene.cycles.samples, scene.cycles.use_denoising = max(4, samples), False
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = bounces, clamp
    for kind in ('diffuse_bounces', 'glossy_bounces', 'transmission_bounces'):
        setattr(scene.cycles, kind, bounces)
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.film_transparent = transparent
    scene.render.use_border, scene.render.use_crop_to_border = part is not None, False
    if part is not None:
        left, top, right, bottom = part
        scene.render.border_min_x, scene.render.border_max_x = left, right
        scene.render.border_min_y, scene.render.border_max_y = 1 - bottom, 1 - top
    for name in ('diffuse_color', 'diffuse_direct', 'diffuse_indirect', 'normal', 'z', 'position'):
        setattr(layer, f'use_pass_{name}', name in passes)
    image = scene.render.image_settings
    image.file_format, image.exr_codec, image.color_depth = 'OPEN_EXR_MULTILAYER', 'ZIP', '32' if exact else '16'
    partial = path.with_suffix('.part.exr')
    scene.render.filepath = str(partial)
    start = time.time()
    bpy.ops.render.render(write_still=True)
    partial.rename(path)
    print(f'pass {path.stem}: {time.time() - start:.0f} s', flush=True)


GUIDES = ('diffuse_color', 'normal')


class Passes:
    def __init__(self, room, folder: Path, quality: float):
        self.room, self.folder, self.quality = room, folder, quality
        self.is_awning = room.awning is not None
        self.plane = room.awning.plane if self.is_awning else plane_of(room.opening)
        self.rows, self.sun_rows = rows_of(room)

    def todo(self, name):
        return not (self.folder / f'{name}.exr').exists()

    def shoot(self, name, width, samples, **more):
        render(self.folder / f'{name}.exr', width, round(samples * self.quality), **more)

    def base(self):
        if self.todo('base'):
            hide('outside')
            world(1)
            self.shoot('base', PICTURE, 12, bounces=0, passes=('diffuse_color', 'normal', 'position'), transparent=True, exact=True)
            hide('outside', False)

    def view(self, part):
        if self.todo('view'):
            for name in ('inside', 'frame'):
                hide(name)
            world(1.1)
            set_view(2.0)
            sun = add_sun(self.room.suns['morning'], 5)
            self.shoot('view', PICTURE, 16, bounces=2, passes=GUIDES, part=part)
            remove(sun)
            set_view(0)
            for name in ('inside', 'frame'):
                hide(name, False)

    def lit_by(self, name):
        """Whether something in this light is still to be rendered."""
        needed = [name, *(f'{name}-{side}' for side in self.sides(name)), *(['free'] if name == 'sky' else [])]
        return any(self.todo(one) for one in needed)

    def sides(self, name):
        """The faces of a covering that a light falls on."""
        if self.is_awning:
            return ()
        return {'sky': ('inner', 'outer'), 'cloth': ('inner',), 'bounce': ('inner',), 'night': ('inner',)}.get(name, ('outer',))

    def on_covering(self, name):
        """What of a light falls on the faces of a white covering, which itself changes no light."""
        wanted = [side for side in self.sides(name) if self.todo(f'{name}-{side}')]
        if not wanted:
            return
        scene = bpy.context.scene
        kept, others = scene.camera, [obj for obj in scene.objects if obj.visible_camera]
        for obj in others:
            obj.visible_camera = False
        sheet = part_of(self.plane, cells.Cell('sheet', 0, 1, 0, 1), plain('white', (1, 1, 1, 1)))
        sheet.visible_camera = True
        sheet.visible_diffuse = sheet.visible_glossy = sheet.visible_transmission = sheet.visible_shadow = False
        across, down = self.plane.across[0], -self.plane.along[2]
        data = bpy.data.cameras.new('of the covering')
        data.type, data.ortho_scale, data.sensor_fit = 'ORTHO', across, 'HORIZONTAL'
        camera = bpy.data.objects.new('of the covering', data)
        scene.collection.objects.link(camera)
        scene.camera = camera
        for side in wanted:
            camera.location = Vector(self.plane.point(0.5, 0.5)) + Vector((0, -1 if side == 'inner' else 1, 0))
            camera.rotation_euler = (math.pi / 2, 0, 0 if side == 'inner' else math.pi)
            self.shoot(f'{name}-{side}', SHEETS[side], 32, height=round(SHEETS[side] * down / across), transparent=True, exact=True)
        scene.camera = kept
        remove(sheet, camera)
        for obj in others:
            obj.visible_camera = True

    def window(self, kind):
        """Light maps of the sky or of cloth, a light group a cell."""
        if not self.lit_by(kind):
            return
        o, layer = self.room.opening, bpy.context.scene.view_layers[0]
        hide('outside')
        world(0)
        material = emission(kind, kind == 'sky')
        plane = self.plane
        if kind == 'sky':
            plane = plane.shifted((0, 0, 0.01) if self.is_awning else (0, o.y + o.depth + 0.01 - plane.origin[1], 0))
            if self.is_awning:
                two_part_world()
                bpy.context.scene.world.lightgroup = layer.lightgroups.add(name='rest').name
        made = []
        for cell in cells.rows(self.rows) if self.is_awning else cells.grid():
            obj = part_of(plane, cell, material)
            obj.lightgroup = layer.lightgroups.add(name=cell.name).name
            made.append(obj)
        # The sky beside an awning is seen, and is no light on anything.
        if self.todo(kind):
            self.shoot(kind, LIGHT, 24, transparent=True)
        self.on_covering(kind)
        if kind == 'sky' and self.todo('free'):
            self.ungroup()
            self.shoot('free', FREE, 40, transparent=True)
        self.clear(made)

    def clear(self, made):
        remove(*made)
        self.ungroup()
        hide('outside', False)

    def ungroup(self):
        layer = bpy.context.scene.view_layers[0]
        for _ in list(layer.lightgroups):
            layer.active_lightgroup_index = 0
            bpy.ops.scene.view_layer_remove_lightgroup()

    def sun(self, hour, direction, part):
        if self.lit_by(f'sun-{hour}'):
            hide('outside')
            world(0)
            sun = add_sun(direction)
            if self.todo(f'sun-{hour}'):
                self.shoot(f'sun-{hour}', SHARP, 12, bounces=0, passes=('diffuse_direct',), part=part)
            self.on_covering(f'sun-{hour}')
            remove(sun)
            hide('outside', False)

    def beams(self, hour, direction):
        """What the sun's beams strike: squares of light, by the name of the cell that they came through."""
        scene, o = bpy.context.scene, self.room.opening
        path, kept = self.folder / f'struck-{hour}.exr', scene.camera
        middle, span, across = (np.array((0.5, 4.0, 1.2)), 15.0, TERRACE_PATCHES) if self.is_awning else (self.plane.point(0.5, 0.5), 3.6, PATCHES)
        data = bpy.data.cameras.new('of the sun')
        data.type, data.ortho_scale, data.clip_end = 'ORTHO', span, 60
        camera = bpy.data.objects.new('of the sun', data)
        camera.location = Vector(middle) - Vector(direction) * 14
        camera.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
        scene.collection.objects.link(camera)
        scene.camera = camera
        # In even light that nothing shades, one sees of a surface as much as it returns of light that comes from where one looks.
        ways = ('visible_shadow', 'visible_diffuse', 'visible_glossy', 'visible_transmission')
        hidden = [(obj, way) for obj in scene.objects for way in ways if getattr(obj, way)]
        for obj, way in hidden:
            setattr(obj, way, False)
        world(1, (1, 1, 1))
        render(path, across, 64, ('diffuse_direct', 'diffuse_color', 'normal', 'position'), 0, True, height=across, exact=True)
        for obj, way in hidden:
            setattr(obj, way, True)
        scene.camera = kept
        remove(camera)
        layers = Layers(path)
        at, normal, light, albedo = (layers.get(*kind).reshape(-1, 3) for kind in (('Position', 'XYZ'), ('Normal', 'XYZ'), ('DiffDir',), ('DiffCol',)))
        returned = light * albedo
        normal = normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-6)
        facing = -(normal @ np.array(direction))
        came = self.plane.reached(at, direction)
        if not self.is_awning:
            # The light of a sill or jamb outside the covering comes in beside it.
            outside = at[:, 1] > self.plane.origin[1]
            came[outside] = np.clip(self.plane.reached(at[outside], (0, 1, 0)), 0.001, 0.999)
        seen = (layers.get('Combined', 'A').ravel() > 0.9) & (facing > 0.03)
        through = ((came > 0) & (came < 1)).all(1)
        if not self.is_awning:
            seen &= through & (at[:, 1] < o.y + o.depth - 0.08)
        found = {}
        for i in np.flatnonzero(seen):
            name = cells.sun_cell(*came[i], self.is_awning, self.sun_rows) if through[i] else 'rest'
            side = span / across / math.sqrt(facing[i])
            middle = at[i]
            if not self.is_awning and middle[1] > o.y:
                # A square of a jamb stays behind the wall's face, which it would light from before its edge.
                middle = np.array((middle[0], max(middle[1], o.y + side / 2), middle[2]))
            found.setdefault(name, []).append((middle, normal[i], returned[i] * facing[i] / math.pi, side))
        return found

    def bounce(self):
        if not self.lit_by('bounce'):
            return
        hide('outside')
        struck = {hour: self.beams(hour, direction) for hour, direction in self.room.suns.items()}
        world(0)
        layer, material, made = bpy.context.scene.view_layers[0], sunlit_patches('sunlit'), []
        for hour, by_cell in struck.items():
            for name, squares in by_cell.items():
                obj = shining(f'{hour}-{name}', squares, material)
                obj.lightgroup = layer.lightgroups.add(name=obj.name).name
                made.append(obj)
        if self.todo('bounce'):
            self.shoot('bounce', BOUNCE, 24)
        self.on_covering('bounce')
        self.clear(made)

    def night(self):
        world(0)
        hide('outside')
        set_lamp_strength(self.room.lamps, LAMP)
        if self.todo('night'):
            self.shoot('night', LIGHT, 64)
        self.on_covering('night')
        set_lamp_strength(self.room.lamps, 0)
        hide('outside', False)

    def awning(self):
        """The awning at each step of its way, lit by sky, sun and terrace: its cloth is red, its metal green. What stands before it hides it."""
        left = [step for step in range(AWNING_STEPS + 1) if self.todo(f'awning-{step}')]
        if not left:
            return
        for obj in bpy.context.scene.objects:
            obj.is_holdout = True
        hide('outside')
        two_part_world()
        sun = add_sun(self.room.suns['morning'], 12)
        if self.room.awning.turns:
            self.light_of_louvres(sun)
        cloth, metal = plain('cloth', (0.8, 0, 0, 1)), plain('metal', (0, 0.8, 0, 1))
        for step in left:
            made = self.room.awning.build(self.plane, step / AWNING_STEPS, cloth, metal)
            self.shoot(f'awning-{step}', AWNING, 24, passes=GUIDES, bounces=3, transparent=True, part=self.room.awning.part)
            remove(*made)
        remove(sun)

    def light_of_louvres(self, sun):
        """Lights louvres from above, and, in a light group of its own, from below: the terrace returns no other light to them."""
        scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
        for obj in scene.objects:
            if obj.type == 'MESH':
                obj.visible_diffuse = obj.visible_glossy = False
        above, below = (layer.lightgroups.add(name=name).name for name in ('above', 'below'))
        scene.world.lightgroup = sun.lightgroup = above
        floor = unseen('floor', [(-7, -0.6, 0.03), (7, -0.6, 0.03), (7, self.room.opening.y, 0.03), (-7, self.room.opening.y, 0.03)], [(0, 1, 2, 3)], emission('floor', False))
        floor.lightgroup = below

    def reach(self, direction):
        """The part of the picture that the sun can reach through the window; None is all of it."""
        if self.is_awning:
            return None
        layers = Layers(self.folder / 'base.exr')
        came = self.plane.reached(layers.get('Position', 'XYZ'), direction)
        inside = ((came > -0.02) & (came < 1.02)).all(2) & (layers.get('Combined', 'A')[..., 0] > 0)
        inside &= layers.get('Normal', 'XYZ') @ np.array(direction) < 0
        return part_around(inside)


def rows_of(room):
    """Rows of the covering, and of the sun's bounced light. Louvres all turn alike, so their roof is one row."""
    return (1, 1) if room.awning is not None and room.awning.turns else (cells.ROWS, cells.SUN_ROWS)


def plain(name, colour):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = colour
    shader.inputs['Specular'].default_value, shader.inputs['Roughness'].default_value = 0, 1
    return material


def part_around(wanted: np.ndarray):
    """Left, top, right and bottom of what is wanted of a picture, as shares of it."""
    height, width = wanted.shape
    ys, xs = np.flatnonzero(wanted.any(1)), np.flatnonzero(wanted.any(0))
    return xs[0] / width, ys[0] / height, (xs[-1] + 1) / width, (ys[-1] + 1) / height


def shining(name, squares, material):
    """Squares in one mesh: (middle, normal, colour, side) each, a little before what they lie on."""
    vertices, glow = [], []
    for middle, normal, colour, side in squares:
        one = np.cross(normal, (0, 0, 1) if abs(normal[2]) < 0.9 else (1, 0, 0))
        one *= side / 2 / np.linalg.norm(one)
        two = np.cross(normal, one)
        vertices += [middle + normal * 0.004 + a * one + b * two for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        glow += [*colour, 1] * 4
    obj = unseen(name, vertices, [(i, i + 1, i + 2, i + 3) for i in range(0, len(vertices), 4)], material)
    obj.data.attributes.new('glow', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', np.array(glow, np.float32))
    return obj


def meeting(scene, camera, plane):
    """The point of the picture where the lines along the covering's plane meet."""
    far = Vector(plane.point(0, 0)) - Vector(plane.along) * 1e5
    seen = world_to_camera_view(scene, camera, far)
    return [seen.x, 1 - seen.y]


def write_about(room, plane, folder: Path):
    """Facts that the maps need: the plane of the covering in metres, and its corners in the picture."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = PICTURE, round(PICTURE / 1.6)
    bpy.context.view_layer.update()
    ends = [world_to_camera_view(scene, room.camera, Vector(plane.point(*at))) for at in ((0, 0), (1, 1))]
    is_awning = room.awning is not None
    rows, sun_rows = rows_of(room)
    about = {
        'plane': {'origin': list(map(float, plane.point(0, 0))), 'across': plane.across, 'along': plane.along},
        'rectangle': [ends[0].x, 1 - ends[0].y, ends[1].x, 1 - ends[1].y],
        'suns': {hour: list(direction) for hour, direction in room.suns.items()},
        'rows': rows,
        'columns': 0 if is_awning else cells.COLUMNS,
        'sun_rows': sun_rows,
        'sun_columns': 0 if is_awning else cells.SUN_COLUMNS,
    }
    if is_awning:
        about['awning'] = {'steps': AWNING_STEPS, 'turns': room.awning.turns, 'crop': room.awning.part, 'meeting': meeting(scene, room.camera, plane)}
    if isinstance(plane, Hood):
        about['hood'] = {'origin': plane.origin, 'radius': plane.radius}
    (folder / 'about.json').write_text(json.dumps(about, indent=2))
    return about


def main():
    name, folder, *rest = sys.argv[sys.argv.index('--') + 1 :]
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    room = importlib.import_module(f'scene.rooms.{name}').build()
    passes = Passes(room, target, float(rest[0]) if rest else 1.0)
    set_view(0)
    about = write_about(room, passes.plane, target)
    passes.base()
    left, top, right, bottom = about['rectangle']
    passes.view(None if passes.is_awning else (left - 0.01, top - 0.01, right + 0.01, bottom + 0.02))
    for hour, direction in room.suns.items():
        passes.sun(hour, direction, passes.reach(direction))
    for kind in ('sky', 'cloth'):
        passes.window(kind)
    passes.bounce()
    passes.night()
    if passes.is_awning:
        passes.awning()


if __name__ == '__main__':
    main()
