import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { readyIn } from '#machines/quick-order/quick-order.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { inNumber } from '#src/format/numbers.ts';
import { ProgressLine } from '#src/remote-data/progress-line.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { ListWords } from './list-words.ts';
import type { QuickOrderActor } from './quick-order-actor.ts';

interface AddingProgressProps {
  readonly actor: QuickOrderActor;
  readonly words: ListWords;
}

/** Progress of adding windows, with a button to stop. */
export function AddingProgress({ actor, words }: AddingProgressProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { rows } = snapshot.context;
  const added = snapshot.context.added.length;
  const total = added + readyIn(rows).length;
  return (
    <Stack gap="sm">
      <Waiting
        label={`Agregando ${words.toPlace}…`}
        {...progressOf(snapshot)}
        cancellable
        onCancel={() => {
          actor.send({ type: 'import.cancel' });
        }}
      />
      <ProgressLine label="Partidas agregadas" value={added} max={total}>
        {`${inNumber(added)} de ${inNumber(total)}`}
      </ProgressLine>
    </Stack>
  );
}
