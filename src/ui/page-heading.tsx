import type { ReactNode } from 'react';
import classes from './page-heading.module.css';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** A paragraph that leads into the page. */
  readonly lead?: ReactNode;
  /** `work` is the smaller one of screens for daily work. */
  readonly size?: 'page' | 'work';
}

/** The screen's one h1. It takes the focus after a navigation, hence the tabIndex. */
export function PageHeading({ children, lead, size = 'page' }: PageHeadingProps) {
  return (
    <div className={classes['heading']} data-size={size}>
      <h1 tabIndex={-1} className={classes['title']}>
        {children}
      </h1>
      {lead === undefined ? null : <p className={classes['lead']}>{lead}</p>}
    </div>
  );
}
