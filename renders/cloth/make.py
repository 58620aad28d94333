"""Renders what is missing; writes the pictures into src/ui/cloth, their table into src/content.

python3 renders/cloth/make.py [NAME...]     all structures, or these
    --encode                                only encodes again what was rendered before
    --measure                               only measures the pictures that are there
    --share 0.25                            of the samples, for a quick look
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from workshop import maps, measures, recipes

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIGHT = ROOT / ".cache" / "cloth"
OUT = ROOT / "src" / "ui" / "cloth"
MANIFEST = ROOT / "src" / "content" / "cloths.json"
SWATCHES = OUT / "swatches.json"
MOST_BYTES = {
    "front": {"webp": 21_000, "avif": 16_000},
    "through": {"webp": 15_000, "avif": 11_000},
    "second": {"webp": 6_000, "avif": 5_000},
}
MOST_SWATCH_BYTES = 4_000
# Values that change how a structure is encoded or shown, but not its light.
SHOWN = {"gloss", "swatchMm", "brightestThread", "quality"}


def key_of(recipe):
    rendered = {name: value for name, value in recipe.items() if name not in SHOWN}
    return hashlib.sha256(json.dumps(rendered, sort_keys=True).encode()).hexdigest()[:12]


def render(name, key, share):
    mark = LIGHT / f"{name}.key"
    if mark.exists() and mark.read_text() == key:
        return
    LIGHT.mkdir(parents=True, exist_ok=True)
    for old in LIGHT.glob(f"{name}.*.exr"):
        old.unlink()
    print(f"{name}: rendering", flush=True)
    command = ["blender", "-b", "-t", "1", "-P", str(HERE / "render.py"), "--", name, str(LIGHT), str(share)]
    done = subprocess.run(command, capture_output=True, text=True)
    if not (LIGHT / f"{name}.front.exr").exists():
        raise SystemExit(f"{name}: Blender rendered nothing\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    mark.write_text(key)


def encode(values, name, view):
    """AVIF and WebP, as good as fits."""
    path = OUT / "pictures" / f"{name}.{view}"
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "plain.png"
        maps.as_picture(values).save(plain)
        for kind in ("webp", "avif"):
            made = Path(folder) / f"made.{kind}"
            for quality in range(82, 4, -6):
                run(kind, plain, made, quality)
                if made.stat().st_size <= MOST_BYTES[view][kind]:
                    break
            shutil.copy(made, f"{path}.{kind}")


def run(kind, plain, made, quality):
    if kind == "webp":
        command = ["cwebp", "-quiet", "-m", "6", "-q", str(quality), plain, "-o", made]
    else:
        worst = round(63 * (1 - quality / 100))
        command = ["avifenc", "--yuv", "400", "-s", "4", "-j", "1", "--min", str(worst), "--max", str(worst), plain, made]
    subprocess.run([str(part) for part in command], check=True, capture_output=True)


def encode_swatch(values, path):
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "plain.png"
        maps.as_picture(values).save(plain)
        for quality in range(72, 10, -6):
            run("webp", plain, path, quality)
            if path.stat().st_size <= MOST_SWATCH_BYTES:
                return


def make(name, recipe):
    """Encodes one structure, and returns its row of the manifest."""
    light = {view: LIGHT / f"{name}.{view}.exr" for view in ("front", "through", "second")}
    has = {view: path.exists() for view, path in light.items()}
    front = maps.front(maps.read(light["front"]))
    pictures, swatches = OUT / "pictures", OUT / "swatches"
    pictures.mkdir(parents=True, exist_ok=True)
    swatches.mkdir(parents=True, exist_ok=True)
    for old in pictures.glob(f"{name}.*"):
        old.unlink()
    encode(front, name, "front")
    passing = None
    if has["through"]:
        through = maps.read(light["through"])
        passing = round(maps.passed(through), 4)
        encode(maps.through(through), name, "through")
    if has["second"]:
        encode(np.clip(maps.read(light["second"]), 0, 1), name, "second")
    swatch = maps.swatch(front, recipe["mm"], recipe["swatchMm"], recipe["gloss"])
    encode_swatch(swatch, swatches / f"{name}.webp")
    return {
        "mm": recipe["mm"],
        "px": recipe["px"],
        "gloss": recipe["gloss"],
        "brightestThread": recipe["brightestThread"],
        "passes": passing,
        "hasSecond": has["second"],
        "key": key_of(recipe),
    }


def measured(name, row):
    """Its row with what is measured of its pictures."""
    if row["passes"] is None:
        return {**row, "holes": 0}
    return {**row, "holes": measures.holes(OUT / "pictures" / f"{name}.through.webp", row["brightestThread"])}


def write(path, rows):
    ordered = {name: rows[name] for name in recipes.names() if name in rows}
    path.write_text(json.dumps(ordered, indent=2) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--encode", action="store_true")
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--share", type=float, default=1.0)
    asked = parser.parse_args()
    manifest = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
    known = recipes.names()
    for name in asked.names or known:
        recipe = recipes.recipe(name)
        key = key_of(recipe)
        if asked.measure:
            manifest[name] = measured(name, manifest[name])
            continue
        if not asked.names and not asked.encode and manifest.get(name, {}).get("key") == key:
            continue
        if not asked.encode:
            render(name, key, asked.share)
        if not (LIGHT / f"{name}.front.exr").exists():
            continue
        manifest[name] = measured(name, make(name, recipe))
        write(MANIFEST, manifest)
        sizes = sum(path.stat().st_size for path in (OUT / "pictures").glob(f"{name}.*"))
        print(f"{name}: {sizes / 1000:.0f} KB", flush=True)
    write(MANIFEST, manifest)
    write(SWATCHES, {name: measures.swatch(OUT / "swatches" / f"{name}.webp") for name in manifest})
    for gone in set(manifest) - set(known):
        print(f"{gone}: no longer in structures.json; remove its pictures", flush=True)


os.nice(10)
main()
