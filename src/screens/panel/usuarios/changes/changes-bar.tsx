import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { undoable } from '#machines/support/switch-run.ts';
import { inNumber } from '#src/format/numbers.ts';
import { BottomBar } from '#src/lists/chosen/bottom-bar.tsx';
import { useFocusBack } from '#src/ui/dialogs/use-focus-back.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { changeProgress, type UsersActor } from '../users-actor.ts';
import { changesText } from './changes-text.ts';
import { DismissButton } from './dismiss-button.tsx';

/** Progress of changes, then the button to undo them. */
export function ChangesBar({ actor }: { readonly actor: UsersActor }) {
  const state = useSelector(actor, (snapshot) =>
    snapshot.matches({ changes: 'working' })
      ? 'working'
      : snapshot.matches({ changes: 'undoable' })
        ? 'undoable'
        : null,
  );
  if (state === 'working') return <Working actor={actor} />;
  return state === 'undoable' ? <Undoable actor={actor} /> : null;
}

function Working({ actor }: { readonly actor: UsersActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { requested, queue, underWay, failed } = snapshot.context.run;
  const { slow, cancellable } = changeProgress(snapshot);
  const number = requested - queue.length - underWay.length;
  return (
    <BottomBar role="group" aria-label="Cambios">
      <Waiting
        label={requested === 1 ? 'Guardando el cambio…' : `Guardando ${inNumber(requested)} cambios…`}
        slow={slow}
        cancellable={cancellable}
        onCancel={() => {
          actor.send({ type: 'users.giveUp' });
        }}
      />
      {requested === 1 ? null : (
        <>
          <Progress w="8rem" aria-label="Avance" value={(number / requested) * 100} />
          <Text span c="dimmed" fz="sm">
            {inNumber(number)} de {inNumber(requested)}
            {failed.length === 0 ? null : ` · ${inNumber(failed.length)} sin cambiar`}
          </Text>
        </>
      )}
      {queue.length === 0 ? null : (
        <Button
          onClick={() => {
            actor.send({ type: 'users.stop' });
          }}
        >
          Detener
        </Button>
      )}
    </BottomBar>
  );
}

function Undoable({ actor }: { readonly actor: UsersActor }) {
  const { run, users } = useSelector(actor, ({ context }) => context);
  useFocusBack();
  const text = changesText({ ...run, changes: undoable(run, users ?? []) });
  return (
    <BottomBar role="status" aria-label="Cambios">
      <Text fz="md">{text}</Text>
      <Group gap={6} ml="auto">
        <Button
          onClick={() => {
            actor.send({ type: 'users.undo' });
          }}
        >
          Deshacer
        </Button>
        <DismissButton actor={actor} />
      </Group>
    </BottomBar>
  );
}
