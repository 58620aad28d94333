import { useMemo } from 'react';
import { usePlace } from '#src/features/delivery/use-place.ts';
import type { Prices } from '#src/promise/promise.ts';
import { useQuoter } from '../quoter-state.ts';
import { totalOfWindows } from './totals.ts';

/** The total of the windows that can be made, with the freight to the kept place; null without any, and until prices load. */
export function useTotal(): Prices | null {
  const { priced, book } = useQuoter();
  const place = usePlace();
  return useMemo(() => (book === null ? null : totalOfWindows(priced, book, place)), [priced, book, place]);
}
