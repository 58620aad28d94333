import { useDeferredValue, useMemo } from 'react';
import { estimateOf, type Estimate } from '#src/features/windows/estimate.ts';
import { useQuoter } from './quoter-state.ts';

interface DraftEstimate {
  readonly sentence: string;
  /** What is said of the cloth of a window, by its key; only of those whose cloth is scarce. */
  readonly cloths: ReadonlyMap<string, string>;
}

/** The estimated delivery of the windows that have a colour; null without any. Windows come first, then their estimate. */
export function useEstimate(): DraftEstimate | null {
  const { priced, availability } = useQuoter();
  const windows = useDeferredValue(priced);
  return useMemo(() => {
    const chosen = windows.filter(({ reading }) => reading.colour !== null);
    if (chosen.length === 0) return null;
    const { sentence, cloths }: Estimate = estimateOf(
      chosen.map(({ reading }) => reading),
      availability,
      'si la pides hoy',
    );
    return {
      sentence,
      cloths: new Map(
        chosen.flatMap(({ window: { key } }, at): readonly (readonly [string, string])[] => {
          const cloth = cloths[at] ?? null;
          return cloth === null ? [] : [[key, cloth]];
        }),
      ),
    };
  }, [windows, availability]);
}
