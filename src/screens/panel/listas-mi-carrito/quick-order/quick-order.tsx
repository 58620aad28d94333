import { Button, Paper, Stack, Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import { quickOrderWith } from '#machines/quick-order/quick-order.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { AddingProgress } from './adding-progress.tsx';
import { CheckedList } from './checked-list.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ReadingFile } from './reading-file.tsx';
import { textOf } from './text-of.ts';
import { useKeptRows } from './use-kept-rows.ts';

/** Loads the parser and the catalog only when a file is read. */
const machine = quickOrderWith(async ({ file, ...reading }) => {
  const [content, { quotable }, { readRows }] = await Promise.all([
    textOf(file),
    import('#src/content/quotable.ts'),
    import('./read-rows.ts'),
  ]);
  return readRows({ ...reading, content, quotable });
});

interface QuickOrderProps {
  /** Called when windows may have been added and no more follow. */
  readonly onSettled: () => void;
}

/** Adds many windows from a file or from rows pasted from a spreadsheet. */
export function QuickOrder({ onSettled }: QuickOrderProps) {
  const actor = useActorRef(machine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  useKeptRows(actor);
  useArrival(actor, (state) => state.matches('done') || state.matches({ checked: 'failed' }), onSettled);
  return (
    <Paper component="section" p="lg" aria-labelledby={titleId}>
      <Stack gap="md">
        <Title order={2} fz="xl" fw={400} id={titleId}>
          Orden rápida
        </Title>
        {snapshot.matches('empty') ? <ChooseFile actor={actor} /> : null}
        {snapshot.matches('reading') ? <ReadingFile actor={actor} /> : null}
        {snapshot.matches('checked') || snapshot.matches('done') ? <CheckedList actor={actor} /> : null}
        {snapshot.matches('adding') ? <AddingProgress actor={actor} /> : null}
        {snapshot.matches('checked') || snapshot.matches('done') ? (
          <div>
            <Button
              onClick={() => {
                actor.send({ type: 'import.restart' });
              }}
            >
              Empezar con otra lista
            </Button>
          </div>
        ) : null}
      </Stack>
    </Paper>
  );
}
