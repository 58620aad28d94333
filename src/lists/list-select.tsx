import '#src/ui/theme/field-styles.ts';
import { NativeSelect } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { MOST_OPTIONS } from '#src/forms/bounded-options.ts';
import classes from './list-toolbar.module.css';

/** A filter with one value. */
export interface ListFilter {
  readonly label: string;
  readonly value: string;
  /** The first option filters nothing. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

const SearchedSelect = lazyPart(
  () => import('./searched-select.tsx').then((module) => ({ default: module.SearchedSelect })),
  () => null,
);

/**
 * A filter as a select with its label above; a value that is not an option is shown as the first option. One with many
 * options can be searched.
 */
export function ListSelect({ label, value, options, onChange }: ListFilter) {
  const [standard] = options;
  const shown = options.some((option) => option.value === value) ? value : (standard?.value ?? '');
  const look = {
    ...{ label, value: shown, size: 'sm', className: classes.filter },
    'data-active': shown !== standard?.value || undefined,
  } as const;
  if (options.length > MOST_OPTIONS)
    return (
      <Suspense fallback={<NativeSelect {...look} data={[{ value: shown, label: '…' }]} disabled />}>
        <SearchedSelect {...look} options={options} onChange={onChange} />
      </Suspense>
    );
  return (
    <NativeSelect
      {...look}
      data={[...options]}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}
