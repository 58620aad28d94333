import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { unbroken } from '#src/format/words.ts';
import layout from '#src/ui/styles/layout.module.css';
import classes from './spec-list.module.css';

export interface Spec {
  readonly name: string;
  readonly value: ReactNode;
}

/** A value as it is shown: its figures stay on the line of their unit. */
export const specValue = (value: ReactNode): ReactNode =>
  typeof value === 'string' ? unbroken(value) : value;

/** A list of names and values. */
export function SpecList({ specs }: { readonly specs: readonly Spec[] }) {
  return (
    <dl className={cx(layout.columns, classes.list)} data-least="large" data-fill>
      {specs.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{specValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
