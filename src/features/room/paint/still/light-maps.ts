import type { LightGroup, RoomFacts } from '#src/content/pictures/room-facts.ts';
import { pictureOf, type RoomFiles } from '../../room-files.ts';
import { MIXED_PX } from '../shaders/pack-maps.ts';
import type { Weights } from '../../weights.ts';
import { betweenPixels } from './between-pixels.ts';
import { bands } from './colour.ts';
import { once } from './once.ts';
import { bitmapOf, pixelsOf, type Size } from './pixels.ts';

/** Light in a room before it is coloured, one number for each pixel of a light map. */
export interface RoomLight {
  /** Through the window: red, green and blue. */
  readonly window: readonly [Float32Array, Float32Array, Float32Array];
  /** The sky's beside an awning. */
  readonly sky: Float32Array;
  /** The sun's, after it was scattered once. */
  readonly sun: Float32Array;
}

/** Reads tiles of the sheets of light maps, 0 to 1. */
function tileReader(files: RoomFiles) {
  const { tiles_across: across } = files.facts;
  const sheet = once((name) => bitmapOf(pictureOf(files, name)));
  return async (name: 'totals' | 'patterns', index: number, size: Size): Promise<Float32Array> => {
    const bitmap = await sheet(name);
    const [width, height] = [size[0] / bitmap.width, size[1] / bitmap.height];
    const place = { left: (index % across) * width, top: Math.floor(index / across) * height };
    const { bytes } = pixelsOf(bitmap, size, { ...place, width, height });
    const inside = (px: number, of: number) => Math.min(of - 1 - MIXED_PX, Math.max(MIXED_PX, px));
    return Float32Array.from({ length: size[0] * size[1] }, (_, at) => {
      const [x, y] = [inside(at % size[0], size[0]), inside(Math.floor(at / size[0]), size[1])];
      return (bytes[(y * size[0] + x) * 4] ?? 0) / 255;
    });
  };
}

/** Reads the sum of a group of light maps, and the patterns of their shares, at the size of the light. */
function partsReader(files: RoomFiles) {
  const { light, pattern } = files.facts;
  const read = tileReader(files);
  const between = betweenPixels(pattern, light);
  const totals = once(async (index) =>
    (await read('totals', Number(index), light)).map((stored) => stored * stored),
  );
  const patterns = once(async (index) => {
    const small = await read('patterns', Number(index), pattern);
    return new Float32Array(light[0] * light[1]).map((_, at) =>
      between(small, at % light[0], Math.floor(at / light[0])),
    );
  });
  return {
    totalOf: ({ total }: LightGroup) => totals(String(total)),
    patternsOf: ({ first, shares }: LightGroup) =>
      Promise.all((shares[0] ?? []).slice(1).map((_, at) => patterns(String(first + at)))),
  };
}

interface Added {
  readonly group: LightGroup | undefined;
  readonly to: Float32Array;
  /** What each map of the group counts. */
  readonly weights: readonly number[];
}

/** To which lights the groups of light maps are added. */
function additionsOf(
  { groups, suns }: RoomFacts,
  axis: 'rows' | 'columns',
  dayHour: string,
  { window, bounce, rest }: Weights,
  light: RoomLight,
): readonly Added[] {
  const hour = Object.keys(suns).indexOf(dayHour);
  const [cloth, sky, ...ofSuns] = groups[axis] ?? [];
  const [skyBeside, ...sunsBeside] = groups.rest ?? [];
  const cells = cloth?.shares.length ?? 0;
  return [
    ...bands.flatMap((band) => {
      const [to, weights] = [light.window[band], window.map((colour) => colour[band])];
      return [
        { group: cloth, to, weights: weights.slice(0, cells) },
        { group: sky, to, weights: weights.slice(cells) },
      ];
    }),
    { group: ofSuns[hour], to: light.sun, weights: bounce },
    { group: skyBeside, to: light.sky, weights: [rest.sky] },
    { group: sunsBeside[hour], to: light.sun, weights: [rest.sun] },
  ];
}

/** Adds up the light maps of a room, each as often as it counts. */
export function lightAdder(files: RoomFiles) {
  const { totalOf, patternsOf } = partsReader(files);
  return async (
    axis: 'rows' | 'columns',
    dayHour: string,
    weights: Weights,
    breathe: () => Promise<void>,
  ): Promise<RoomLight> => {
    const dark = () => new Float32Array(files.facts.light[0] * files.facts.light[1]);
    const light: RoomLight = { window: [dark(), dark(), dark()], sky: dark(), sun: dark() };
    for (const { group, to, weights: counts } of additionsOf(files.facts, axis, dayHour, weights, light)) {
      if (group === undefined || counts.every((count) => count === 0)) continue;
      const [total, patterns] = [await totalOf(group), await patternsOf(group)];
      // Together the maps have one share of their sum: a mean, and so much of each pattern.
      const termOf = (term: number) =>
        counts.reduce((sum, count, map) => sum + count * (group.shares[map]?.[term] ?? 0), 0);
      const shares = new Float32Array(to.length).fill(termOf(0));
      for (const [at, pattern] of patterns.entries()) {
        const term = termOf(at + 1);
        for (let px = 0; px < shares.length; px += 1)
          shares[px] = (shares[px] ?? 0) + term * (pattern[px] ?? 0);
        await breathe();
      }
      for (let px = 0; px < to.length; px += 1)
        to[px] = (to[px] ?? 0) + (total[px] ?? 0) * Math.max(0, shares[px] ?? 0);
      await breathe();
    }
    return light;
  };
}
