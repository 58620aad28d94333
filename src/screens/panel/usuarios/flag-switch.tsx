import { useSelector } from '@xstate/react';
import type { Flag } from '#machines/support/switch-run.ts';
import type { User } from '#src/api/contract/user.ts';
import classes from './flag-switch.module.css';
import { shownFlag } from './shown-flag.ts';
import type { UsersActor } from './users-actor.ts';
import { wordsOf } from './words.ts';

interface FlagSwitchProps {
  readonly actor: UsersActor;
  readonly user: User;
  readonly flag: Flag;
  /** Id of who is here. */
  readonly self: number | null;
}

/** One switch of one person. It follows its machine by itself, so that the table need not be drawn anew. */
export function FlagSwitch({ actor, user, flag, self }: FlagSwitchProps) {
  const isOn = useSelector(actor, ({ context }) => shownFlag(context, user, flag).on);
  const isPending = useSelector(actor, ({ context }) => shownFlag(context, user, flag).pending);
  const isOwn = flag === 'active' && user.id === self;
  return (
    <span className={classes['place']}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={wordsOf(flag, isOn).label}
        disabled={isOwn}
        title={isOwn ? 'Es tu cuenta: no puedes desactivarla' : undefined}
        className={classes['switch']}
        aria-busy={isPending}
        data-pending={isPending || undefined}
        onClick={() => {
          actor.send({ type: 'users.switch', ids: [user.id], flag, to: !isOn, self });
        }}
      />
      {isOwn ? (
        <span className={classes['reason']}>
          Tu cuenta<span className="visually-hidden">: no puedes desactivarla</span>
        </span>
      ) : null}
    </span>
  );
}
