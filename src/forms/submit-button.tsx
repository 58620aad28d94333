import { clsx as cx } from 'clsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { SecondsLeft } from '#src/ui/messages/seconds-left.tsx';
import styles from './form.module.css';

interface SubmitButtonProps {
  readonly label: string;
  readonly waiting: boolean;
  /** Seconds until the server takes another attempt; null for now. @default null */
  readonly secondsLeft?: number | null;
  /** Whether another form of the view is the likelier one: a view has one primary button. @default false */
  readonly isSecondary?: boolean;
}

/** Submits its form. While waiting it is marked disabled, and keeps its name and the focus. */
export function SubmitButton({ label, waiting, secondsLeft = null, isSecondary = false }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={cx(buttonClass(isSecondary ? 'plain' : 'filled'), styles.submit)}
      aria-disabled={waiting || secondsLeft !== null || undefined}
      data-waiting={waiting || undefined}
    >
      {label}
      {secondsLeft === null ? null : <SecondsLeft seconds={secondsLeft} />}
    </button>
  );
}
