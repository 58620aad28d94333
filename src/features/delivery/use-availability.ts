import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { availabilityMachine } from '#machines/availability/availability.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { AskedWindow } from '#src/api/contract/assumed/shop.ts';
import { useToday } from '#src/browser/use-today.ts';
import { isoDay } from '#src/format/dates.ts';
import type { Availability } from './estimate.ts';
import { usePlace } from './use-place.ts';

/** What the server is asked of a window. */
const askedOf = ({ key, variant, color, line, mount, fitting }: AskedWindow): AskedWindow => ({
  ...{ key, variant, color, line },
  mount,
  fitting,
});

/**
 * Where windows are delivered, and what they wait for if they are ordered today; suspends until the configuration is
 * loaded. Nothing waits for it: a screen is complete without it.
 */
export function useAvailability(windows: readonly AskedWindow[]): Availability {
  const { timeZone } = useConfig();
  const today = isoDay(useToday(timeZone), timeZone);
  const actor = useActorRef(availabilityMachine, useActorSurroundings());
  const asked = JSON.stringify(windows.map(askedOf));
  const ask = useEffectEvent(() => {
    actor.send({ type: 'availability.ask', windows: windows.map(askedOf) });
  });
  useEffect(() => {
    if (asked !== '[]') ask();
  }, [asked]);
  const supplies = useSelector(actor, (snapshot) => {
    const isOfThese = JSON.stringify(snapshot.context.windows) === asked;
    if (isOfThese && snapshot.matches('failed')) return 'failed';
    return isOfThese && snapshot.matches('ready') ? (snapshot.context.data ?? 'loading') : 'loading';
  });
  const place = usePlace();
  return useMemo(() => ({ supplies, today, place }), [supplies, today, place]);
}
