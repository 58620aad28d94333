import { small } from '#src/content/first-letter.ts';
import { rooms } from '#src/content/rooms.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { RoomId } from '#src/content/schema/vocabulary.ts';
import { facetsOf } from '#src/features/catalog/facets.ts';
import { priceFrom } from '#src/features/product/price-from.ts';
import { withMotor } from '#src/features/product/price-words.ts';
import { publicPrice } from '#src/format/money.ts';
import type { FinderAnswers } from './questions.ts';

/** A variant that the finder suggests, with what speaks for it, and what does not. */
export interface Found {
  readonly variant: Variant;
  readonly reasons: readonly string[];
  readonly drawbacks: readonly string[];
}

/** One thing that was asked: how much it counts, whether a variant has it, and how that is said. */
interface Wish {
  readonly weight: number;
  readonly fits: (variant: Variant) => boolean;
  readonly reason: (variant: Variant) => string;
  readonly drawback: (variant: Variant) => string;
}

const MOST = 3;
/** More of a family would hide that there are others. */
const MOST_OF_A_FAMILY = 2;

const lightReasons: Readonly<Record<string, readonly [reason: string, drawback: string]>> = {
  oscurece: ['Oscurece por completo.', 'No oscurece por completo.'],
  suaviza: ['Deja una luz suave y pareja.', 'No suaviza la luz.'],
  filtra: ['Quita el sol y deja ver hacia afuera.', 'No deja ver hacia afuera.'],
  gira: ['La regulas girándola, a cada hora.', 'La luz no se regula girando.'],
};

const isRoom = (id: string): id is RoomId => Object.hasOwn(rooms, id);

/** What is seen from the street: nothing even at night, or nothing by day. */
const hidesAtNight = ({ weave }: Variant) => !['screen', 'translucida', 'decorativa'].includes(weave);
const hidesByDay = ({ opennessPercent }: Variant) => (opennessPercent ?? 0) < 10;

const priceOf = (variant: Variant) => priceFrom(variant)?.centavos ?? Infinity;

function fromPrice(variant: Variant): string {
  const price = priceFrom(variant);
  return price === null ? '' : `Desde ${publicPrice(price.centavos)} con IVA${withMotor(price)}.`;
}

function wishes(answers: FinderAnswers, variants: readonly Variant[]): readonly Wish[] {
  const { cuarto, luz, privacidad, presupuesto } = answers;
  const light = facetsOf(variants).find(({ id }) => id === 'luz');
  const [whenLit = '', whenNot = ''] = lightReasons[luz] ?? [];
  const prices = variants.map(priceOf).toSorted((one, other) => one - other);
  const share = { poco: 1 / 3, medio: 2 / 3 }[presupuesto === 'poco' ? 'poco' : 'medio'];
  const most = presupuesto === 'libre' ? Infinity : (prices[Math.floor(prices.length * share)] ?? Infinity);
  return [
    ...(isRoom(cuarto)
      ? [
          {
            weight: 4,
            fits: (variant: Variant) => variant.rooms.includes(cuarto),
            reason: () => `Hecha para ${small(rooms[cuarto])}.`,
            drawback: (variant: Variant) =>
              `Luce más en ${small(rooms[variant.rooms[0] ?? cuarto])} que en ${small(rooms[cuarto])}.`,
          },
        ]
      : []),
    {
      weight: 5,
      fits: (variant) => light?.of(variant).includes(luz) ?? false,
      reason: () => whenLit,
      drawback: () => whenNot,
    },
    ...(privacidad === 'igual'
      ? []
      : [
          {
            weight: privacidad === 'noche' ? 4 : 2,
            fits: privacidad === 'noche' ? hidesAtNight : hidesByDay,
            reason: () =>
              privacidad === 'noche'
                ? 'Cerrada no deja ver hacia adentro, tampoco con la luz prendida.'
                : 'De día no se ve hacia adentro.',
            drawback: () => 'De noche, con la luz prendida, se ve hacia adentro.',
          },
        ]),
    { weight: 2, fits: (variant) => priceOf(variant) <= most, reason: fromPrice, drawback: fromPrice },
  ];
}

/** The three variants that fit four answers best, the best first. Null until all four are given. */
export function findFor(answers: FinderAnswers, variants: readonly Variant[]): readonly Found[] | null {
  if (Object.values(answers).includes('')) return null;
  const wanted = wishes(answers, variants);
  const scoreOf = (variant: Variant) =>
    wanted.reduce((sum, { weight, fits }) => sum + (fits(variant) ? weight : 0), 0);
  // Of equals, the one that is made for the room before all, then the cheapest.
  const rankIn = ({ rooms: of }: Variant) => {
    const at = of.findIndex((room) => room === answers.cuarto);
    return at === -1 ? of.length : at;
  };
  const best = variants.toSorted(
    (one, other) =>
      scoreOf(other) - scoreOf(one) || rankIn(one) - rankIn(other) || priceOf(one) - priceOf(other),
  );
  const chosen: Variant[] = [];
  for (const variant of best) {
    const ofFamily = chosen.filter(({ family }) => family === variant.family).length;
    if (chosen.length < MOST && ofFamily < MOST_OF_A_FAMILY) chosen.push(variant);
  }
  return chosen.map((variant) => ({
    variant,
    reasons: wanted.filter(({ fits }) => fits(variant)).map(({ reason }) => reason(variant)),
    drawbacks: wanted.filter(({ fits }) => !fits(variant)).map(({ drawback }) => drawback(variant)),
  }));
}
