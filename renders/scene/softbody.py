"""A small position-based cloth solver: cushions that are blown up, cloth that falls on things.

Vertices are (n, 3) in metres. Edges keep their length; bends keep the distance of next neighbours softly.
"""

from __future__ import annotations

import numpy as np


def colour_edges(edges: np.ndarray) -> list[np.ndarray]:
    """Splits edges into batches in which no vertex occurs twice, so that a batch is solved at once."""
    batches: list[list[int]] = []
    at: dict[int, set] = {}
    for index, (a, b) in enumerate(edges.tolist()):
        taken = at.setdefault(a, set()) | at.setdefault(b, set())
        colour = 0
        while colour in taken:
            colour += 1
        at[a].add(colour)
        at[b].add(colour)
        while len(batches) <= colour:
            batches.append([])
        batches[colour].append(index)
    return [np.array(b) for b in batches]


def quad_edges(quads: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Sides and diagonals of quads, and bends: pairs of vertices two sides apart across a shared side."""
    sides = np.concatenate([quads[:, [i, (i + 1) % 4]] for i in range(4)])
    diagonals = np.concatenate([quads[:, [0, 2]], quads[:, [1, 3]]])
    edges = np.unique(np.sort(np.concatenate([sides, diagonals]), axis=1), axis=0)
    owner: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for q in quads.tolist():
        for i in range(4):
            a, b, c, d = q[i], q[(i + 1) % 4], q[(i + 2) % 4], q[(i + 3) % 4]
            owner.setdefault((min(a, b), max(a, b)), []).append((d, c) if a < b else (c, d))
    bends = [pair for ends in owner.values() if len(ends) == 2 for pair in zip(ends[0], ends[1])]
    return edges, np.array(bends)


def triangles(quads: np.ndarray) -> np.ndarray:
    """Two triangles per quad."""
    return np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])


def volume_and_normals(x: np.ndarray, tri: np.ndarray) -> tuple[float, np.ndarray]:
    """Enclosed volume and area-weighted normals per vertex."""
    a, b, c = x[tri[:, 0]], x[tri[:, 1]], x[tri[:, 2]]
    n = np.cross(b - a, c - a)
    volume = float(np.einsum('ij,ij->', a, np.cross(b, c)) / 6)
    normals = np.zeros_like(x)
    for k in range(3):
        for axis in range(3):
            normals[:, axis] += np.bincount(tri[:, k], n[:, axis], len(x))
    return volume, normals


class Cloth:
    """State of one piece of cloth."""

    def __init__(self, x, quads, rest=None, bend=0.15, seed=1):
        self.x = np.array(x, float)
        self.v = np.zeros_like(self.x)
        self.quads = np.asarray(quads)
        rest = self.x if rest is None else np.asarray(rest, float)
        edges, bends = quad_edges(self.quads)
        self.sets = []
        for pairs, stiffness in ((edges, 1.0), (bends, bend)):
            length = np.linalg.norm(rest[pairs[:, 0]] - rest[pairs[:, 1]], axis=1)
            for batch in colour_edges(pairs):
                self.sets.append((pairs[batch, 0], pairs[batch, 1], length[batch], stiffness))
        self.tri = triangles(self.quads)
        self.rng = np.random.default_rng(seed)

    def solve(self, x, iterations):
        for _ in range(iterations):
            for a, b, length, stiffness in self.sets:
                d = x[b] - x[a]
                now = np.maximum(np.linalg.norm(d, axis=1), 1e-9)
                d *= (0.5 * stiffness * (now - length) / now)[:, None]
                x[a] += d
                x[b] -= d
        return x

    def run(self, steps, force=None, collide=None, iterations=6, dt=0.012, damping=0.9):
        """Moves the cloth; force(x) gives accelerations, collide(x, before) puts vertices outside of solids."""
        for _ in range(steps):
            before = self.x.copy()
            if force is not None:
                self.v += dt * force(self.x)
            x = before + dt * self.v * damping
            for _ in range(iterations):
                x = self.solve(x, 1)
                if collide is not None:
                    x = collide(x, before)
            self.v = (x - before) / dt
            self.x = x
        return self.x

    def inflate(self, target, steps=90, strength=30.0, gravity=0.0, collide=None, iterations=5):
        """Blows the closed cloth up until it holds the target volume (cubic metres)."""

        def force(x):
            volume, normals = volume_and_normals(x, self.tri)
            push = np.clip((target - volume) / target * 8, -1, 1) * strength
            out = push * normals / np.linalg.norm(normals, axis=1).mean()
            out[:, 2] -= gravity
            return out

        return self.run(steps, force, collide, iterations)


def box_surface(size, cell):
    """A box of quads about as large as cell, centred on the origin; corners and edges are shared.

    Returns vertices, quads and the vertex loops of the top and bottom edges.
    """
    counts = [max(2, round(s / cell)) for s in size]
    index: dict[tuple[int, int, int], int] = {}

    def vertex(key):
        return index.setdefault(key, len(index))

    nx, ny, nz = counts
    quads = []
    for axis, (n, a, b) in enumerate(((nx, ny, nz), (ny, nz, nx), (nz, nx, ny))):
        for end in (0, n):
            for i in range(a):
                for j in range(b):
                    ring = [(end, i, j), (end, i + 1, j), (end, i + 1, j + 1), (end, i, j + 1)]
                    ring = [tuple(np.roll(p, axis).tolist()) for p in ring]
                    quads.append([vertex(p) for p in (ring if end else ring[::-1])])
    keys = np.array(list(index))
    vertices = (keys / counts - 0.5) * np.array(size)
    loops = []
    for z in (0, nz):
        ring = [(i, 0, z) for i in range(nx)] + [(nx, j, z) for j in range(ny)]
        ring += [(i, ny, z) for i in range(nx, 0, -1)] + [(0, j, z) for j in range(ny, 0, -1)]
        loops.append([index[k] for k in ring])
    return vertices, np.array(quads), loops


def pillow_surface(width, height, cells):
    """Two flat sheets with one shared seam, and the seam's loop of vertices."""
    n = cells + 1
    m = max(3, round(cells * height / width)) + 1
    index: dict[tuple[int, int, int], int] = {}
    points = []

    def vertex(i, j, side):
        edge = i in (0, n - 1) or j in (0, m - 1)
        key = (i, j, 0 if edge else side)
        if key not in index:
            index[key] = len(points)
            points.append(((i / (n - 1) - 0.5) * width, (j / (m - 1) - 0.5) * height, 0 if edge else side * 0.004))
        return index[key]

    quads = []
    for i in range(n - 1):
        for j in range(m - 1):
            for side in (1, -1):
                q = [vertex(i, j, side), vertex(i + 1, j, side), vertex(i + 1, j + 1, side), vertex(i, j + 1, side)]
                quads.append(q if side == 1 else q[::-1])
    seam = [(i, 0) for i in range(n - 1)] + [(n - 1, j) for j in range(m - 1)]
    seam += [(i, m - 1) for i in range(n - 1, 0, -1)] + [(0, j) for j in range(m - 1, 0, -1)]
    return np.array(points), np.array(quads), [index[(i, j, 0)] for i, j in seam]
