import { useEffect, useEffectEvent } from 'react';

/** An open list or menu of Mantine marks its field: the key closes that, and nothing around it. */
const hasOpenList = ({ target }: Event) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';

/**
 * Handles Escape with one listener for a dialog and the question above it: with two, the second would undo what the
 * first did.
 */
export function useEscape(onEscape: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(onEscape);
  useEffect(() => {
    let isForList = false;
    // The mark is gone when the event has reached the window again.
    const onCapture = (event: KeyboardEvent) => {
      isForList = hasOpenList(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isForList) return;
      heard(event);
    };
    window.addEventListener('keydown', onCapture, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onCapture, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
