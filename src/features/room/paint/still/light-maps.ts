import type { RoomFacts } from '#src/content/pictures/room-facts.ts';
import { pictureOf, type RoomFiles } from '../../room-files.ts';
import { MIXED_PX } from '../shaders/pack-tiles.ts';
import type { Weights } from '../../weights.ts';
import { bands } from './colour.ts';
import { once } from './once.ts';
import { bitmapOf, pixelsOf } from './pixels.ts';

/** Light in a room before it is coloured, one number for each pixel of a light map. */
export interface RoomLight {
  /** Through the window: red, green and blue. */
  readonly window: readonly [Float32Array, Float32Array, Float32Array];
  /** The sky's beside an awning. */
  readonly sky: Float32Array;
  /** The sun's, after it was scattered once. */
  readonly sun: Float32Array;
}

/** Bytes of a light map are square roots of light. */
const lightOf = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2);

/** Reads one light map of a sheet. */
function tileReader(files: RoomFiles) {
  const { light, tiles_across: across } = files.facts;
  const sheet = once((name) => bitmapOf(pictureOf(files, name)));
  return async (name: string, index: number): Promise<Uint8Array> => {
    const bitmap = await sheet(name);
    const [width, height] = [light[0] / bitmap.width, light[1] / bitmap.height];
    const place = { left: (index % across) * width, top: Math.floor(index / across) * height };
    const { bytes } = pixelsOf(bitmap, light, { ...place, width, height });
    const tile = new Uint8Array(light[0] * light[1]);
    const inside = (px: number, size: number) => Math.min(size - 1 - MIXED_PX, Math.max(MIXED_PX, px));
    for (let at = 0; at < tile.length; at += 1) {
      const [x, y] = [inside(at % light[0], light[0]), inside(Math.floor(at / light[0]), light[1])];
      tile[at] = bytes[(y * light[0] + x) * 4] ?? 0;
    }
    return tile;
  };
}

/** What each light map counts, by its sheet and its place there, and to which lights it is added. */
function countsOf(
  { suns }: RoomFacts,
  axis: 'rows' | 'columns',
  dayHour: string,
  { window, bounce, rest }: Weights,
  light: RoomLight,
) {
  const hour = Object.keys(suns).indexOf(dayHour);
  const of = (to: Float32Array, sheet: string, first: number, weights: readonly number[]) =>
    weights.map((weight, at) => ({ sheet, index: first + at, to: [{ sum: to, weight }] }));
  return [
    ...window.map((weights, index) => ({
      sheet: axis,
      index,
      to: bands.map((band) => ({ sum: light.window[band], weight: weights[band] })),
    })),
    ...of(light.sun, axis, window.length + hour * bounce.length, bounce),
    ...of(light.sky, 'rest', 0, [rest.sky]),
    ...of(light.sun, 'rest', 1 + hour, [rest.sun]),
  ].filter(({ to }) => to.some(({ weight }) => weight !== 0));
}

/** Adds up the light maps of a room, each as often as it counts. */
export function lightAdder(files: RoomFiles) {
  const read = tileReader(files);
  const tiles = new Map<string, Uint8Array>();
  return async (
    axis: 'rows' | 'columns',
    dayHour: string,
    weights: Weights,
    breathe: () => Promise<void>,
  ): Promise<RoomLight> => {
    const length = files.facts.light[0] * files.facts.light[1];
    const dark = () => new Float32Array(length);
    const light: RoomLight = { window: [dark(), dark(), dark()], sky: dark(), sun: dark() };
    for (const { to, sheet, index } of countsOf(files.facts, axis, dayHour, weights, light)) {
      const name = `${sheet} ${String(index)}`;
      const tile = tiles.get(name) ?? (await read(sheet, index));
      tiles.set(name, tile);
      for (const { sum, weight } of to)
        for (let at = 0; at < length; at += 1)
          sum[at] = (sum[at] ?? 0) + (lightOf[tile[at] ?? 0] ?? 0) * weight;
      await breathe();
    }
    return light;
  };
}
