import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same and does what the newest one does, so that a long table is not drawn anew for it. */
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
