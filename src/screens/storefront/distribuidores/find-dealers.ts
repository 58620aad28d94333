import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { memoByRow } from '#src/format/memo-by-row.ts';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { sortRows } from '#src/format/sort-rows.ts';
import { isCountry, readState } from '#src/reading/state-name.ts';
import { distanceKm } from '#src/ui/map/distance-km.ts';

/** Search and filters; '' filters nothing. */
export interface DealerSearch {
  readonly text: string;
  /** Name of a state. */
  readonly state: string;
  /** Id of a family, or `motorizacion`. */
  readonly product: string;
}

/** A dealer with their distance; null when unknown. */
export interface FoundDealer {
  readonly dealer: Dealer;
  readonly km: number | null;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A dealer's coordinates; null when they have none. */
export const pointOf = ({ lat, lng }: Dealer): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

/** A dealer's town and state, as far as known; '' when neither is. */
export const placeOf = ({ municipality, state }: Dealer): string =>
  [municipality, state].filter(Boolean).join(', ');

const searchTextOf = memoByRow(({ name, state, municipality, address }: Dealer) =>
  normalizeText([name, state, municipality, address].filter(Boolean).join(' ')),
);

/** The dealer's state by the name that the shop uses, however their server writes it; '' when it names none. */
const stateOf = memoByRow(({ state }: Dealer) => readState(state ?? '') ?? '');

/** Whether a dealer has the words between each two commas, or is in the state that they name: "Toluca, Edomex". */
function dealerSearch(text: string): (dealer: Dealer) => boolean {
  const parts = text
    .split(',')
    .filter((part, at) => at === 0 || !isCountry(part))
    .map((part) => ({ words: normalizeText(part), state: readState(part) }));
  return (dealer) =>
    parts.every(
      ({ words, state }) =>
        includesWords(searchTextOf(dealer), words) || (state !== null && state === stateOf(dealer)),
    );
}

/**
 * Dealers that match a search: nearest first when a position is known, else by state and name.
 * @param from the position of the person; null when unknown
 */
export function findDealers(
  dealers: readonly Dealer[],
  { text, state, product }: DealerSearch,
  from: Point | null,
): readonly FoundDealer[] {
  const isFound = dealerSearch(text);
  const chosen = readState(state) ?? state;
  const found = dealers
    .filter(
      (dealer) =>
        isFound(dealer) &&
        (state === '' || dealer.state === state || stateOf(dealer) === chosen) &&
        // A dealer without products may sell any.
        (product === '' || dealer.products.length === 0 || dealer.products.includes(product)),
    )
    .map((dealer) => {
      const point = pointOf(dealer);
      return { dealer, km: from === null || point === null ? null : distanceKm(from, point) };
    });
  const byName = sortRows(found, ({ dealer }) => dealer.name ?? '', false);
  const byState = sortRows(byName, ({ dealer }) => dealer.state ?? '', false);
  return sortRows(byState, ({ km }) => km, false);
}

const collator = new Intl.Collator('es-MX');

/** States listed at most: Mexico has 32, and a server may write them as it likes. */
const MOST_STATES = 100;

/** States with dealers, sorted; of very many the first, and the chosen one. */
export function statesOf(dealers: readonly Dealer[], chosen = ''): readonly string[] {
  const states = new Set(dealers.flatMap(({ state }) => (state === null ? [] : [state])));
  const sorted = [...states].toSorted(collator.compare);
  const others = sorted.indexOf(chosen) >= MOST_STATES ? [chosen] : [];
  return [...sorted.slice(0, MOST_STATES), ...others];
}
