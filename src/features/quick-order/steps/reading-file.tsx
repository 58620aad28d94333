import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { inNumber } from '#src/format/numbers.ts';
import { ProgressLine } from '#src/remote-data/progress-line.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { QuickOrderActor } from './quick-order-actor.ts';

/** Progress of reading a file, with a button to stop. */
export function ReadingFile({ actor }: { readonly actor: QuickOrderActor }) {
  const { done, total } = useSelector(actor, ({ context }) => context.progress);
  return (
    <Stack gap="sm">
      <Waiting
        label="Revisando tu lista…"
        cancellable
        onCancel={() => {
          actor.send({ type: 'import.cancel' });
        }}
      />
      {total === 0 ? null : (
        <ProgressLine label="Renglones revisados" value={done} max={total}>
          {`${inNumber(done)} de ${inNumber(total)}`}
        </ProgressLine>
      )}
    </Stack>
  );
}
