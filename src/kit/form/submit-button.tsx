import { buttonClass } from '#src/ui/button.ts';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  readonly label: string;
  readonly waiting: boolean;
}

/** Submits its form. While waiting it is marked disabled, and keeps its name and the focus. */
export function SubmitButton({ label, waiting }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`${buttonClass('filled')} ${styles['submit'] ?? ''}`}
      aria-disabled={waiting || undefined}
    >
      {label}
    </button>
  );
}
