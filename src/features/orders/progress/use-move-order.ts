import { useActorRef } from '@xstate/react';
import { moveOrderMachine } from '#machines/move-order/move-order.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { StageWords } from '#src/features/order-facts/stage-names.ts';
import { small } from '#src/format/words.ts';
import { failureText } from '#src/remote-data/failure-text.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import { useOwnAct } from '../news/own-acts.ts';

const CONFLICT = 409;

/**
 * The form that moves an order to another stage; shows a notice of the result, and calls `onChanged` with the moved
 * order, or with null when the order had moved meanwhile.
 */
export function useMoveOrder(
  { folio }: SavedOrder,
  words: StageWords,
  onChanged: (moved: SavedOrder | null) => void,
) {
  const actor = useActorRef(moveOrderMachine, useActorSurroundings());
  useOwnAct(actor);
  useArrival(
    actor,
    (state) => state.matches('done'),
    ({ context: { reply } }) => {
      const stage = reply === null ? '' : small(words.nameOf(reply.stage));
      void notify({ title: `La orden ${folio} está ahora: ${stage}` });
      onChanged(reply);
    },
  );
  useArrival(
    actor,
    (state) => state.matches({ editing: 'failed' }) && state.context.error?.status === CONFLICT,
    ({ context: { error } }) => {
      // Reloading the list brings the current stage, and with it a new form.
      if (error !== null) void notify({ tone: 'problem', title: failureText(error) });
      onChanged(null);
    },
  );
  return actor;
}
