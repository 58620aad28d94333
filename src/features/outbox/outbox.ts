import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { useActorSurroundings, type ActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices, type Services } from '#src/actor-hooks/services.ts';

export type OutboxActor = ActorRefFrom<typeof outboxMachine>;

const started = new WeakMap<Services, Promise<OutboxActor>>();

/** The page's outbox, which is loaded and started when it is first asked for. */
export function outboxOf(services: Services, surroundings: ActorSurroundings): Promise<OutboxActor> {
  const known = started.get(services);
  if (known !== undefined) return known;
  const starting = import('./start/told-outbox.tsx').then(({ startToldOutbox }) =>
    startToldOutbox(services.session, surroundings),
  );
  started.set(services, starting);
  // A script that did not load is asked for again.
  starting.catch(() => started.delete(services));
  return starting;
}

/** Runs a page without an outbox: stories of other parts save nothing there. */
export function omitOutbox(services: Services): void {
  started.set(services, new Promise(() => undefined));
}

/** The page's outbox; null until it is loaded. */
export function useOutbox(): OutboxActor | null {
  const services = useServices();
  const surroundings = useActorSurroundings();
  const [outbox, setOutbox] = useState<OutboxActor | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (actor: OutboxActor) => {
      if (isShown) setOutbox(actor);
    };
    // Without it saving works as before.
    void outboxOf(services, surroundings).then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [services, surroundings]);
  return outbox;
}
