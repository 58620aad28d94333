import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { availabilityMachine } from '#machines/availability/availability.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useToday } from '#src/browser/use-today.ts';
import { isoDay } from '#src/format/dates.ts';
import type { Availability } from './estimate.ts';
import { usePlace } from './use-place.ts';

/**
 * Where things are delivered, and which fabrics are scarce, loaded once for a screen; suspends until the configuration
 * is loaded. Nothing waits for it: a screen is complete without it.
 */
export function useAvailability(): Availability {
  const { timeZone } = useConfig();
  const today = isoDay(useToday(timeZone), timeZone);
  const actor = useActorRef(availabilityMachine, useActorSurroundings());
  const fabrics = useSelector(
    actor,
    (snapshot) => snapshot.context.data ?? (snapshot.matches('failed') ? 'failed' : 'loading'),
  );
  const place = usePlace();
  return useMemo(() => ({ fabrics, today, place }), [fabrics, today, place]);
}
