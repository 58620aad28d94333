import { lightAt, type Hour, type Light } from '#src/content/pictures/hours.ts';
import { coveredMetres, meanOf, scaleOf, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import type { Covering } from '../covering.ts';
import { cellsUnder, GROUND } from './parts.ts';
import { sunSlopeOf } from './sun-slope.ts';

/** What each light map counts: by how much its light is multiplied. */
export interface Weights {
  /** Linear RGB a map: light maps of cloth, then of the sky. */
  readonly window: readonly Light[];
  /** One number a map of the sun's bounced light at this hour. */
  readonly bounce: readonly number[];
  /** Light of the sky and of the sun on the outer face of the cloth where it is brightest, as white cloth would show it, linear RGB. */
  readonly skyOnCloth: Light;
  readonly sunOnCloth: Light;
  /** What a covering in a window returns of the light on its outer face to the reveal behind it, where that faces nothing else. */
  readonly onReveal: Light;
  /** What is added to every pixel of a terrace: its light that no awning stops, of the sky and of the sun. */
  readonly rest: { readonly sky: number; readonly sun: number };
  /** The light in the room that falls on the cloth, with what the cloth returned before, linear RGB. */
  readonly inRoom: Light;
  /** The same on each cell of the inner face, by `inRoom`. */
  readonly inner: readonly number[];
  /** By how much eyes open wider than before the free window, at least 1. */
  readonly adaptation: number;
}

/** What cloth returns of the light that falls on it, before it is coloured. */
const RETURNS = 0.85;

/**
 * Share of the light on the outer face of an awning that one sees on it: what its cloth scatters to who is below, or
 * what it returns to who looks at that face.
 */
export const seenOfOuter = ({ isOutside, isLevel, through }: Covering): number =>
  isOutside || isLevel ? RETURNS : through;

/** Eyes make up for this share of what gets darker (as an exponent), and for no more than so many times the light. */
const ADAPTS = 0.3;
const WIDEST = 1.6;

/** How much wider eyes open when the light of a room falls to a share of what it was. */
const adaptationTo = (share: number): number => Math.min(WIDEST, Math.max(share, 1e-4) ** -ADAPTS);

/** Metres from a covering in a window to the outer face of its wall, where the maps of the sky's light begin. */
const TO_SKY = 0.22;

/** The same as a share of the covering; 0 where it hangs before the window, or over a terrace. */
function behindOf(facts: RoomFacts, { axis, isOutside }: Covering): number {
  const [width, height] = coveredMetres(facts);
  return isOutside || facts.awning !== undefined ? 0 : TO_SKY / (axis === 'rows' ? height : width);
}

/** The weights of a room's light maps under a covering, at an hour. */
export function weightsOf(facts: RoomFacts, covering: Covering, hour: Hour): Weights {
  const { axis, dye } = covering;
  const isRows = axis === 'rows';
  const slope = sunSlopeOf(facts, covering, hour);
  const light = cellsUnder(covering, isRows ? facts.rows : facts.columns, slope, behindOf(facts, covering));
  const inSun = cellsUnder(covering, isRows ? facts.sun_rows : facts.sun_columns, slope).sun;
  const { sky, sun, lamps } = lightAt[hour];
  const isAwning = facts.awning !== undefined;
  // A blind faces the window, an awning the sky.
  const facing = Math.max(0, -(facts.suns[hour]?.[isAwning ? 2 : 1] ?? 0)) / Math.PI;
  const fromSky = isAwning ? 1 : 0.5 + 0.5 * GROUND;
  const onOuter = (name: string, cell: number, otherwise: number) =>
    facts.covering?.outer[`${name}-${axis}`]?.[cell] ?? otherwise;
  /** Of what hangs before the wall, nothing is shaded. */
  const brightest = (name: string, otherwise: number) =>
    covering.isOutside ? otherwise : (facts.scales[`outer-${name}`] ?? otherwise);
  const spread = (kind: string, cell: number) => facts.covering?.spread[`${kind}-${axis}`]?.[cell] ?? 1;
  const tint = facts.covering?.tint ?? { window: WHITE, sun: WHITE };
  const outer = light.glow.map((_, cell) => {
    const [ofSky, ofSun] = [onOuter('sky', cell, fromSky), onOuter(hour, cell, facing)];
    return mapLight((band) => sky[band] * ofSky + sun[band] * ofSun);
  });
  /** What the cloth of a cell scatters into the room of the light on its outer face. */
  const scattered = outer.map((falls, cell) =>
    mapLight((band) => (light.glow[cell] ?? 0) * dye[band] * falls[band]),
  );
  const coveredCells = Math.min(1, covering.reach - covering.ahead) * outer.length;
  const facesReveal = facts.covering !== undefined && !covering.isOutside && coveredCells > 1e-3;
  const fromOuter = facesReveal ? (RETURNS * facts.paint_scale) / coveredCells : 0;
  const onReveal = mapLight((band) =>
    outer.reduce(
      (sum, falls, cell) => sum + (1 - (light.sky[cell] ?? 1)) * falls[band] * dye[band] * fromOuter,
      0,
    ),
  );
  /** What it returns of the light on its inner face. */
  const returned = light.sky.map((free, cell) =>
    facts.covering === undefined ? 0 : RETURNS * (1 - free) * spread('window', cell),
  );
  const falling = (name: string, shares: readonly number[]) =>
    shares.reduce((total, share, cell) => total + share * meanOf(facts, `${name}-${axis}`, cell), 0);
  const beside = { sky: meanOf(facts, 'sky-rest', 0), sun: meanOf(facts, `${hour}-rest`, 0) };
  const ofSky = (shares: readonly number[], band: Band) =>
    (falling('sky', shares) + beside.sky) * sky[band] * tint.window[band];
  const ofSun = (shares: readonly number[], band: Band) =>
    (falling(hour, shares) + beside.sun) * sun[band] * tint.sun[band];
  const ofCloth = (band: Band) =>
    falling(
      'cloth',
      scattered.map((one) => one[band]),
    ) * tint.window[band];
  const again = falling('cloth', returned);
  const inRoom = mapLight((band) => {
    const first = ofSky(light.sky, band) + ofSun(inSun, band) + ofCloth(band) + lamps * facts.front[band];
    return first / (1 - again * dye[band] * tint.window[band]);
  });
  const bright = Math.max(inRoom[1], 1e-9);
  const [sunny, lit] = [ofSun(inSun, 1) / bright, (lamps * facts.front[1]) / bright];
  const inner = light.sky.map(
    (_, cell) =>
      sunny * spread(hour, cell) + lit * spread('lamps', cell) + (1 - sunny - lit) * spread('window', cell),
  );
  const [clothScale, skyScale] = [scaleOf(facts, `cloth-${axis}`), scaleOf(facts, `sky-${axis}`)];
  const all = (cells: readonly number[]) => cells.map(() => 1);
  const free = ofSky(all(light.sky), 1) + ofSun(all(inSun), 1);
  return {
    window: [
      ...scattered.map((one, cell) =>
        mapLight((band) => (one[band] + (returned[cell] ?? 0) * dye[band] * inRoom[band]) * clothScale),
      ),
      ...light.sky.map((share) => mapLight((band) => share * sky[band] * skyScale)),
    ],
    bounce: hour in facts.suns ? inSun.map((share) => share * scaleOf(facts, `${hour}-${axis}`)) : [],
    skyOnCloth: mapLight((band) => sky[band] * brightest('sky', fromSky)),
    sunOnCloth: mapLight((band) => sun[band] * brightest(hour, facing)),
    onReveal,
    rest: {
      sky: isAwning ? scaleOf(facts, 'sky-rest') : 0,
      sun: isAwning && hour in facts.suns ? scaleOf(facts, `${hour}-rest`) : 0,
    },
    inRoom,
    inner,
    // Lamps do not change.
    adaptation: lamps > 0 ? 1 : adaptationTo(Math.min(1, inRoom[1] / free)),
  };
}

type Band = 0 | 1 | 2;

const WHITE: Light = [1, 1, 1];

const mapLight = (of: (band: Band) => number): Light => [of(0), of(1), of(2)];
