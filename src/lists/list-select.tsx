import '#src/ui/theme/field-styles.ts';
import { Select } from '@mantine/core';
import { useBoundedOptions } from '#src/forms/bounded-options.ts';
import classes from './list-toolbar.module.css';

/** A filter with one value. */
export interface ListFilter {
  readonly label: string;
  readonly value: string;
  /** The first option filters nothing. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/**
 * A filter as a select with its label above; a value that is not an option is shown as the first option. One with many
 * options can be searched.
 */
export function ListSelect({ label, value, options, onChange }: ListFilter) {
  const [standard] = options;
  const shown = options.some((option) => option.value === value) ? value : (standard?.value ?? null);
  return (
    <Select
      size="sm"
      className={classes.filter}
      data-active={shown !== standard?.value || undefined}
      label={label}
      // The arrow is decoration.
      rightSectionProps={{ 'aria-hidden': true }}
      {...useBoundedOptions(options, shown)}
      value={shown}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}
