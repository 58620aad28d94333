import { clsx as cx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { MOST_TEXT } from '#src/config/constants.ts';
import { useEarlyValue } from '#src/ui/controls/use-early-value.ts';
import text from '#src/ui/styles/text.module.css';
import field from './field.module.css';
import { useFieldState } from './form-state.ts';
import classes from './live-field.module.css';

interface LiveFieldProps {
  readonly label: string;
  /** API name, used for server messages. */
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputMode?: 'decimal' | 'numeric' | 'text' | 'email' | 'tel';
  readonly description?: string;
  /** What is wrong with the value, not shown while it is typed; null when nothing is. */
  readonly problem?: string | null;
  /** Whether to show a problem while the person types. @default false */
  readonly atOnce?: boolean;
  /** A button that fixes the problem. */
  readonly fix?: ReactNode;
  readonly unit?: string;
  /** What it edits, to find and focus it. */
  readonly field?: string;
  /** Id of the input. @default generated */
  readonly id?: string;
  readonly autoComplete?: string;
  /** @default the longest text that a server takes */
  readonly maxLength?: number;
}

/** A field that reports each keystroke, those before the script ran included. */
export function LiveField(props: LiveFieldProps) {
  const { label, value, onChange, inputMode = 'text', description, problem = null, atOnce = false } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [isWriting, setWriting] = useState(false);
  const { message } = useFieldState(props.name ?? '');
  const input = useEarlyValue<HTMLInputElement>(value, onChange);
  const shownProblem = problem !== null && (atOnce || !isWriting) ? problem : null;
  const shownMessage = shownProblem ?? message ?? null;
  const describedBy = [description && `${id}-nota`, shownMessage !== null && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {description === undefined ? null : (
        <p id={`${id}-nota`} className={field.description}>
          {description}
        </p>
      )}
      <div className={props.unit === undefined ? undefined : field.withSection}>
        <input
          ref={input}
          id={id}
          name={props.name}
          data-field={props.field}
          className={field.input}
          value={value}
          inputMode={inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          maxLength={props.maxLength ?? MOST_TEXT}
          aria-invalid={shownMessage !== null}
          aria-describedby={describedBy || undefined}
          onBlur={() => {
            setWriting(false);
          }}
          onChange={({ currentTarget }) => {
            setWriting(true);
            onChange(currentTarget.value);
          }}
        />
        {props.unit === undefined ? null : (
          <span className={cx(text.soft, classes.unit)} aria-hidden="true">
            {props.unit}
          </span>
        )}
      </div>
      {shownMessage === null ? null : (
        <p id={`${id}-error`} className={field.error}>
          {shownMessage}
        </p>
      )}
      {shownProblem === null ? null : props.fix}
    </div>
  );
}
