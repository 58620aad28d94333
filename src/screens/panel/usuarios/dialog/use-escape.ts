import { useEffect, useEffectEvent } from 'react';

/**
 * Handles Escape with one listener for a dialog and the question above it: with two, the second would undo what the
 * first did.
 */
export function useEscape(onEscape: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) heard(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
