"""Renders one structure's views as EXR files: blender -b -t 1 -P render.py -- STRUCTURE FOLDER [SHARE_OF_SAMPLES]"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import numpy as np  # noqa: E402

from workshop import fibres, recipes, scene, surfaces, threads  # noqa: E402

# Shadows reach no further than this, in mm.
MARGIN = 2.5
TABLE = 0.45


def parts_of(recipe):
    if recipe["kind"] == "woven":
        warp, weft = threads.weave(recipe)
        parts = [
            threads.tubes(recipe, warp, recipe["warp"], True, MARGIN),
            threads.tubes(recipe, weft, recipe["weft"], False, MARGIN),
        ]
    else:
        parts = [surfaces.mesh(recipe, MARGIN)]
    return parts + [fibres.tubes(recipe, loose, MARGIN) for loose in recipe.get("fibres", [])]


def table(recipe):
    """What the cloth lies on: its own backing, or a table below."""
    mm, level = recipe["mm"], recipe.get("backingMm", -2.0)
    corners = np.array([[-9, -9, 0], [mm + 9, -9, 0], [mm + 9, mm + 9, 0], [-9, mm + 9, 0]], float)
    zeros = np.zeros(4)
    part = {"points": corners, "quads": np.array([[0, 1, 2, 3]]), "shade": zeros, "second": zeros, "thickness": zeros}
    thing = scene.add_mesh("table", part, smooth=False)
    thing.location.z = level
    thing.data.materials.append(scene.plain_material(recipe.get("backing", TABLE)))
    return thing


def main():
    name, folder = sys.argv[sys.argv.index("--") + 1 :][:2]
    share = float(sys.argv[-1]) if sys.argv[-1] != folder else 1.0
    recipe = recipes.recipe(name)
    stage = scene.empty()
    scene.camera(stage, recipe["mm"], recipe["px"])
    cloth = [scene.add_mesh(f"part{index}", part) for index, part in enumerate(parts_of(recipe))]
    below = table(recipe)
    key = scene.sun(stage, 2.6, recipe.get("elevation", 40), 118, 9)

    def dress(material):
        for thing in cloth:
            thing.data.materials.clear()
            thing.data.materials.append(material)

    def shot(view, samples):
        scene.render(stage, str(Path(folder) / f"{name}.{view}.exr"), max(4, round(samples * share)))

    scene.world(stage, 0.42)
    dress(scene.front_material(recipe.get("albedo", 0.72), recipe.get("coat", 0.15), recipe.get("roughness", 0.6)))
    shot("front", recipe.get("samples", 30))
    below.hide_render = key.hide_render = True
    scene.world(stage, 1.0)
    if recipe.get("absorption"):
        dress(scene.through_material(recipe["absorption"]))
        shot("through", 12)
    if recipe.get("bandsMm") or recipe.get("linesMm"):
        scene.world(stage, 0.0)
        dress(scene.second_material())
        shot("second", 12)


main()
