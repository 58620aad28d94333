import { TextInput } from '@mantine/core';
import { ListSelect } from '../list-select.tsx';
import classes from '../list-toolbar.module.css';
import { periodOption, periodOptions, rangeNamed, rangeWord, type Range } from './period.ts';

/** A filter by days. */
export interface ListPeriod {
  readonly label: string;
  /** As the address names it (`period.ts`). */
  readonly period: string;
  readonly onChange: (period: string) => void;
}

/** A select of periods; beside it the first and the last day of a range, once that is chosen. */
export function PeriodFilter({ label, period, onChange }: ListPeriod) {
  const range = rangeNamed(period);
  const day = (name: string, end: keyof Range) =>
    range === null ? null : (
      <TextInput
        type="date"
        size="sm"
        className={classes.filter}
        label={name}
        value={range[end]}
        onChange={({ currentTarget }) => {
          onChange(rangeWord({ ...range, [end]: currentTarget.value }));
        }}
      />
    );
  return (
    <>
      <ListSelect label={label} value={periodOption(period)} options={periodOptions} onChange={onChange} />
      {day('Desde', 'from')}
      {day('Hasta', 'to')}
    </>
  );
}
