import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';

interface Observable<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: (snapshot: Snapshot) => void) => Subscription;
}

/** Does something once each time an actor comes into a state, such as leaving for another page. */
export function useArrival<Snapshot>(
  actor: Observable<Snapshot>,
  isThere: (snapshot: Snapshot) => boolean,
  onArrival: (snapshot: Snapshot) => void,
): void {
  const judge = useEffectEvent(isThere);
  const arrive = useEffectEvent(onArrival);
  useEffect(() => {
    let wasThere = judge(actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => {
      const arrives = !wasThere && judge(snapshot);
      wasThere = judge(snapshot);
      if (arrives) arrive(snapshot);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
}
