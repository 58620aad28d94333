import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';

interface Observable<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: (snapshot: Snapshot) => void) => Subscription;
}

/** Calls a handler once each time an actor enters a state, for example to navigate. */
export function useArrival<Snapshot>(
  actor: Observable<Snapshot>,
  isInState: (snapshot: Snapshot) => boolean,
  onArrival: (snapshot: Snapshot) => void,
): void {
  const check = useEffectEvent(isInState);
  const handle = useEffectEvent(onArrival);
  useEffect(() => {
    let wasInState = check(actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => {
      const enters = !wasInState && check(snapshot);
      wasInState = check(snapshot);
      if (enters) handle(snapshot);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
}
