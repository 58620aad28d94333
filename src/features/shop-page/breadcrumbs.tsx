import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import text from '#src/ui/styles/text.module.css';
import classes from './breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  readonly to: string;
}

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** Name of the current page, shown last. */
  readonly here: string;
}

/** The breadcrumb navigation of a page. */
export function Breadcrumbs({ crumbs, here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Ruta" className={classes.nav}>
      <ol className={cx(text.links, classes.list)}>
        {crumbs.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
