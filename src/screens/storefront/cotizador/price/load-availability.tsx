import { useEffect, useMemo } from 'react';
import type { AskedWindow } from '#src/api/contract/assumed/shop.ts';
import type { Availability } from '#src/features/delivery/estimate.ts';
import { useAvailability } from '#src/features/delivery/use-availability.ts';
import { askedWindow } from '#src/features/draft-windows/asked-window.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { useQuoter } from '../quoter-state.ts';
import { hasDelivery } from './use-estimate.ts';

interface LoadAvailabilityProps {
  readonly onAvailability: (availability: Availability) => void;
}

/** What is asked of a window that has a colour. */
function askedOf(priced: PricedDraftWindow): readonly AskedWindow[] {
  const { window, reading } = priced;
  const { variant, colour } = reading;
  return !hasDelivery(priced) || variant === null || colour === null
    ? []
    : [askedWindow(window, { ...reading, variant, colour })];
}

/** Asks what the windows of the quoter wait for; it shows nothing itself. */
export function LoadAvailability({ onAvailability }: LoadAvailabilityProps) {
  const { priced } = useQuoter();
  const availability = useAvailability(useMemo(() => priced.flatMap(askedOf), [priced]));
  useEffect(() => {
    onAvailability(availability);
  }, [availability, onAvailability]);
  return null;
}
