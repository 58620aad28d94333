import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { countedLines } from '#src/format/words.ts';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import type { ListWords } from './list-words.ts';
import type { QuickOrderActor } from './quick-order-actor.ts';

interface AddedAllProps {
  readonly actor: QuickOrderActor;
  readonly words: ListWords;
}

/** Says that every row of a list is added. */
export function AddedAll({ actor, words }: AddedAllProps) {
  const added = useSelector(actor, ({ context }) => context.added.length);
  return (
    <>
      <div ref={focusWhenShown} tabIndex={-1} role="status" style={{ outline: 'none' }}>
        <Text fz="lg">
          Agregamos {countedLines(added)} {words.toPlace}.
        </Text>
      </div>
      <div>
        <Button
          onClick={() => {
            actor.send({ type: 'import.restart' });
          }}
        >
          Empezar con otra lista
        </Button>
      </div>
    </>
  );
}
