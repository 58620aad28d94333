import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { fold, holdsWords } from '../../support/list/fold.ts';
import { distanceKm } from './distance-km.ts';

/** What is looked for; '' asks for nothing. */
export interface DealerSearch {
  readonly text: string;
  /** A state's name. */
  readonly state: string;
  /** A family's id, or `motorizacion`. */
  readonly product: string;
}

/** A dealer, and how far they are where that can be said. */
export interface FoundDealer {
  readonly dealer: Dealer;
  readonly km: number | null;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Where a dealer stands; null for one whom nobody has put on the map. */
export const pointOf = ({ lat, lng }: Dealer): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

const wordsOf = ({ name, state, municipality, address }: Dealer) =>
  fold([name, state, municipality, address].filter(Boolean).join(' '));

/**
 * Dealers that answer a search: the nearest first where it is known from where, else by state and name.
 * @param from where the person is, or null
 */
export function findDealers(
  dealers: readonly Dealer[],
  { text, state, product }: DealerSearch,
  from: Point | null,
): readonly FoundDealer[] {
  const search = fold(text);
  return dealers
    .filter(
      (dealer) =>
        holdsWords(wordsOf(dealer), search) &&
        (state === '' || dealer.state === state) &&
        // Who does not say what they sell may sell it.
        (product === '' || dealer.products.length === 0 || dealer.products.includes(product)),
    )
    .map((dealer) => {
      const point = pointOf(dealer);
      return { dealer, km: from === null || point === null ? null : distanceKm(from, point) };
    })
    .toSorted(
      (one, other) =>
        (one.km ?? Infinity) - (other.km ?? Infinity) || 0 || nameOrder(one.dealer, other.dealer),
    );
}

const collator = new Intl.Collator('es-MX');

/** Two that are infinitely far are in the order of their names. */
function nameOrder(one: Dealer, other: Dealer): number {
  return (
    collator.compare(one.state ?? '', other.state ?? '') || collator.compare(one.name ?? '', other.name ?? '')
  );
}

/** States in which somebody is, in their order. */
export const statesOf = (dealers: readonly Dealer[]): readonly string[] =>
  [...new Set(dealers.flatMap(({ state }) => (state === null ? [] : [state])))].toSorted(collator.compare);
