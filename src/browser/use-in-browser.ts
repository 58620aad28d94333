import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows, such as the query of the address. A component is drawn again after the hydration of a
 * prerendered page only when the two differ.
 * @param read returns a primitive, or the same object each time
 * @param atBuild what a prerendered page shows
 */
export const useInBrowser = <Value>(read: () => Value, atBuild: Value): Value =>
  useSyncExternalStore(never, read, () => atBuild);
