import { useMemo, useState, useSyncExternalStore } from 'react';
import { keepPostcode, keptPostcode, watchPostcode } from '#machines/support/place.ts';
import { site } from '#src/config/site.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import type { DeliveryPlace } from './estimate.ts';

/** What the shop's table says of a postcode; null when no state has it. */
export function placeOf(postcode: string): DeliveryPlace | null {
  const state = stateOfPostcode(postcode);
  if (state === null) return null;
  const zone = site.delivery?.zones.find(({ states }) => states.includes(state)) ?? null;
  return { postcode, state, zone };
}

const useKept = (): string => useSyncExternalStore(watchPostcode, keptPostcode, () => null) ?? '';

/** The place that was typed last, on whatever screen; null without one, and in a prerendered page. */
export function usePlace(): DeliveryPlace | null {
  const kept = useKept();
  return useMemo(() => placeOf(kept), [kept]);
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

/** "64000, Nuevo León"; the postcode alone where no state has it. */
export const placeText = (postcode: string): string =>
  [postcode, stateOfPostcode(postcode) ?? ''].filter((part) => part !== '').join(', ');
