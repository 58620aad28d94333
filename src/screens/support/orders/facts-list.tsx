import type { ReactNode } from 'react';
import classes from './facts-list.module.css';

interface Fact {
  readonly name: string;
  /** null is not known, and left out. */
  readonly value: ReactNode;
}

/** What is known of something, each with its name. */
export function FactsList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
