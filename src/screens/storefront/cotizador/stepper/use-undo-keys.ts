import { useEffect, useEffectEvent } from 'react';
import type { QuoterState } from '../quoter-state.ts';

/** Text fields have their own undo. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select');

/** Undoes and redoes by keyboard outside of text fields, while the draft is shown. */
export function useUndoKeys(actor: QuoterState['actor'], isShown: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target))
      return;
    event.preventDefault();
    actor.send({ type: event.shiftKey ? 'edit.redo' : 'edit.undo' });
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [isShown]);
}
