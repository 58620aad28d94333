import { useEffect, useSyncExternalStore } from 'react';

/** How far something has come, for a screen that stands without it. */
export type SoonState<Value extends object> = Value | 'coming' | 'failed';

/** Something that is fetched once, when it is first wanted. */
export interface Soon<Value extends object> {
  /** Asks for it, for the first time or, where it did not arrive, again. */
  readonly fetch: () => void;
  /** Resolves when it is there. */
  readonly ask: () => Promise<Value>;
  /** Asks for it, and does something with it as soon as it is there. */
  readonly whenThere: (act: (value: Value) => void) => void;
  readonly state: () => SoonState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeSoon<Value extends object>(load: () => Promise<Value>): Soon<Value> {
  let asked: Promise<Value> | undefined;
  let state: SoonState<Value> = 'coming';
  const listeners = new Set<() => void>();
  const become = (next: SoonState<Value>) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const ask = () => {
    asked ??= load().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
  const fetch = () => {
    if (state === 'failed') become('coming');
    ask().then(become, () => {
      become('failed');
    });
  };
  return {
    fetch,
    ask,
    whenThere: (act) => {
      fetch();
      ask().then(act, () => undefined);
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

const onItsWay = () => 'coming' as const;

/**
 * It, as soon as it is there: what is on the screen stays there meanwhile.
 * @param isWanted whether it is asked for already; it comes as well where somebody else asks
 */
export function useSoon<Value extends object>(
  { fetch, state, subscribe }: Soon<Value>,
  isWanted: boolean,
): SoonState<Value> {
  useEffect(() => {
    if (isWanted) fetch();
  }, [isWanted, fetch]);
  return useSyncExternalStore(subscribe, state, onItsWay);
}
