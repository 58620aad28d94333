import { useActorRef } from '@xstate/react';
import { moveOrderMachine } from '#machines/orders.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../actor-surroundings.ts';
import { failureText } from '../failure-text.ts';
import { useServices } from '../services.ts';
import { small } from '../shop/format.ts';
import { useArrival } from '../use-arrival.ts';
import { stageNames } from './stage-names.ts';

const CONFLICT = 409;

/** The machine that brings an order to another stage; what came of it is said, and the list is told. */
export function useMoving({ folio }: SavedOrder, onChanged: () => void) {
  const actor = useActorRef(moveOrderMachine, useActorSurroundings());
  const { counters } = useServices();
  useArrival(
    actor,
    (state) => state.matches('done'),
    ({ context: { reply } }) => {
      const stage = reply === null ? '' : small(stageNames[reply.stage]);
      void notify({ title: `La orden ${folio} está ahora: ${stage}` });
      counters.send({ type: 'orders.refresh' });
      onChanged();
    },
  );
  useArrival(
    actor,
    (state) => state.matches({ editing: 'failed' }) && state.context.error?.status === CONFLICT,
    ({ context: { error } }) => {
      // The list brings the stage in which it is now, and with it another form.
      if (error !== null) void notify({ tone: 'problem', title: failureText(error) });
      onChanged();
    },
  );
  return actor;
}
