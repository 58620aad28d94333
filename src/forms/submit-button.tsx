import { clsx as cx } from 'clsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { SecondsLeft } from '#src/ui/messages/seconds-left.tsx';
import styles from './form.module.css';

interface SubmitButtonProps {
  readonly label: string;
  readonly waiting: boolean;
  /** Seconds until the server takes another attempt; null for now. @default null */
  readonly secondsLeft?: number | null;
  /** @default 'main' */
  readonly look?: SubmitLook;
}

/** A view has one main button; `second` is that of another form, `small` one in a row of a list. */
export type SubmitLook = 'main' | 'second' | 'small';

const buttons = { main: 'filled', second: 'plain', small: 'small' } as const;

/** Submits its form. While waiting it is marked disabled, and keeps its name and the focus. */
export function SubmitButton({ label, waiting, secondsLeft = null, look = 'main' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={cx(buttonClass(buttons[look]), styles.submit)}
      aria-disabled={waiting || secondsLeft !== null || undefined}
      data-look={look}
      data-waiting={waiting || undefined}
    >
      {label}
      {secondsLeft === null ? null : <SecondsLeft seconds={secondsLeft} />}
    </button>
  );
}
