import { useSelector } from '@xstate/react';
import { Waiting } from '#src/ui/waiting.tsx';
import { progressOf } from '../progress-of.ts';
import { amountOf } from './amount-of.ts';
import classes from './document.module.css';
import type { DocumentActor } from './use-document.ts';

interface DocumentProgressProps {
  readonly actor: DocumentActor;
  readonly name: string;
}

/** A document on its way: how much has come, and a way to give it up at any time. */
export function DocumentProgress({ actor, name }: DocumentProgressProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { progress, saves } = snapshot.context;
  return (
    <div className={classes['progress']}>
      <Waiting
        label={saves ? 'Descargando…' : 'Abriendo…'}
        // What comes in parts is not being waited for.
        slow={progress === null && progressOf(snapshot).slow}
        cancellable
        onCancel={() => {
          actor.send({ type: 'document.cancel' });
        }}
      />
      {progress === null ? null : (
        <p className={classes['amount']}>
          <progress
            className={classes['bar']}
            aria-label={`Avance de ${name}`}
            {...(progress.total === null ? {} : { value: progress.arrived, max: progress.total })}
          />
          <span>{amountOf(progress)}</span>
        </p>
      )}
    </div>
  );
}
