import { isNearMexico } from '#src/ui/map/near-mexico.ts';
import type { Place } from '#src/ui/map/place.ts';

/** Result of checking a place; `meant` is the place in Mexico that other signs or another order would give. */
export type Verdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'swapped' | 'minus'; readonly meant: Place }
  | { readonly kind: 'outside' | 'impossible' };

const isPossible = ({ lat, lng }: Place) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Checks whether a place is probably in Mexico. Never rejects a place; the server may. */
export function judgePlace(place: Place): Verdict {
  if (isNearMexico(place)) return { kind: 'fine' };
  const { lat, lng } = place;
  const guesses = [
    { kind: 'minus', meant: { lat, lng: -lng } },
    { kind: 'swapped', meant: { lat: lng, lng: lat } },
    { kind: 'swapped', meant: { lat: Math.abs(lng), lng: -Math.abs(lat) } },
    { kind: 'minus', meant: { lat: Math.abs(lat), lng: -Math.abs(lng) } },
  ] as const;
  const guess = guesses.find(({ meant }) => isNearMexico(meant));
  if (guess !== undefined) return guess;
  return { kind: isPossible(place) ? 'outside' : 'impossible' };
}
