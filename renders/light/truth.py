"""Renders states of a room directly, to compare with the pictures that are computed from its maps.

blender -b -P renders/light/truth.py -- ROOM FOLDER COUNT [SAMPLES]
writes COUNT states, chosen by a seed, as state-N.exr with state-N.json; renders/light/compare.py compares them.
"""

import importlib
import json
import random
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light.compose import GROUND, HOURS, linear
from light.passes import COVER, LAMP, SKY, add_sun, hide, plane, render, set_view
from scene.lamps import set_lamp_strength

WIDTH = 480
COLOURS = ['#f2efe8', '#d5c7b0', '#b58a5a', '#8c3b2e', '#3f5a4a', '#2c3a4f', '#1c1c1c']


def random_state(chance):
    return {
        'hour': chance.choice(['morning', 'noon', 'evening', 'night']),
        'down': round(chance.uniform(0.05, 1), 2),
        'colour': chance.choice(COLOURS),
        'openness': chance.choice([0, 0.01, 0.03, 0.05, 0.1]),
        'through': chance.choice([0.0, 0.08, 0.2, 0.35]),
    }


def cloth_material(state):
    dye = linear(state['colour'])
    material = bpy.data.materials.new('cloth')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()

    def node(kind, colour):
        made = tree.nodes.new(kind)
        made.inputs['Color'].default_value = (*colour, 1)
        return made

    out, mix, both = (tree.nodes.new(kind) for kind in ('ShaderNodeOutputMaterial', 'ShaderNodeMixShader', 'ShaderNodeAddShader'))
    through = node('ShaderNodeBsdfTranslucent', dye * state['through'])
    back = node('ShaderNodeBsdfDiffuse', dye * 0.85)
    clear = node('ShaderNodeBsdfTransparent', (1, 1, 1))
    tree.links.new(through.outputs[0], both.inputs[0])
    tree.links.new(back.outputs[0], both.inputs[1])
    mix.inputs[0].default_value = state['openness']
    tree.links.new(both.outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return material


def two_part_sky(level):
    """The same light above and below the horizon as the light maps have."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('two-part sky')
    scene.world.use_nodes = True
    tree = scene.world.node_tree
    geometry, split, ramp, tint = (
        tree.nodes.new(kind)
        for kind in ('ShaderNodeNewGeometry', 'ShaderNodeSeparateXYZ', 'ShaderNodeMapRange', 'ShaderNodeBackground')
    )
    tree.links.new(geometry.outputs['Incoming'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Value'])
    for socket, value in (('From Min', -0.06), ('From Max', 0.06), ('To Min', SKY), ('To Max', GROUND)):
        ramp.inputs[socket].default_value = value
    tint.inputs['Color'].default_value = (*level, 1)
    tree.links.new(ramp.outputs[0], tint.inputs['Strength'])
    tree.links.new(tint.outputs[0], tree.nodes['World Output'].inputs[0])


def main():
    name, folder, count, *rest = sys.argv[sys.argv.index('--') + 1 :]
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    chance = random.Random(name)
    for index in range(int(count)):
        state = random_state(chance)
        path = target / f'state-{index}.exr'
        (target / f'state-{index}.json').write_text(json.dumps(state))
        if path.exists():
            continue
        bpy.ops.wm.read_factory_settings(use_empty=True)
        room = importlib.import_module(f'scene.rooms.{name}').build()
        o, now = room.opening, HOURS[state['hour']]
        hide('outside')
        set_view(0)
        two_part_sky(now['sky'])
        if state['hour'] in room.suns:
            add_sun(room.suns[state['hour']]).data.color = now['sun']
        set_lamp_strength(room.lamps, LAMP * now['lamps'])
        cloth = plane('cloth', (o.x0, o.x1, o.z1 - state['down'] * (o.z1 - o.z0), o.z1), o.y + COVER, cloth_material(state))
        cloth.visible_camera = True
        render(path, WIDTH, int(rest[0]) if rest else 192, passes=('diffuse_color', 'normal', 'z'), transparent=True)


main()
