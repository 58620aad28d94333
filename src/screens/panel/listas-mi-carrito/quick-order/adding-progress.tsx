import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { inNumber } from '#src/format/numbers.ts';
import { ProgressLine } from '#src/remote-data/progress-line.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { QuickOrderActor } from './quick-order-actor.ts';

/** Progress of adding windows to the cart, with a button to stop. */
export function AddingProgress({ actor }: { readonly actor: QuickOrderActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { added, ready } = snapshot.context;
  const total = added + ready.length;
  return (
    <Stack gap="sm">
      <Waiting
        label="Agregando a tu carrito…"
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
