import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Runs once, when a part of the page has come alive and before it is painted so: somebody may have been quicker than the
 * script, and what they chose in a control until then is only in the control.
 */
export function useTakenOver(read: () => void): void {
  const takeOver = useEffectEvent(read);
  useLayoutEffect(() => {
    takeOver();
  }, []);
}
