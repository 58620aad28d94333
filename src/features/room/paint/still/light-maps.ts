import type { LightGroup, RoomFacts } from '#src/content/pictures/room-facts.ts';
import { pictureOf, type RoomFiles } from '../../files/room-files.ts';
import type { Weights } from '../../light/weights.ts';
import { MIXED_PX } from '../shaders/pack-maps.ts';
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
  const { light: size, pattern: small } = files.facts;
  const read = tileReader(files);
  const totals = once(async (index) =>
    (await read('totals', Number(index), size)).map((stored) => stored * stored),
  );
  const patterns = once((index) => read('patterns', Number(index), small));
  const between = betweenPixels(small, size);
  return async (
    axis: 'rows' | 'columns',
    dayHour: string,
    weights: Weights,
    breathe: () => Promise<void>,
  ): Promise<RoomLight> => {
    const dark = () => new Float32Array(size[0] * size[1]);
    const light: RoomLight = { window: [dark(), dark(), dark()], sky: dark(), sun: dark() };
    for (const { group, to, weights: counts } of additionsOf(files.facts, axis, dayHour, weights, light)) {
      if (group === undefined || counts.every((count) => count === 0)) continue;
      // Together the maps have one share of their sum: a mean, and so much of each pattern.
      const termOf = (term: number) =>
        counts.reduce((sum, count, map) => sum + count * (group.shares[map]?.[term] ?? 0), 0);
      const shares = new Float32Array(small[0] * small[1]).fill(termOf(0));
      for (let term = 1; term < (group.shares[0]?.length ?? 0); term += 1) {
        const pattern = await patterns(String(group.first + term - 1));
        const weight = termOf(term);
        for (let px = 0; px < shares.length; px += 1)
          shares[px] = (shares[px] ?? 0) + weight * (pattern[px] ?? 0);
        await breathe();
      }
      const total = await totals(String(group.total));
      await breathe();
      // A graphics card limits each map by itself; here only their sum is limited.
      for (let px = 0; px < to.length; px += 1) {
        const share = between(shares, px % size[0], Math.floor(px / size[0]));
        to[px] = (to[px] ?? 0) + (total[px] ?? 0) * Math.max(0, share);
      }
      await breathe();
    }
    return light;
  };
}
