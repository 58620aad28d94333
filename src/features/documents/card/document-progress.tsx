import { Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { ProgressLine } from '#src/remote-data/progress-line.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { DocumentActor } from '../use-document.ts';
import { progressText } from './progress-text.ts';

interface DocumentProgressProps {
  readonly actor: DocumentActor;
  readonly name: string;
}

/** The download of a document: its progress, and a button to cancel it. */
export function DocumentProgress({ actor, name }: DocumentProgressProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { progress, saves } = snapshot.context;
  return (
    <Group gap="0.25rem 1.5rem">
      <Waiting
        label={saves ? 'Descargando…' : 'Abriendo…'}
        // A download that makes progress is not slow.
        slow={progress === null && progressOf(snapshot).slow}
        cancellable
        onCancel={() => {
          actor.send({ type: 'document.cancel' });
        }}
      />
      {progress === null ? null : (
        <ProgressLine label={`Avance de ${name}`} value={progress.arrived} max={progress.total}>
          {progressText(progress)}
        </ProgressLine>
      )}
    </Group>
  );
}
