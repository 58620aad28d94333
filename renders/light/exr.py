"""Reads multilayer EXR files. Run by the system's Python, which has OpenImageIO."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import OpenImageIO as oiio


class Layers:
    """The passes of one file as float32 arrays of shape (height, width, channels)."""

    def __init__(self, path: Path):
        source = oiio.ImageInput.open(str(path))
        if source is None:
            raise FileNotFoundError(path)
        spec = source.spec()
        self.names = list(spec.channelnames)
        self.data = np.asarray(source.read_image(format='float'), np.float32).reshape(spec.height, spec.width, -1)
        source.close()

    def get(self, kind: str, letters: str = 'RGB') -> np.ndarray:
        """The channels of a pass, such as 'DiffCol' or 'Combined_row3'; KeyError without it."""
        found = []
        for letter in letters:
            index = next((i for i, name in enumerate(self.names) if name.endswith(f'.{kind}.{letter}')), None)
            if index is None:
                raise KeyError(f'{kind}.{letter}')
            found.append(index)
        return self.data[:, :, found]
