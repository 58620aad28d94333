import { useEffect, useEffectEvent } from 'react';

/**
 * Does something on Escape. One listener for a dialog and the question above it: of two, the second would already see
 * what the first has changed, and take that back.
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
