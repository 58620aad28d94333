import type { ReactNode } from 'react';
import classes from './spec-list.module.css';

export interface Spec {
  readonly name: string;
  readonly value: ReactNode;
}

/** What is known of something, name by name. */
export function SpecList({ specs }: { readonly specs: readonly Spec[] }) {
  return (
    <dl className={classes['list']}>
      {specs.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
