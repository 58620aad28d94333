import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Crumb } from './breadcrumbs.tsx';
import classes from './link-list.module.css';

/** A row of links. */
export function LinkList({ links }: { readonly links: readonly Crumb[] }) {
  return (
    <ul className={cx(layout.row, text.faint, classes.list)}>
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
