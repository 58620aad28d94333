import { useState } from 'react';
import type { Flag } from '#machines/support/switch-run.ts';
import type { User } from '#src/api/contract/user.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconX } from '#src/ui/icons.ts';
import { ConfirmDeactivation } from './confirm-deactivation.tsx';
import { useFocusBack } from '../../support/opened/use-focus-back.ts';
import classes from './dock.module.css';
import type { UsersActor } from './users-actor.ts';
import { count, wordsOf } from './words.ts';

interface SelectionBarProps {
  readonly actor: UsersActor;
  readonly self: number | null;
  readonly chosen: readonly User[];
  /** How many the filters leave. */
  readonly matching: number;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
}

const deeds: readonly { readonly flag: Flag; readonly to: boolean }[] = [
  { flag: 'active', to: true },
  { flag: 'active', to: false },
  { flag: 'active_map', to: true },
  { flag: 'active_map', to: false },
];

/** What can be done with those who are chosen. Locking many people out is asked about first. */
export function SelectionBar({ actor, self, chosen, matching, onChooseAll, onClear }: SelectionBarProps) {
  const [isAsking, setAsking] = useState(false);
  useFocusBack();
  const change = (flag: Flag, to: boolean) => {
    actor.send({ type: 'users.switch', ids: chosen.map(({ id }) => id), flag, to, self });
    setAsking(false);
    onClear();
  };
  return (
    <div role="group" aria-label="Usuarios elegidos" className={classes['dock']}>
      <p className={classes['text']}>
        {count(chosen.length)} {chosen.length === 1 ? 'elegido' : 'elegidos'}
      </p>
      {chosen.length < matching ? (
        <button type="button" className={buttonClass('link')} onClick={onChooseAll}>
          Elegir los {count(matching)} que coinciden
        </button>
      ) : null}
      <div className={classes['deeds']}>
        {deeds.map(({ flag, to }) => {
          const { verb } = wordsOf(flag, to);
          return (
            <button
              key={verb}
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                // Nothing is done, and that said, while nobody knows whose account it must not be.
                if (flag === 'active' && !to && chosen.length > 1 && self !== null) setAsking(true);
                else change(flag, to);
              }}
            >
              {verb}
            </button>
          );
        })}
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label="Quitar la selección"
          onClick={onClear}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
      {isAsking ? (
        <ConfirmDeactivation
          number={chosen.filter(({ id, active }) => active && id !== self).length}
          onConfirm={() => {
            change('active', false);
          }}
          onCancel={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </div>
  );
}
