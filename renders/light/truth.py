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
from light import cells
from light.compose import HOURS, linear
from light.cover import plane_of
from light.passes import GUIDES, LAMP, add_sun, emission, hide, part_of, remove, render, set_view, world
from scene.lamps import set_lamp_strength

WIDTH = 240
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


def sky_before(opening, plane, colour):
    """The same light above and below the horizon as the light maps have; the sun shines through it."""
    material = emission('sky', True)
    tree = material.node_tree
    light, clear, both = tree.nodes['Emission'], tree.nodes['Transparent BSDF'], tree.nodes.new('ShaderNodeAddShader')
    light.inputs['Color'].default_value = (*colour, 1)
    tree.links.new(light.outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], tree.nodes['Mix Shader'].inputs[1])
    return part_of(plane.shifted((0, opening.y + opening.depth + 0.01 - plane.origin[1], 0)), cells.Cell('sky', 0, 1, 0, 1), material)


def main():
    name, folder, count, *rest = sys.argv[sys.argv.index('--') + 1 :]
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    chance = random.Random(name)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    room = importlib.import_module(f'scene.rooms.{name}').build()
    plane = plane_of(room.opening)
    hide('outside')
    set_view(0)
    world(0)
    for index in range(int(count)):
        state = random_state(chance)
        path = target / f'state-{index}.exr'
        (target / f'state-{index}.json').write_text(json.dumps(state))
        if path.exists():
            continue
        now = HOURS[state['hour']]
        made = [sky_before(room.opening, plane, now['sky'])]
        if state['hour'] in room.suns:
            made.append(add_sun(room.suns[state['hour']]))
            made[-1].data.color = now['sun']
        set_lamp_strength(room.lamps, LAMP * now['lamps'])
        made.append(part_of(plane, cells.Cell('cloth', 0, 1, 0, state['down']), cloth_material(state)))
        made[-1].visible_camera = True
        render(path, WIDTH, int(rest[0]) if rest else 96, passes=GUIDES, transparent=True)
        remove(*made)


main()
