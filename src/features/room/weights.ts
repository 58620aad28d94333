import { coveredCells, type Covering } from './covering.ts';
import { lightAt, type Hour, type Light } from '#src/content/pictures/hours.ts';
import { meanOf, scaleOf, type RoomFacts } from '#src/content/pictures/room-facts.ts';

/** As in `renders/light/passes.py`: the light from below the horizon, as a share of the sky's. */
const GROUND = 0.35;

/** What each light map counts: by how much the cloth's light, the sky's and the sun's are multiplied. */
export interface Weights {
  /** One number a tile: light maps of cloth, then of the sky. Tiles of the other kind are 0. */
  readonly cloth: readonly number[];
  readonly sky: readonly number[];
  /** One number a tile of the sun's bounced light at this hour. */
  readonly bounce: readonly number[];
  /** Light that leaves the inner face of the cloth, linear RGB. */
  readonly behind: Light;
  /** The mean light in the room without lamps, which falls on the cloth, linear RGB. */
  readonly ambient: Light;
}

/** The weights of a room's light maps under a covering, at an hour. */
export function weightsOf(facts: RoomFacts, covering: Covering, hour: Hour): Weights {
  const { axis, openness, through, dye } = covering;
  const isRows = axis === 'rows';
  const covered = coveredCells(covering, isRows ? facts.rows : facts.columns);
  const inSun = coveredCells(covering, isRows ? facts.sun_rows : facts.sun_columns);
  const { sky, sun } = lightAt[hour];
  const facing = Math.max(0, -(facts.suns[hour]?.[1] ?? 0)) / Math.PI;
  const [clothScale, skyScale] = [scaleOf(facts, `cloth-${axis}`), scaleOf(facts, `sky-${axis}`)];
  const clear = (share: number) => 1 - share + share * openness;
  const behind = mapLight(
    (band) => through * dye[band] * (sky[band] * (0.5 + 0.5 * GROUND) + sun[band] * facing),
  );
  const meanLight = (name: string, shares: readonly number[]) =>
    shares.reduce((total, share, cell) => total + share * meanOf(facts, `${name}-${axis}`, cell), 0);
  const [ofCloth, ofSky, ofSun] = [
    meanLight('cloth', covered),
    meanLight('sky', covered.map(clear)),
    meanLight(hour, inSun.map(clear)),
  ];
  const none = covered.map(() => 0);
  return {
    cloth: [...covered.map((share) => share * clothScale), ...none],
    sky: [...none, ...covered.map((share) => clear(share) * skyScale)],
    bounce: hour in facts.suns ? inSun.map((share) => clear(share) * scaleOf(facts, `${hour}-${axis}`)) : [],
    behind,
    ambient: mapLight((band) => ofCloth * behind[band] + ofSky * sky[band] + ofSun * sun[band]),
  };
}

const mapLight = (of: (band: 0 | 1 | 2) => number): Light => [of(0), of(1), of(2)];
