import { useSelector } from '@xstate/react';
import { undoable } from '#machines/support/switch-run.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { changesText } from './changes-text.ts';
import { useFocusBack } from '../../support/opened/use-focus-back.ts';
import { DismissButton } from './dismiss-button.tsx';
import classes from './dock.module.css';
import { changeProgress, type UsersActor } from './users-actor.ts';
import { count } from './words.ts';

/** What is being switched, how far it is, and for a while the way back. */
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
  const { asked, queue, failed } = snapshot.context.run;
  const { slow, cancellable } = changeProgress(snapshot);
  const number = asked - queue.length;
  return (
    <div role="group" aria-label="Cambios" className={classes['dock']}>
      <Waiting
        label={asked === 1 ? 'Guardando el cambio…' : `Guardando ${count(asked)} cambios…`}
        slow={slow}
        cancellable={cancellable}
        onCancel={() => {
          actor.send({ type: 'users.giveUp' });
        }}
      />
      {asked === 1 ? null : (
        <>
          <progress className={classes['progress']} aria-label="Avance" value={number - 1} max={asked} />
          <p className={classes['number']}>
            {count(number)} de {count(asked)}
            {failed.length === 0 ? null : ` · ${count(failed.length)} sin cambiar`}
          </p>
        </>
      )}
      {queue.length === 0 ? null : (
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            actor.send({ type: 'users.stop' });
          }}
        >
          Detener
        </button>
      )}
    </div>
  );
}

function Undoable({ actor }: { readonly actor: UsersActor }) {
  const { run, users } = useSelector(actor, ({ context }) => context);
  useFocusBack();
  const text = changesText({ ...run, changes: undoable(run, users ?? []) });
  const hold = () => {
    actor.send({ type: 'users.hold' });
  };
  const release = () => {
    actor.send({ type: 'users.release' });
  };
  return (
    <div
      role="status"
      aria-label="Cambios"
      className={classes['dock']}
      onPointerEnter={hold}
      onFocus={hold}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) release();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) release();
      }}
    >
      <p className={classes['text']}>{text}</p>
      <div className={classes['deeds']}>
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            actor.send({ type: 'users.undo' });
          }}
        >
          Deshacer
        </button>
        <DismissButton actor={actor} />
      </div>
    </div>
  );
}
