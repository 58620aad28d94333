import { useEffect } from 'react';
import type { Availability } from '#src/features/delivery/estimate.ts';
import { useAvailability } from '#src/features/delivery/use-availability.ts';

interface LoadAvailabilityProps {
  readonly onAvailability: (availability: Availability) => void;
}

/** Loads which fabrics are scarce for the whole quoter; it shows nothing itself. */
export function LoadAvailability({ onAvailability }: LoadAvailabilityProps) {
  const availability = useAvailability();
  useEffect(() => {
    onAvailability(availability);
  }, [availability, onAvailability]);
  return null;
}
