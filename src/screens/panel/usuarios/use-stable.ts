import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a handler with a stable identity that calls the newest one, so that a memoized table does not render again.
 */
export function useStable<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => {
    newest.current(...args);
  }, []);
}
