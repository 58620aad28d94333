import { lightAt, type Hour, type Light } from '#src/content/pictures/hours.ts';
import { meanOf, scaleOf, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import type { Covering } from './covering.ts';
import { cellsUnder, GROUND } from './parts.ts';

/** What each light map counts: by how much the cloth's light, the sky's and the sun's are multiplied. */
export interface Weights {
  /** One number a tile: light maps of cloth, then of the sky. Tiles of the other kind are 0. */
  readonly cloth: readonly number[];
  readonly sky: readonly number[];
  /** One number a tile of the sun's bounced light at this hour. */
  readonly bounce: readonly number[];
  /** Light of the sky and of the sun on the outer face of the cloth, as white cloth would show it, linear RGB. */
  readonly skyOnCloth: Light;
  readonly sunOnCloth: Light;
  /** The mean light in the room without lamps, which falls on the cloth, linear RGB. */
  readonly ambient: Light;
  /** By how much eyes open wider than before the free window, at least 1. */
  readonly adaptation: number;
}

/** Eyes make up for this share of what gets darker (as an exponent), and for no more than so many times the light. */
const ADAPTS = 0.3;
const WIDEST = 1.6;

/** How much wider eyes open when the light of a room falls to a share of what it was. */
const adaptationTo = (share: number): number => Math.min(WIDEST, Math.max(share, 1e-4) ** -ADAPTS);

/** How far the sun's light moves along the axis, downwards or to the right, for each millimetre into the room. */
export function sunSlopeOf({ suns }: RoomFacts, { axis }: Covering, hour: Hour): number {
  const sun = suns[hour];
  if (sun === undefined) return 0;
  const [x, y, z] = sun;
  return (axis === 'rows' ? -z : x) / Math.max(1e-3, Math.abs(y));
}

/** The weights of a room's light maps under a covering, at an hour. */
export function weightsOf(facts: RoomFacts, covering: Covering, hour: Hour): Weights {
  const { axis, dye } = covering;
  const isRows = axis === 'rows';
  const slope = sunSlopeOf(facts, covering, hour);
  const light = cellsUnder(covering, isRows ? facts.rows : facts.columns, slope);
  const inSun = cellsUnder(covering, isRows ? facts.sun_rows : facts.sun_columns, slope).sun;
  const { sky, sun, lamps } = lightAt[hour];
  const facing = Math.max(0, -(facts.suns[hour]?.[1] ?? 0)) / Math.PI;
  const [clothScale, skyScale] = [scaleOf(facts, `cloth-${axis}`), scaleOf(facts, `sky-${axis}`)];
  const skyOnCloth = mapLight((band) => sky[band] * (0.5 + 0.5 * GROUND));
  const sunOnCloth = mapLight((band) => sun[band] * facing);
  const meanLight = (name: string, shares: readonly number[]) =>
    shares.reduce((total, share, cell) => total + share * meanOf(facts, `${name}-${axis}`, cell), 0);
  const [ofCloth, ofSky, ofSun] = [
    meanLight('cloth', light.glow),
    meanLight('sky', light.sky),
    meanLight(hour, inSun),
  ];
  const none = light.sky.map(() => 0);
  const all = (cells: readonly number[]) => cells.map(() => 1);
  const free = meanLight('sky', all(light.sky)) * sky[1] + meanLight(hour, all(inSun)) * sun[1];
  const ambient = mapLight(
    (band) =>
      ofCloth * dye[band] * (skyOnCloth[band] + sunOnCloth[band]) + ofSky * sky[band] + ofSun * sun[band],
  );
  return {
    cloth: [...light.glow.map((share) => share * clothScale), ...none],
    sky: [...none, ...light.sky.map((share) => share * skyScale)],
    bounce: hour in facts.suns ? inSun.map((share) => share * scaleOf(facts, `${hour}-${axis}`)) : [],
    skyOnCloth,
    sunOnCloth,
    ambient,
    // Lamps do not change.
    adaptation: lamps > 0 ? 1 : adaptationTo(Math.min(1, ambient[1] / free)),
  };
}

const mapLight = (of: (band: 0 | 1 | 2) => number): Light => [of(0), of(1), of(2)];
