"""Renders states of the rooms directly, to compare with the pictures that are computed from their maps.

blender -b -P renders/light/truth.py -- FOLDER [COUNT] [SAMPLES]
writes COUNT states, chosen by a seed, as state-N.exr with state-N.json, and leaves those alone that are there already. A state is a roller
blind with its roll and its lower bar. renders/light/compare.py compares them.
"""

import importlib
import json
import random
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light import cells
from light.display import HOURS, linear
from light.cover import plane_of
from light.passes import GUIDES, LAMP, add_sun, bare, emission, hide, part_of, plain, remove, render, set_view, world
from scene.lamps import set_lamp_strength
from scene.shapes import box, tube

WIDTH = 400
"""The shorter side is 250 px, near the 256 px that SSIM is meant for."""
SEED = 'light'
ROOMS = ('recamara', 'sala', 'oficina')
COLOURS = ('#f2efe8', '#d5c7b0', '#b58a5a', '#8c3b2e', '#3f5a4a', '#2c3a4f', '#1c1c1c')
EDGE = 0.004
"""What a blind leaves free at each side, as a share of the window's width."""


def random_states(count):
    """Each room at each hour in turn, and all else by chance."""
    chance, hours = random.Random(SEED), list(HOURS)
    return [
        {
            'room': ROOMS[index % len(ROOMS)],
            'hour': hours[index // len(ROOMS) % len(hours)],
            'down': round(chance.uniform(0.05, 1), 2),
            'colour': chance.choice(COLOURS),
            'openness': chance.choice([0, 0.01, 0.03, 0.05, 0.1]),
            'through': chance.choice([0.0, 0.08, 0.2, 0.35]),
        }
        for index in range(count)
    ]


def cloth_material(dye, state):
    material, tree, out = bare('cloth')

    def node(kind, colour):
        made = tree.nodes.new(kind)
        made.inputs['Color'].default_value = (*colour, 1)
        return made

    mix, both = (tree.nodes.new(kind) for kind in ('ShaderNodeMixShader', 'ShaderNodeAddShader'))
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


def blind(plane, state):
    """Cloth, roll and lower bar, as big as the app draws them."""
    dye, down = linear(state['colour']), state['down']
    height = -plane.along[2]
    left, right = plane.point(EDGE, 0), plane.point(1 - EDGE, 0)
    cloth = part_of(plane, cells.Cell('cloth', EDGE, 1 - EDGE, 0, down), cloth_material(dye, state))
    cloth.visible_camera = True
    radius = (0.058 + 0.026 * (1 - down)) / 2
    middles = [(x, left[1], left[2] - radius) for x in (left[0], (left[0] + right[0]) / 2, right[0])]
    roll = tube('roll', middles, radius, plain('roll', (*(dye * 0.85), 1)), 24)
    low = left[2] - height * down
    metal = plain('bar', (*(0.58 * 0.25 + dye * 0.8 * 0.75), 1))
    bar = box('bar', (left[0], left[1] - 0.007, low), (right[0], left[1] + 0.007, low + 0.024), metal, 0.003)
    return [cloth, roll, bar]


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


def lights_of(room, plane, hour):
    """Sky and sun of an hour; the lamps are set."""
    now = HOURS[hour]
    made = [sky_before(room.opening, plane, now['sky'])]
    if hour in room.suns:
        made.append(add_sun(room.suns[hour]))
        made[-1].data.color = now['sun']
    set_lamp_strength(room.lamps, LAMP * now['lamps'])
    return made


def main():
    folder, *rest = sys.argv[sys.argv.index('--') + 1 :]
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    count, samples = [*map(int, rest), *(12, 128)[len(rest) :]]
    states = random_states(count)
    for name in ROOMS:
        wanted = [(target / f'state-{index}.exr', state) for index, state in enumerate(states) if state['room'] == name]
        wanted = [(path, state) for path, state in wanted if not path.exists()]
        if not wanted:
            continue
        bpy.ops.wm.read_factory_settings(use_empty=True)
        room = importlib.import_module(f'scene.rooms.{name}').build()
        plane = plane_of(room.opening)
        hide('outside')
        set_view(0)
        world(0)
        for path, state in wanted:
            path.with_suffix('.json').write_text(json.dumps(state))
            made = lights_of(room, plane, state['hour']) + blind(plane, state)
            render(path, WIDTH, samples, passes=GUIDES, transparent=True)
            remove(*made)


if __name__ == '__main__':
    main()
