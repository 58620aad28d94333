/** The classes of EN 13561 for external blinds. */
export type WindClass = 0 | 1 | 2 | 3;

/** What a class means. */
export interface WindFacts {
  /** The fastest wind in which it may stay out. */
  readonly kmh: number;
  /** How one sees that wind. */
  readonly seen: string;
}

/**
 * The classes stand for Beaufort 3 to 6: EN 13561:2015, with the speeds that makers print for them (0 is a product that is
 * not tested, or does not reach class 1).
 */
export const windFacts: Readonly<Record<WindClass, WindFacts>> = {
  0: { kmh: 19, seen: 'se mueven las hojas' },
  1: { kmh: 28, seen: 'se mueven las ramas chicas' },
  2: { kmh: 38, seen: 'se mecen los árboles chicos' },
  3: { kmh: 49, seen: 'se mueven las ramas grandes' },
};

/** The class up to a projection; of an awning that comes down, up to a drop. */
type Step = readonly [upToMm: number, windClass: WindClass];

const ANY = Number.POSITIVE_INFINITY;

/**
 * Our assumption, by mechanism and by how far the cloth is out: arms lose a class where they are longest, cables hold less
 * than a rod, and a rod less than a closed guide. EN 13561 has no test for hoods that stay up. To be replaced by what the
 * maker of each model declares.
 */
const byModel: Readonly<Record<string, readonly Step[]>> = {
  oporto: [
    [2_540, 2],
    [ANY, 1],
  ],
  sintra: [
    [3_050, 2],
    [ANY, 1],
  ],
  cadiz: [
    [1_520, 2],
    [ANY, 1],
  ],
  genova: [
    [3_050, 3],
    [ANY, 2],
  ],
  lisboa: [
    [2_500, 1],
    [ANY, 0],
  ],
  tavira: [
    [3_000, 3],
    [ANY, 2],
  ],
  evora: [
    [2_500, 2],
    [ANY, 1],
  ],
  ravello: [[ANY, 0]],
  capri: [[ANY, 0]],
  siena: [
    [3_500, 3],
    [ANY, 2],
  ],
  verona: [[ANY, 3]],
};

/**
 * The wind class of a model at a projection or drop in mm; undefined when nothing is known of the model.
 */
export const windClassOf = (model: string | undefined, mm: number): WindClass | undefined =>
  byModel[model ?? '']?.find(([upToMm]) => mm <= upToMm)?.[1];

/** What a cloth of an awning does in rain. */
interface RainFacts {
  /** The class of EN 13561 for water that gathers, where its slope is kept: 1 is 17 l/m² an hour, 2 is 56. */
  readonly waterClass: 0 | 1 | 2;
  readonly says: string;
}

/** How much the cloth of arms falls, in percent of their length, for rain to run off: 14°, the slope of EN 13561's test. */
export const RAIN_SLOPE_PERCENT = 25;

/** Our assumption, by what the cloth is. To be replaced by what its maker declares. */
const byCloth: Readonly<Record<'acrilica' | 'pvc' | 'aluminio', RainFacts>> = {
  acrilica: { waterClass: 1, says: 'Repele una llovizna; con lluvia fuerte, recógelo.' },
  pvc: { waterClass: 2, says: 'Impermeable: el agua escurre si tiene pendiente.' },
  aluminio: { waterClass: 2, says: 'Cerrado la detiene, y la lleva a su canaleta.' },
};

const OPEN: RainFacts = { waterClass: 0, says: 'No la detiene.' };

/** What an awning's cloth does in rain. */
export const rainOf = ({
  weave,
  opennessPercent,
}: {
  readonly weave: string;
  readonly opennessPercent: number | null;
}): RainFacts => {
  if ((opennessPercent ?? 0) > 0) return OPEN;
  return weave === 'pvc' || weave === 'aluminio' ? byCloth[weave] : byCloth.acrilica;
};
