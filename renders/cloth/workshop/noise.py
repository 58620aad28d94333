"""Noise that repeats at the edges of a tile, made by filtering white noise in the frequency domain."""

import numpy as np


def line(rng, count, size, cycles):
    """`count` smooth periodic lines of `size` samples, about `cycles` waves each; mean 0, deviation 1."""
    spectrum = np.fft.rfft(rng.standard_normal((count, size)), axis=1)
    wave = np.arange(spectrum.shape[1])
    spectrum *= np.exp(-0.5 * (wave / cycles) ** 2)
    spectrum[:, 0] = 0
    return _settled(np.fft.irfft(spectrum, size, axis=1))


def plane(rng, size, cycles_x, cycles_y=None, sharp=2.0):
    """A periodic `size` x `size` field with about so many waves across and down; mean 0, deviation 1."""
    cycles_y = cycles_x if cycles_y is None else cycles_y
    spectrum = np.fft.fft2(rng.standard_normal((size, size)))
    wave = np.fft.fftfreq(size, 1 / size)
    radius = np.hypot(wave[None, :] / cycles_x, wave[:, None] / cycles_y)
    spectrum *= np.exp(-0.5 * radius**sharp)
    spectrum[0, 0] = 0
    return _settled(np.real(np.fft.ifft2(spectrum)))


def sample(field, x, y):
    """A periodic field at places given as shares of the tile, with bilinear interpolation."""
    size = field.shape[0]
    column, row = np.mod(x, 1) * size, np.mod(y, 1) * size
    left, top = np.floor(column).astype(int), np.floor(row).astype(int)
    across, down = column - left, row - top
    left, top = left % size, top % size
    right, below = (left + 1) % size, (top + 1) % size
    upper = field[top, left] * (1 - across) + field[top, right] * across
    lower = field[below, left] * (1 - across) + field[below, right] * across
    return upper * (1 - down) + lower * down


def _settled(field):
    return (field - field.mean()) / max(field.std(), 1e-9)
