import { clsx as cx } from 'clsx';
import field from '#src/forms/field.module.css';
import classes from './word-select.module.css';

interface WordSelectProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Whether a person still has to choose. @default false */
  readonly isAsked?: boolean;
}

/** A native select without a visible label, for rows whose heading says what is chosen. */
export const WordSelect = ({ label, value, options, onChange, isAsked = false }: WordSelectProps) => (
  <select
    aria-label={label}
    className={cx(field.input, classes.word, isAsked && classes.asked)}
    value={value}
    onChange={({ currentTarget }) => {
      onChange(currentTarget.value);
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
