import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { isSameState } from '#src/reading/state-name.ts';
import { centreOf } from './centre-of.ts';
import { pointOf } from './find-dealers.ts';

/** Where somebody looks for dealers: what it is called, and a point in it. */
export interface SoughtPlace {
  readonly name: string;
  /** Degrees north and east. */
  readonly lat: number;
  readonly lng: number;
}

const isSame = (one: string, other: string) => normalizeText(one) === normalizeText(other);

const capitalOf = (state: string): SoughtPlace | null => {
  const found = stateCapitals.find((one) => isSameState(one.state, state));
  return found === undefined ? null : { name: found.capital, lat: found.lat, lng: found.lng };
};

/** The capital of the state that a postcode is in; null for a code that no state has. */
export function placeOfPostcode(postcode: string): SoughtPlace | null {
  const state = stateOfPostcode(postcode);
  return state === null ? null : capitalOf(state);
}

/** Where a municipality is: among its dealers, else at the capital of its state; null in an unknown state. */
export function placeOfMunicipality(
  municipality: string,
  state: string,
  dealers: readonly Dealer[],
): SoughtPlace | null {
  const points = dealers
    .filter(
      (dealer) => isSame(dealer.municipality ?? '', municipality) && isSameState(dealer.state ?? '', state),
    )
    .flatMap((dealer) => pointOf(dealer) ?? []);
  return points.length > 0 ? { name: municipality, ...centreOf(points) } : capitalOf(state);
}
