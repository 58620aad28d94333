import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page is still what was rendered at build, true after: for what only this visitor's browser knows,
 * such as history state.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
