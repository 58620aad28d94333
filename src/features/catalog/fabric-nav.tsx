import { clsx as cx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import type { FabricType } from '#src/content/schema/vocabulary.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import classes from './fabric-nav.module.css';

interface FabricNavProps {
  readonly fabricTypes: readonly FabricType[];
  /** null for all types. */
  readonly current: FabricType | null;
  readonly to: (type?: FabricType) => string;
  /** Whether there is also a page with all types. @default true */
  readonly all?: boolean;
}

/** Links to the fabric types of a catalog; the links keep the query. */
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
        className={cx(buttonClass(), classes.link)}
      >
        {type?.name ?? 'Todas'}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Tejidos">
      <ul className={layout.row} data-gap="small">
        {all ? link() : null}
        {fabricTypes.map(link)}
      </ul>
    </nav>
  );
}
