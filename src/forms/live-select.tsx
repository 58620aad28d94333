import { useId } from 'react';
import { useEarlyValue } from '#src/ui/controls/use-early-value.ts';
import field from './field.module.css';

interface LiveSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A native select that reports each choice; it shows the first option when the value is not an option. */
export function LiveSelect({ label, value, options, onChange }: LiveSelectProps) {
  const id = useId();
  const shown = options.some((option) => option.value === value) ? value : options[0]?.value;
  const select = useEarlyValue<HTMLSelectElement>(shown, onChange);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select
        ref={select}
        id={id}
        className={field.input}
        value={shown}
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
    </div>
  );
}
