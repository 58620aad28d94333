import type { Quad } from '#machines/own-window/own-window.machine.ts';
import { fromUnitSquare, project } from '../geometry/homography.ts';
import type { Pixels } from './picture.ts';
import { linearOf } from './tone.ts';

/** Linear light, red, green and blue. */
type Light = readonly [number, number, number];

/** Light over the window, in a grid of cells from its top left to its bottom right. */
export interface LightGrid {
  readonly cells: number;
  /** Three numbers a cell. */
  readonly values: Float32Array;
}

const CELLS = 12;
/** What a wall reflects of the light that falls on it. */
const WALL = 0.62;
/** Limits of the light in a room: a photo is never so dark that a blind in it is black. */
const LEAST = 0.2;
const MOST = 1.05;
/** How much of a wall's own colour is taken for the colour of the light. */
const TINT = 0.35;
/** How far around the opening the wall is looked at, as shares of its sides. */
const AROUND = [0.07, 0.16] as const;
const ALONG = 9;

/** Mean linear light of a small block of pixels; null outside the picture. */
function blockAt({ data, width, height }: Pixels, x: number, y: number, reach: number): Light | null {
  const column = Math.round(x);
  const row = Math.round(y);
  if (column < reach || row < reach || column >= width - reach || row >= height - reach) return null;
  let [red, green, blue] = [0, 0, 0];
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const at = ((row + dy) * width + column + dx) * 4;
      red += linearOf(data[at] ?? 0);
      green += linearOf(data[at + 1] ?? 0);
      blue += linearOf(data[at + 2] ?? 0);
    }
  }
  const count = (2 * reach + 1) ** 2;
  return [red / count, green / count, blue / count];
}

/** Places around the opening, in shares of its sides. */
function ring(): readonly (readonly [number, number])[] {
  return AROUND.flatMap((out) =>
    Array.from({ length: ALONG }, (_, at) => {
      const along = at / (ALONG - 1);
      return [
        [along, -out],
        [along, 1 + out],
        [-out, along],
        [1 + out, along],
      ] as const;
    }).flat(),
  );
}

const gridOf = (light: (u: number, v: number) => Light): LightGrid => {
  const values = new Float32Array(CELLS * CELLS * 3);
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      values.set(light(column / (CELLS - 1), row / (CELLS - 1)), (row * CELLS + column) * 3);
    }
  }
  return { cells: CELLS, values };
};

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The light of the room on the blind: what the wall around the window shows of it. */
export function roomLight(pixels: Pixels, window: Quad): LightGrid {
  const map = fromUnitSquare(window);
  const seen = ring().flatMap(([u, v]) => {
    const { x, y } = project(map, { x: u, y: v });
    const light = blockAt(pixels, x, y, 3);
    return light === null ? [] : [{ u, v, light }];
  });
  return gridOf((u, v) => {
    let [red, green, blue, weights] = [0, 0, 0, 0];
    for (const { u: atU, v: atV, light } of seen) {
      const weight = 1 / ((u - atU) ** 2 + (v - atV) ** 2 + 0.02);
      red += weight * light[0];
      green += weight * light[1];
      blue += weight * light[2];
      weights += weight;
    }
    if (weights === 0) return [0.45, 0.45, 0.45];
    const grey = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / weights;
    const lit = between(grey / WALL, LEAST, MOST);
    const tinted = (sum: number) => lit * (1 - TINT + (TINT * sum) / weights / Math.max(grey, 1e-4));
    return [tinted(red), tinted(green), tinted(blue)];
  });
}

/** Light that is clipped in the photo was brighter. */
const unclipped = (light: number) => (light > 0.9 ? light + 3 * (light - 0.9) : light);

/** The light from outside behind the blind, as blurred as a cloth spreads it. */
export function outsideLight(pixels: Pixels, window: Quad): LightGrid {
  const map = fromUnitSquare(window);
  const FINE = 24;
  const fine = Array.from({ length: FINE * FINE }, (_, at) => {
    const u = ((at % FINE) + 0.5) / FINE;
    const v = (Math.floor(at / FINE) + 0.5) / FINE;
    const { x, y } = project(map, { x: u, y: v });
    return { u, v, light: blockAt(pixels, x, y, 1) };
  });
  return gridOf((u, v) => {
    let [red, green, blue, weights] = [0, 0, 0, 0];
    for (const { u: atU, v: atV, light } of fine) {
      if (light === null) continue;
      const weight = Math.exp(-((u - atU) ** 2 + (v - atV) ** 2) / 0.045);
      red += weight * unclipped(light[0]);
      green += weight * unclipped(light[1]);
      blue += weight * unclipped(light[2]);
      weights += weight;
    }
    return weights === 0 ? [0.8, 0.8, 0.8] : [red / weights, green / weights, blue / weights];
  });
}
