import { useEffect, useEffectEvent } from 'react';

/**
 * Runs once after a part of the page is mounted or hydrated, to read what a visitor chose in a control before the
 * script ran.
 */
export function useOnHydration(read: () => void): void {
  const onHydration = useEffectEvent(read);
  // The router can navigate only after its own layout effects have run.
  useEffect(() => {
    onHydration();
  }, []);
}
