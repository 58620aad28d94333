"""Renders the street at night, with a lit window: nice -n 19 blender -b -P renders/light/street.py -- FOLDER [QUALITY].

Here the street is the room of renders/light/passes.py, and the living room behind the window is what is outside. street_maps.py makes the files
of it that the app shows.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

import bpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from light import cells
from light.passes import GUIDES, LAMP, LIGHT, PICTURE, Passes, emission, hide, part_of, set_lamp_strength, world, write_about
from scene.rooms import calle

ROWS, COLUMNS = 4, 4
"""Cells of the light that falls out of the window."""
DUSK, LANTERN, LAMP_POST = 0.06, 0.7, 30.0
"""What lights the street: the sky after sunset, the lantern by the window, and a lamp post behind the camera."""


def collection(name):
    return list(bpy.data.collections[name].objects)


class Street(Passes):
    def seen_inside(self, part):
        """The living room through the free window, without wall and frame."""
        if self.todo('view'):
            hide('inside')
            hide('frame')
            self.shoot('view', PICTURE, 32, bounces=8, passes=GUIDES, part=part)
            hide('inside', False)
            hide('frame', False)

    def falling_out(self):
        """The lamps' light on the street, and on the inner face of a covering."""
        if self.todo('free'):
            inside = collection('outside')
            for obj in inside:
                obj.visible_camera = False
            self.shoot('free', LIGHT, 48, bounces=8, transparent=True)
            for obj in inside:
                obj.visible_camera = True
        kept, self.quality = self.quality, self.quality * 4
        self.on_covering('lamps')
        self.quality = kept

    def cells_of_cloth(self):
        if not self.todo('cloth'):
            return
        layer = bpy.context.scene.view_layers[0]
        hide('outside')
        material, made = emission('cloth', False), []
        for row in range(ROWS):
            for column in range(COLUMNS):
                cell = cells.Cell(f'row{row}-column{column}', column / COLUMNS, (column + 1) / COLUMNS, row / ROWS, (row + 1) / ROWS)
                obj = part_of(self.plane, cell, material)
                obj.lightgroup = layer.lightgroups.add(name=cell.name).name
                made.append(obj)
        self.shoot('cloth', LIGHT, 24)
        self.clear(made)

    def dusk(self):
        """The street's own light; the window is dark."""
        hide('outside')
        dusk_light(bpy.data.objects[calle.LANTERN])
        if self.todo('night'):
            self.shoot('night', LIGHT, 40, transparent=True)
        self.on_covering('night')


def dusk_light(lantern):
    world(DUSK, (0.42, 0.60, 1.0))
    set_lamp_strength([lantern], LANTERN)
    data = bpy.data.lights.new('lamp post', 'SPOT')
    data.energy, data.spot_size, data.spot_blend, data.shadow_soft_size, data.color = LAMP_POST, math.radians(100), 0.6, 0.16, (1.0, 0.72, 0.42)
    post = bpy.data.objects.new('lamp post', data)
    post.location = (3.6, 2.4, 4.9)
    post.rotation_euler = (Vector((-0.6, 7.0, 0.9)) - Vector(post.location)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(post)


def main():
    folder, *rest = sys.argv[sys.argv.index('--') + 1 :]
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    room = calle.build()
    street = Street(room, target, float(rest[0]) if rest else 1.0)
    about = write_about(room, street.plane, target) | {'rows': ROWS, 'columns': COLUMNS, 'sun_rows': 0, 'sun_columns': 0}
    (target / 'about.json').write_text(json.dumps(about, indent=2))
    street.base()
    left, top, right, bottom = about['rectangle']
    world(0)
    set_lamp_strength(room.lamps, LAMP)
    street.seen_inside((left - 0.01, top - 0.01, right + 0.01, bottom + 0.02))
    street.falling_out()
    set_lamp_strength(room.lamps, 0)
    street.cells_of_cloth()
    street.dusk()


main()
