import { Link } from 'react-router-dom';
import type { Crumb } from './breadcrumbs.tsx';
import classes from './link-list.module.css';

/** Ways to other pages, in a row. */
export function LinkList({ links }: { readonly links: readonly Crumb[] }) {
  return (
    <ul className={classes['list']}>
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
