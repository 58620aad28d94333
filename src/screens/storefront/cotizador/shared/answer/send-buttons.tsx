import { clsx as cx } from 'clsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { SharedActor } from '../shared-actor.ts';
import classes from './answer.module.css';

interface SendButtonsProps {
  readonly actor: SharedActor;
  readonly label: string;
  readonly isSending: boolean;
  /** Whether something is missing before it can be sent. @default false */
  readonly isHeld?: boolean;
  /** Id of the text that says what is missing. */
  readonly reasonId?: string | undefined;
}

/** Sends what the client says of the quote, or goes back without saying it. */
export const SendButtons = ({ actor, label, isSending, isHeld = false, reasonId }: SendButtonsProps) => (
  <div className={cx(layout.columns, classes.buttons)} data-gap="small" data-fill>
    <button
      type="submit"
      className={buttonClass('filled')}
      aria-disabled={isSending || isHeld || undefined}
      aria-describedby={reasonId}
    >
      {label}
    </button>
    <button
      type="button"
      className={buttonClass()}
      aria-disabled={isSending || undefined}
      onClick={() => {
        actor.send({ type: 'shared.back' });
      }}
    >
      Todavía no
    </button>
  </div>
);
