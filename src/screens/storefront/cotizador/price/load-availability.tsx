import { useEffect, useMemo } from 'react';
import type { AskedWindow } from '#src/api/contract/assumed/shop.ts';
import { hangsInRecess } from '#src/content/families.ts';
import type { Availability } from '#src/features/delivery/estimate.ts';
import { useAvailability } from '#src/features/delivery/use-availability.ts';
import { quotedOf } from '#src/features/draft-windows/payload.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { usualSize } from '#src/features/product/drawing-of.ts';
import { useQuoter } from '../quoter-state.ts';
import { hasDelivery } from './use-estimate.ts';

interface LoadAvailabilityProps {
  readonly onAvailability: (availability: Availability) => void;
}

/** What is asked of a window; while a measure is missing, one of the usual size, so that half a size asks nothing anew. */
function askedOf(priced: PricedDraftWindow): readonly AskedWindow[] {
  const { window, reading } = priced;
  const { variant, colour, choices, widthMm, heightMm, quantity, forChildren } = reading;
  if (!hasDelivery(priced) || variant === null || colour === null) return [];
  const usual = usualSize(variant);
  const size =
    widthMm === null || heightMm === null
      ? { widthMm: usual.widthMm, heightMm: usual.heightMm }
      : { widthMm, heightMm };
  return [
    quotedOf(priced) ?? {
      ...{ key: window.key, variant: variant.slug, color: colour.slug },
      line: { ...choices, ...size, quantity: quantity ?? 1 },
      mount: hangsInRecess(variant) ? window.mount : null,
      // Any safety says that children reach it: which one it takes depends on its control.
      fitting: { ...window.fitting, ...(forChildren ? { safety: 'tension' } : {}) },
    },
  ];
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
