import { useMemo, useState, useSyncExternalStore } from 'react';
import { keepPostcode, keptAddress, keptPostcode, watchPostcode } from '#machines/support/place.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import { townOfPostcode } from '#src/content/towns.ts';
import { placeOf } from './place.ts';

const useKept = (): string => useSyncExternalStore(watchPostcode, keptPostcode, () => null) ?? '';

/** The place that was typed last, on whatever screen; null without one, and in a prerendered page. */
export function usePlace(): DeliveryPlace | null {
  const kept = useKept();
  return useMemo(() => placeOf(kept), [kept]);
}

const keptCity = (): string => keptAddress()?.city ?? '';

/** "64000, Monterrey", or with its state where nobody knows the town; null without a place, and in a prerendered page. */
export function usePlaceName(): string | null {
  const place = usePlace();
  const city = useSyncExternalStore(watchPostcode, keptCity, () => '');
  if (place === null) return null;
  const { postcode, state } = place;
  return `${postcode}, ${city === '' ? (townOfPostcode(postcode) ?? state) : city}`;
}

/** The text of a field for the postcode. What is complete is kept for every screen; what is not, is no place. */
export function usePostcodeField() {
  const kept = useKept();
  const [unfinished, setUnfinished] = useState<string | null>(null);
  return {
    value: unfinished ?? kept,
    onChange: (text: string) => {
      const isComplete = placeOf(text) !== null;
      setUnfinished(isComplete ? null : text);
      // Else an order would carry a place that its field no longer shows.
      keepPostcode(isComplete ? text : null);
    },
  };
}
