import { Select, type SelectProps } from '@mantine/core';
import { useBoundedOptions } from '#src/forms/bounded-options.ts';
import type { ListFilter } from './list-select.tsx';

interface SearchedSelectProps
  extends
    Pick<SelectProps, 'size' | 'className'>,
    Pick<ListFilter, 'label' | 'value' | 'options' | 'onChange'> {}

/** A filter of more options than anybody reads, which are found by typing. */
export function SearchedSelect({ options, onChange, ...props }: SearchedSelectProps) {
  return (
    <Select
      {...props}
      // The arrow is decoration.
      rightSectionProps={{ 'aria-hidden': true }}
      {...useBoundedOptions(options, props.value)}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}
