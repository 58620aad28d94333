"""Turns what Blender rendered into pictures: removes grain, adds the sky, encodes. Run by the system's Python."""

from __future__ import annotations

import base64
import io
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from light.denoise import QUICK, denoise
from light.exr import Layers
from PIL import Image

SKIES = {'day': ((0.33, 0.52, 0.80), (0.78, 0.86, 0.93)), 'night': ((0.004, 0.008, 0.022), (0.02, 0.035, 0.075))}


def shown(light: np.ndarray) -> np.ndarray:
    """Linear light as a screen shows it, without a curve: so a cloth can be coloured by multiplication."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)


def picture(path: Path, exposure: float, sky: str) -> Image.Image:
    layers = Layers(path)
    light = denoise(layers.get('Combined'), layers.get('DiffCol'), layers.get('Normal', 'XYZ'), QUICK)
    high, low = (np.array(colour) for colour in SKIES[sky])
    down = np.linspace(0, 1, light.shape[0])[:, None, None]
    light = light * exposure + (1 - layers.get('Combined', 'A')) * (high * (1 - down) + low * down)
    return Image.fromarray((shown(light) * 255 + 0.5).astype(np.uint8))


def masks(path: Path) -> dict[str, Image.Image]:
    """Where the cloth is, and where its stripes are, as alpha."""
    shares = np.clip(Layers(path).get('Combined'), 0, 1)
    made = {}
    for name, share in (('cloth', shares[..., 0]), ('stripe', shares[..., 1])):
        plain = np.zeros((*share.shape, 4), np.uint8)
        plain[..., 3] = (share * 255 + 0.5).astype(np.uint8)
        made[name] = Image.fromarray(plain)
    return made


def stand_in(image: Image.Image) -> str:
    """A tiny picture, as an address, to show until the real one is there."""
    tiny = io.BytesIO()
    image.resize((24, round(24 * image.height / image.width)), Image.BOX).save(tiny, 'WEBP', quality=50, method=6)
    return 'data:image/webp;base64,' + base64.b64encode(tiny.getvalue()).decode()


def encode(image: Image.Image, path: Path, most_bytes: int, has_fallback: bool):
    """AVIF, and WebP where it has a fallback, as good as fits."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / 'plain.png'
        image.save(plain)
        for quality in range(92, 30, -5):
            worst = round(63 * (1 - quality / 100))
            made = path.with_name(f'{path.name}.avif')
            subprocess.run(['avifenc', '-s', '6', '-j', '1', '--min', str(worst), '--max', str(worst + 8), plain, made], check=True, capture_output=True)
            if made.stat().st_size <= most_bytes:
                break
        for quality in range(92, 30, -5) if has_fallback else ():
            image.save(path.with_name(f'{path.name}.webp'), quality=quality, method=6)
            if path.with_name(f'{path.name}.webp').stat().st_size <= most_bytes * 1.3:
                break
