import { useEffect, useSyncExternalStore } from 'react';

/** A value that is loaded on demand, or the state of loading it. */
export type OnDemandState<Value extends object> = Value | 'loading' | 'failed';

/** A value that is fetched once, when it is first needed. */
export interface OnDemand<Value extends object> {
  /** Starts the fetch, or retries it after a failure. */
  readonly fetch: () => void;
  /** Fetches the value and resolves with it. */
  readonly get: () => Promise<Value>;
  /** Fetches the value and calls `act` with it. */
  readonly whenLoaded: (act: (value: Value) => void) => void;
  readonly state: () => OnDemandState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function onDemand<Value extends object>(load: () => Promise<Value>): OnDemand<Value> {
  let request: Promise<Value> | undefined;
  let state: OnDemandState<Value> = 'loading';
  const listeners = new Set<() => void>();
  const setState = (next: OnDemandState<Value>) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const get = () => {
    request ??= load().catch((error: unknown) => {
      request = undefined;
      throw error;
    });
    return request;
  };
  const fetch = () => {
    if (state === 'failed') setState('loading');
    get().then(setState, () => {
      setState('failed');
    });
  };
  return {
    fetch,
    get,
    whenLoaded: (act) => {
      fetch();
      get().then(act, () => undefined);
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const serverState = () => 'loading' as const;

/**
 * The value once it is loaded, without suspending.
 * @param isWanted whether to fetch it; a fetch started elsewhere is shown too
 */
export function useOnDemand<Value extends object>(
  { fetch, state, subscribe }: OnDemand<Value>,
  isWanted: boolean,
): OnDemandState<Value> {
  useEffect(() => {
    if (isWanted) fetch();
  }, [isWanted, fetch]);
  return useSyncExternalStore(subscribe, state, serverState);
}
