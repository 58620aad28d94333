import { useEffect, useSyncExternalStore } from 'react';
import type { OnDemand, OnDemandState } from '#machines/support/on-demand.ts';

const stateOnServer = () => 'loading' as const;

/**
 * The value once it is loaded, without suspending.
 * @param isWanted whether to load it; a load started elsewhere is shown too
 */
export function useOnDemand<Value extends object>(
  { fetch, state, subscribe }: OnDemand<Value>,
  isWanted: boolean,
): OnDemandState<Value> {
  useEffect(() => {
    if (isWanted) fetch();
  }, [isWanted, fetch]);
  return useSyncExternalStore(subscribe, state, stateOnServer);
}
