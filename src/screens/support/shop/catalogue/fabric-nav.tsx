import { Link, useLocation } from 'react-router-dom';
import type { FabricType } from '#src/content/schema/vocabulary.ts';
import { useHydrated } from '../../use-hydrated.ts';
import classes from './fabric-nav.module.css';

interface FabricNavProps {
  readonly fabricTypes: readonly FabricType[];
  /** null: all of them. */
  readonly current: FabricType | null;
  readonly to: (type?: FabricType) => string;
  /** Whether all of them together are a page too. @default true */
  readonly all?: boolean;
}

/** The types of fabric of a catalogue: each is a page, and what else was asked for stays asked for. */
export function FabricNav({ fabricTypes, current, to, all = true }: FabricNavProps) {
  const { search } = useLocation();
  const query = useHydrated() ? search : '';
  const link = (type?: FabricType) => (
    <li key={type?.id ?? ''}>
      <Link
        replace={all}
        preventScrollReset={all}
        to={to(type) + query}
        aria-current={type?.id === current?.id ? 'page' : undefined}
        className={classes['link']}
      >
        {type?.name ?? 'Todas'}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Tejidos">
      <ul className={classes['list']}>
        {all ? link() : null}
        {fabricTypes.map(link)}
      </ul>
    </nav>
  );
}
