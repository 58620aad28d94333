import { useId } from 'react';
import { IconChevronDown } from '#src/ui/icons.ts';
import classes from './list-toolbar.module.css';

/** A filter of which one value holds. */
export interface ListFilter {
  readonly label: string;
  readonly value: string;
  /** The first is the one that filters nothing. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter as a select with its label above; a value that is none of its options is shown as the first. */
export function ListSelect({ label, value, options, onChange }: ListFilter) {
  const id = useId();
  const [standard] = options;
  const shown = options.some((option) => option.value === value) ? value : standard?.value;
  return (
    <div className={classes['filter']} data-active={shown !== standard?.value || undefined}>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      <div className={classes['box']}>
        <select
          id={id}
          className={classes['control']}
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
        <IconChevronDown className={classes['chevron']} size={16} stroke={1.5} aria-hidden />
      </div>
    </div>
  );
}
