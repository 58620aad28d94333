import type { Quad } from '#machines/own-window/own-window.machine.ts';
import { fromUnitSquare, inverseOf, project } from '../geometry/homography.ts';
import { outsideLight, roomLight, type LightGrid } from './light.ts';
import type { Pixels } from './picture.ts';
import { byteOf, linearOf } from './tone.ts';

/** Where a product hangs, in shares of the opening's sides from its top left corner. */
export interface HungBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A product seen straight from the front, without a room. */
export interface Front {
  /** Its colour, and what it covers as alpha. */
  readonly colour: Pixels;
  /** Bright where it is cloth, dark where it is metal. */
  readonly cloth: Pixels;
}

/** How light passes the cloth; shares, 0 to 1. */
export interface Passing {
  /** Of the view through its holes. */
  readonly see: number;
  /** Of what is seen through it, how much its lit threads wash out. */
  readonly veil: number;
  /** Of the light from behind that its threads spread. */
  readonly glow: number;
}

/** The part of a picture that a blind covers or shades, and for each of its pixels the place on the product. */
export interface Scene {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Shares of the product's width and height. */
  readonly u: Float32Array;
  readonly v: Float32Array;
  readonly room: LightGrid;
  readonly outside: LightGrid;
  /** Where the product hangs in the opening. */
  readonly box: HungBox;
}

/** How far the shadow of a product reaches around it, as a share of its sides. */
const SHADE = 0.06;

/** Prepares a window of a picture for a product that hangs in it. */
export function sceneOf(pixels: Pixels, window: Quad, box: HungBox): Scene {
  const map = fromUnitSquare(window);
  const back = inverseOf(map);
  const at = (x: number, y: number) => project(map, { x: box.x + x * box.width, y: box.y + y * box.height });
  const around = [at(-SHADE, -SHADE), at(1 + SHADE, -SHADE), at(1 + SHADE, 1 + SHADE), at(-SHADE, 1 + SHADE)];
  const edge = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const left = edge(Math.min(...around.map(({ x }) => x)), pixels.width);
  const right = edge(Math.max(...around.map(({ x }) => x)), pixels.width);
  const top = edge(Math.min(...around.map(({ y }) => y)), pixels.height);
  const bottom = edge(Math.max(...around.map(({ y }) => y)), pixels.height);
  const width = Math.max(1, right - left);
  const height = Math.max(1, bottom - top);
  const u = new Float32Array(width * height);
  const v = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const { x, y } = project(back, { x: left + column + 0.5, y: top + row + 0.5 });
      u[row * width + column] = (x - box.x) / box.width;
      v[row * width + column] = (y - box.y) / box.height;
    }
  }
  return {
    ...{ left, top, width, height, u, v, box },
    room: roomLight(pixels, window),
    outside: outsideLight(pixels, window),
  };
}

/** Five numbers of a place: red, green and blue of sRGB, what is covered, how much of it is cloth. */
type Sample = Float32Array;

/** Reads a front between its pixels; nothing lies outside it. */
function sample({ colour, cloth }: Front, u: number, v: number, into: Sample): void {
  into.fill(0);
  const x = u * colour.width - 0.5;
  const y = v * colour.height - 0.5;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  for (let corner = 0; corner < 4; corner += 1) {
    const cx = column + (corner & 1);
    const cy = row + (corner >> 1);
    if (cx < 0 || cy < 0 || cx >= colour.width || cy >= colour.height) continue;
    const weight = Math.abs(1 - (corner & 1) - (x - column)) * Math.abs(1 - (corner >> 1) - (y - row));
    const at = (cy * colour.width + cx) * 4;
    const cover = (weight * (colour.data[at + 3] ?? 0)) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      into[channel] = (into[channel] ?? 0) + cover * (colour.data[at + channel] ?? 0);
    }
    into[3] = (into[3] ?? 0) + cover;
    into[4] = (into[4] ?? 0) + (cover * ((cloth.data[at] ?? 0) * (cloth.data[at + 3] ?? 0))) / 65_025;
  }
  const cover = into[3] ?? 0;
  if (cover === 0) return;
  for (const part of [0, 1, 2, 4]) into[part] = (into[part] ?? 0) / cover;
}

/** Reads a grid between its cells, for shares of the opening's sides. */
function lightAt({ cells, values }: LightGrid, u: number, v: number, channel: number): number {
  const x = Math.min(cells - 1.001, Math.max(0, u * (cells - 1)));
  const y = Math.min(cells - 1.001, Math.max(0, v * (cells - 1)));
  const column = Math.floor(x);
  const row = Math.floor(y);
  const at = (row * cells + column) * 3 + channel;
  const [fx, fy] = [x - column, y - row];
  const upper = (values[at] ?? 0) * (1 - fx) + (values[at + 3] ?? 0) * fx;
  const lower = (values[at + cells * 3] ?? 0) * (1 - fx) + (values[at + cells * 3 + 3] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

const SHADE_CELLS = 56;

/** How dark the shadow around a product is: its covered area, blurred, in a grid that is larger than the product. */
function shadeOf({ colour }: Front): Float32Array {
  const whole = 1 + 2 * SHADE;
  let values = Float32Array.from({ length: SHADE_CELLS ** 2 }, (_, at) => {
    const u = (((at % SHADE_CELLS) + 0.5) / SHADE_CELLS) * whole - SHADE;
    // The light falls from above: the shadow lies a little lower.
    const v = ((Math.floor(at / SHADE_CELLS) + 0.5) / SHADE_CELLS) * whole - SHADE - 0.012;
    if (u < 0 || v < 0 || u >= 1 || v >= 1) return 0;
    const row = Math.floor(v * colour.height);
    return (colour.data[(row * colour.width + Math.floor(u * colour.width)) * 4 + 3] ?? 0) / 255;
  });
  for (const step of [1, SHADE_CELLS, 1, SHADE_CELLS]) {
    const before = values;
    values = before.map(
      (value, at) => (value * 2 + (before[at - step] ?? value) + (before[at + step] ?? value)) / 4,
    );
  }
  return values;
}

function shadeAt(shade: Float32Array, u: number, v: number): number {
  const whole = 1 + 2 * SHADE;
  const x = Math.min(SHADE_CELLS - 1.001, Math.max(0, ((u + SHADE) / whole) * SHADE_CELLS - 0.5));
  const y = Math.min(SHADE_CELLS - 1.001, Math.max(0, ((v + SHADE) / whole) * SHADE_CELLS - 0.5));
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const at = row * SHADE_CELLS + column;
  const [fx, fy] = [x - column, y - row];
  const upper = (shade[at] ?? 0) * (1 - fx) + (shade[at + 1] ?? 0) * fx;
  const lower = (shade[at + SHADE_CELLS] ?? 0) * (1 - fx) + (shade[at + SHADE_CELLS + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Darkness of a shadow right at the product. */
const DARK = 0.42;
/** Share of the light on its back that a thread passes on, when the drawing says that it glows fully. */
const SPREAD = 1.15;
/** How much of the drawing's veil lies over a view. */
const VEILED = 0.8;
/** Grain of the photo, so that the cloth is not smoother than its surroundings; in bytes. */
const GRAIN = 2.4;

/** The same noise for a pixel in every picture, −0.5 to 0.5. */
const noiseAt = (at: number) => {
  const hash = Math.imul(at ^ (at >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 4_294_967_296 - 0.5;
};

/**
 * Paints a product into its part of a picture, lit as the photo is.
 * @returns the pixels of the scene's part: the product, and its shadow as black with alpha
 */
export function compose(pixels: Pixels, scene: Scene, front: Front, { see, veil, glow }: Passing): ImageData {
  const { left, top, width, height, u, v, room, outside, box } = scene;
  const image = new ImageData(width, height);
  const shade = shadeOf(front);
  const here = new Float32Array(5);
  for (let at = 0; at < width * height; at += 1) {
    const [atU, atV] = [u[at] ?? 0, v[at] ?? 0];
    if (atU < -SHADE || atV < -SHADE || atU > 1 + SHADE || atV > 1 + SHADE) continue;
    sample(front, atU, atV, here);
    const cover = here[3] ?? 0;
    const dark = DARK * shadeAt(shade, atU, atV) * (1 - cover);
    const alpha = cover + dark;
    if (alpha < 0.004) continue;
    const pixel = ((top + Math.floor(at / width)) * pixels.width + left + (at % width)) * 4;
    const cloth = here[4] ?? 0;
    const [inU, inV] = [box.x + atU * box.width, box.y + atV * box.height];
    const grain = GRAIN * noiseAt(pixel);
    for (let channel = 0; channel < 3; channel += 1) {
      const colour = linearOf(Math.round(here[channel] ?? 0));
      const ahead = colour * lightAt(room, inU, inV, channel);
      // Light that passes a thread takes less of its colour than light that it reflects.
      const spread = glow * SPREAD + see * veil * VEILED;
      const back = Math.sqrt(colour) * lightAt(outside, inU, inV, channel) * spread;
      const through = see * (1 - veil * VEILED) * linearOf(pixels.data[pixel + channel] ?? 0);
      const light = ahead * (1 - cloth * see) + cloth * (back + through);
      image.data[at * 4 + channel] = ((byteOf(light) + grain) * cover) / alpha;
    }
    image.data[at * 4 + 3] = 255 * Math.min(1, alpha);
  }
  return image;
}
