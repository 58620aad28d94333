import { useSelector } from '@xstate/react';
import { RemoteState } from '../../support/remote-state.tsx';
import classes from './list-notes.module.css';
import { listProgress, type UsersActor } from './users-actor.ts';

/** How the list is doing: the wait for it, or why it did not come. What was there stays. */
export function ListNotes({ actor }: { readonly actor: UsersActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { users, error } = snapshot.context;
  return (
    <div
      role="group"
      aria-label="Estado de la lista"
      className={classes['notes']}
      // Nothing but a wait that lies over the page leaves no gap.
      data-over={(users !== null && !snapshot.matches({ list: 'failed' })) || undefined}
    >
      <RemoteState
        label={users === null ? 'Cargando los usuarios…' : 'Actualizando los usuarios…'}
        progress={listProgress(snapshot)}
        error={snapshot.matches({ list: 'failed' }) ? error : null}
        texts={TEXTS}
        isKept={users !== null}
        onCancel={() => {
          actor.send({ type: 'users.cancel' });
        }}
        onRetry={() => {
          actor.send({ type: 'users.retry' });
        }}
      >
        {users === null ? undefined : 'Lo que ves es de antes: puede haber cambiado.'}
      </RemoteState>
    </div>
  );
}

const TEXTS = { refused: 'El servidor no te deja ver la lista de usuarios.' };
