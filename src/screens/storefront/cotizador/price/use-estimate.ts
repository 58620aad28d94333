import { useDeferredValue, useMemo } from 'react';
import { estimateOf, type Estimate } from '#src/features/delivery/estimate.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { useQuoter } from '../quoter-state.ts';

export interface DraftEstimate {
  readonly sentence: string;
  /** The text about the fabric of a window, by its key; only of those whose fabric is scarce. */
  readonly fabrics: ReadonlyMap<string, string>;
}

/** Whether a window has a colour and can be made, or may be once it is measured. */
export const hasDelivery = ({ reading, outcome }: PricedDraftWindow): boolean =>
  reading.colour !== null && outcome?.kind !== 'refusal';

/**
 * The estimated delivery of the windows that have a colour; null without any. Windows come first, then their
 * estimate.
 */
export function useEstimate(): DraftEstimate | null {
  const { priced, availability } = useQuoter();
  const windows = useDeferredValue(priced);
  return useMemo(() => {
    const chosen = windows.filter(hasDelivery);
    if (chosen.length === 0) return null;
    const { sentence, fabrics }: Estimate = estimateOf(
      chosen.map(({ window: { key }, reading: { variant, line } }) => ({ key, variant, line })),
      availability,
      'si la pides hoy',
    );
    return {
      sentence,
      fabrics: new Map(
        chosen.flatMap(({ window: { key } }, at): readonly (readonly [string, string])[] => {
          const fabric = fabrics[at] ?? null;
          return fabric === null ? [] : [[key, fabric]];
        }),
      ),
    };
  }, [windows, availability]);
}
