import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during the hydration of a prerendered page, true afterwards. For what only the browser knows, such as history
 * state.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
