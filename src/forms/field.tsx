import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { useFieldState } from './form-state.ts';

/** What a field passes to its control: names, description, state. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  /** Its name in the request: the server's messages refer to it. */
  readonly name: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** Renders the control; `waiting` is true while the form is being sent. */
  readonly children: (control: ControlProps, waiting: boolean) => ReactNode;
}

/** A control with its label above and the server's message below; screen readers read both with it. */
export function Field({ name, label, description, children }: FieldProps) {
  const { message, waiting } = useFieldState(name);
  const id = useId();
  const descriptionId = `${id}-description`;
  const messageId = `${id}-message`;
  const describedBy = [description && descriptionId, message && messageId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {description ? (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      ) : null}
      {children(
        {
          id,
          name,
          className: styles.input,
          'aria-invalid': message !== undefined,
          'aria-describedby': describedBy || undefined,
        },
        waiting,
      )}
      {message ? (
        <p id={messageId} className={styles.error}>
          {message}
        </p>
      ) : null}
    </div>
  );
}
