import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { RemoteState } from '#src/remote-data/remote-state.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { listProgress, type UsersActor } from '../users-actor.ts';
import classes from './list-notes.module.css';

/** The loading state or error of the list; a loaded list stays visible. */
export function ListNotes({ actor }: { readonly actor: UsersActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { users, error } = snapshot.context;
  return (
    <div
      role="group"
      aria-label="Estado de la lista"
      className={cx(layout.optional, classes.notes)}
      // A loading state over a visible list takes no space.
      data-over={(users !== null && !snapshot.matches({ list: 'failed' })) || undefined}
    >
      <RemoteState
        label={users === null ? 'Cargando los usuarios…' : 'Actualizando los usuarios…'}
        progress={listProgress(snapshot)}
        error={snapshot.matches({ list: 'failed' }) ? error : null}
        texts={TEXTS}
        isKept={users !== null}
        data={users}
        call="users"
        onReload={() => {
          actor.send({ type: 'users.load' });
        }}
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
