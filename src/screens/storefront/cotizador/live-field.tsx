import { useId, useState, type ReactNode } from 'react';
import field from '../../support/field.module.css';
import { useFieldState } from '../../support/form-state.ts';
import classes from './live-field.module.css';

interface LiveFieldProps {
  readonly label: string;
  /** Its name on the wire, by which the server's message finds it. */
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputMode?: 'decimal' | 'numeric' | 'text' | 'email' | 'tel';
  readonly description?: string;
  /** What is wrong with what stands there; it is said once the person goes on. */
  readonly problem?: string | null;
  /** Whether a problem is said while the person is still writing. @default false */
  readonly atOnce?: boolean;
  /** What mends it in one touch. */
  readonly mend?: ReactNode;
  readonly unit?: string;
  /** To be found by whoever leads there. */
  readonly id?: string;
  readonly autoComplete?: string;
}

/** A field whose value is taken at every keystroke. */
export function LiveField(props: LiveFieldProps) {
  const { label, value, onChange, inputMode = 'text', description, problem = null, atOnce = false } = props;
  const own = useId();
  const id = props.id ?? own;
  const [isWriting, setWriting] = useState(false);
  const { message } = useFieldState(props.name ?? '');
  const wrong = problem !== null && (atOnce || !isWriting) ? problem : null;
  const said = wrong ?? message ?? null;
  const describedBy = [description && `${id}-nota`, said !== null && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field['field']}>
      <label htmlFor={id} className={field['label']}>
        {label}
      </label>
      {description === undefined ? null : (
        <p id={`${id}-nota`} className={field['description']}>
          {description}
        </p>
      )}
      <div className={classes['control']}>
        <input
          id={id}
          name={props.name}
          className={field['input']}
          value={value}
          inputMode={inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          aria-invalid={said !== null}
          aria-describedby={describedBy || undefined}
          onFocus={() => {
            setWriting(true);
          }}
          onBlur={() => {
            setWriting(false);
          }}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
        {props.unit === undefined ? null : (
          <span className={classes['unit']} aria-hidden="true">
            {props.unit}
          </span>
        )}
      </div>
      {said === null ? null : (
        <p id={`${id}-error`} className={field['error']}>
          {said}
        </p>
      )}
      {wrong === null ? null : props.mend}
    </div>
  );
}
