import { useSelector } from '@xstate/react';
import { useTyped } from '#src/forms/use-typed.ts';
import type { QuickOrderActor } from './quick-order-actor.ts';

/** Names pasted rows in every session, as a form and as its field. */
export const KEPT_AS = 'orden-rapida';
export const FIELD = 'rows';

/**
 * Keeps pasted rows while they are checked and added, until the cart has the first: all of them again would be doubles.
 * Before that their form keeps them.
 */
export function useKeptRows(actor: QuickOrderActor): void {
  const pasted = useSelector(actor, (snapshot) =>
    snapshot.matches('empty') || snapshot.context.added > 0 ? null : snapshot.context.pasted,
  );
  useTyped({
    name: pasted === null ? null : KEPT_AS,
    read: () => (pasted === null ? null : { [FIELD]: pasted }),
    giveBack: () => undefined,
  });
}
