import { useSelector } from '@xstate/react';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText, isRetryable } from '../../support/failure-text.ts';
import classes from './list-notes.module.css';
import { listProgress, type UsersActor } from './users-actor.ts';

/** How the list is doing: the wait for it, or why it did not come. What was there stays. */
export function ListNotes({ actor }: { readonly actor: UsersActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { users, error } = snapshot.context;
  const progress = listProgress(snapshot);
  const hasFailed = snapshot.matches({ list: 'failed' }) && error !== null;
  return (
    <div role="group" aria-label="Estado de la lista" className={classes['notes']}>
      {progress.waiting ? (
        <div className={users === null ? undefined : classes['again']}>
          <Waiting
            label={users === null ? 'Cargando los usuarios…' : 'Actualizando los usuarios…'}
            slow={progress.slow}
            cancellable={progress.cancellable}
            onCancel={() => {
              actor.send({ type: 'users.cancel' });
            }}
          />
        </div>
      ) : null}
      {hasFailed ? (
        <ErrorAlert
          title={failureText(error, TEXTS)}
          onRetry={
            isRetryable(error)
              ? () => {
                  actor.send({ type: 'users.retry' });
                }
              : undefined
          }
        >
          {users === null ? undefined : 'Lo que ves es de antes: puede haber cambiado.'}
        </ErrorAlert>
      ) : null}
    </div>
  );
}

const TEXTS = { refused: 'El servidor no te deja ver la lista de usuarios.' };
