import type { Covering } from '../covering.ts';

/** As in `renders/light/passes.py`: the light from below the horizon, as a share of the sky's. */
export const GROUND = 0.35;

/** What a slat returns of the light that falls on it. */
const SLAT_RETURNS = 0.85;

/** A stretch of a covering that lets light pass alike. All but the ends are shares of the light that falls on it. */
export interface Part {
  /** Shares of the window along the axis. */
  readonly from: number;
  readonly to: number;
  /** What passes straight, of the sky and of the sun. */
  readonly sky: number;
  readonly sun: number;
  /** What passes scattered, before it is coloured. */
  readonly glow: number;
}

/**
 * Share of the light between slats that passes straight.
 * @param slope how far along the axis light moves for each millimetre into the room
 */
export const betweenSlats = ({ width, pitch, angle }: Covering, slope: number): number =>
  Math.max(0, 1 - (width / pitch) * Math.abs(Math.sin(angle) - slope * Math.cos(angle)));

/** Shares of a double fabric where 0, 1 and 2 closed bands are behind each other, for light of a slope. */
export function bandLayers({ width, pitch, crossing, depth }: Covering, slope: number) {
  const closed = width / pitch;
  const away = Math.abs(crossing + slope * depth) % 1;
  const shift = Math.min(away, 1 - away);
  const none = Math.max(0, 1 - closed - shift);
  const two = 2 * closed - 1 + none;
  return { none, one: 1 - none - two, two };
}

const STEPS = 48;

/** The mean over the sky and the ground of what passes at each slope. */
function overSky({ axis, isLevel }: Covering, at: (slope: number) => number): number {
  let passed = 0;
  let all = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const height = ((step + 0.5) / STEPS - 0.5) * Math.PI;
    const light = Math.cos(height) * (axis === 'rows' && !isLevel && height < 0 ? GROUND : 1);
    all += light;
    passed += light * at(Math.tan(height));
  }
  return passed / all;
}

/** What layers of cloth let pass. */
const clothPart = ({ openness, through }: Covering, layers: number) => ({
  sky: openness ** layers,
  sun: openness ** layers,
  glow: through ** layers * (1 - openness),
});

function bandsPart(covering: Covering, sunSlope: number) {
  const one = clothPart(covering, 1);
  const two = clothPart(covering, 2);
  const straight = (slope: number) => {
    const layers = bandLayers(covering, slope);
    return layers.none * covering.veil + layers.one * one.sky + layers.two * two.sky;
  };
  const { none, one: single, two: double } = bandLayers(covering, 0);
  return {
    sky: overSky(covering, straight),
    sun: straight(sunSlope),
    glow: none * (1 - covering.veil) * 0.5 + single * one.glow + double * two.glow,
  };
}

function slatsPart(covering: Covering, sunSlope: number) {
  const { openness, through } = covering;
  const straight = (slope: number) => {
    const clear = betweenSlats(covering, slope);
    return clear + (1 - clear) * openness;
  };
  const sky = overSky(covering, straight);
  return { sky, sun: straight(sunSlope), glow: (1 - sky) * (through + slatGleam(covering)) };
}

/** Share of the light on slats that goes on into the room after it met one. */
export const slatGleam = (covering: Covering): number =>
  0.5 * SLAT_RETURNS * overSky(covering, (slope) => betweenSlats(covering, slope));

function panelParts(covering: Covering): readonly Omit<Part, 'sun'>[] {
  const { reach, width, pitch } = covering;
  const count = pitch < 1e-6 ? 1 : Math.round((reach - width) / pitch) + 1;
  const starts = Array.from({ length: count }, (_, panel) => panel * pitch);
  const ends = [...starts, ...starts.map((start) => start + width)].toSorted((a, b) => a - b);
  return ends.slice(1).flatMap((to, at) => {
    const from = ends[at] ?? 0;
    const middle = (from + to) / 2;
    const layers = starts.filter((start) => start < middle && middle < start + width).length;
    return layers === 0 ? [] : [{ from, to, ...clothPart(covering, layers) }];
  });
}

/**
 * What a covering lets pass, stretch by stretch.
 * @param sunSlope how far along the axis the sun's light moves for each millimetre into the room
 */
export function partsOf(covering: Covering, sunSlope: number): readonly Part[] {
  const { kind, axis, reach, gathered } = covering;
  const many = clothPart(covering, 3);
  const dense = { sky: 0, sun: 0, glow: 0 };
  switch (kind) {
    case 'cloth':
      return [{ from: 0, to: reach, ...clothPart(covering, 1) }];
    case 'folds':
      return [
        { from: 0, to: reach - gathered, ...clothPart(covering, 1) },
        { from: reach - gathered, to: reach, ...many },
      ];
    case 'bands':
      return [{ from: 0, to: reach, ...bandsPart(covering, sunSlope) }];
    case 'slats': {
      const turning = slatsPart(covering, sunSlope);
      return axis === 'rows'
        ? [
            { from: 0, to: reach - gathered, ...turning },
            { from: reach - gathered, to: reach, ...dense },
          ]
        : [
            { from: 0, to: gathered, ...dense },
            { from: gathered, to: reach, ...turning },
          ];
    }
    case 'panels':
      return panelParts(covering).map((part) => ({ ...part, sun: part.sky }));
  }
}

/** What each of the cells lets pass, free parts included. */
export interface CellLight {
  readonly sky: readonly number[];
  readonly sun: readonly number[];
  readonly glow: readonly number[];
}

/** Slopes of the light of the sky and of the ground through a window, and how much each counts. */
function slopesOfSky({ axis }: Covering) {
  const heights = Array.from({ length: STEPS }, (_, step) => ((step + 0.5) / STEPS - 0.5) * Math.PI);
  const counts = heights.map(
    (height) => Math.cos(height) ** 2 * (axis === 'rows' && height < 0 ? GROUND : 1),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  return heights.map((height, at) => ({ slope: Math.tan(height), share: (counts[at] ?? 0) / all }));
}

/**
 * What each of so many equal cells of the window lets pass under a covering.
 * @param behind distance of the window from the covering in it, as a share of the window along the axis: light of the
 * sky that comes through a cell meets the covering higher or lower
 */
export function cellsUnder(covering: Covering, cells: number, sunSlope: number, behind = 0): CellLight {
  const parts = partsOf(covering, sunSlope);
  const across = 1 - 2 * covering.edges;
  /** How much of a cell lies between two points that light moves so far from it. */
  const inCell = (cell: number, from: number, to: number, moved: number) =>
    Math.max(
      0,
      Math.min(1, (Math.min(1, to) - moved) * cells - cell) -
        Math.max(0, (Math.max(0, from) - moved) * cells - cell),
    );
  const mean = (cell: number, of: (part: Part) => number, moved = 0) =>
    parts.reduce((sum, part) => {
      const [from, to] = [part.from - covering.ahead, part.to - covering.ahead];
      return sum + inCell(cell, from, to, moved) * across * of(part);
    }, 0);
  const each = (value: (cell: number) => number) => Array.from({ length: cells }, (_, cell) => value(cell));
  const slopes = behind === 0 ? [{ slope: 0, share: 1 }] : slopesOfSky(covering);
  const overSlopes = (of: (moved: number) => number) =>
    slopes.reduce((sum, { slope, share }) => sum + share * of(slope * behind), 0);
  // Light that comes past the ends of the covering meets the wall.
  const stopped = (cell: number) =>
    overSlopes((moved) => mean(cell, ({ sky }) => 1 - sky, moved)) /
    overSlopes((moved) => inCell(cell, 0, 1, moved));
  return {
    sky: each((cell) => 1 - stopped(cell)),
    sun: each((cell) => 1 - mean(cell, ({ sun }) => 1 - sun)),
    glow: each((cell) => mean(cell, ({ glow }) => glow)),
  };
}
