import type { ReactNode } from 'react';
import classes from './page-heading.module.css';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** An introductory paragraph. */
  readonly lead?: ReactNode;
  /** `work` is the smaller size for screens of daily work. */
  readonly size?: 'page' | 'work';
}

/** The screen's only h1. The tabIndex lets it take the focus after a navigation. */
export function PageHeading({ children, lead, size = 'page' }: PageHeadingProps) {
  return (
    <div className={classes.heading} data-size={size}>
      <h1 tabIndex={-1} className={classes.title}>
        {children}
      </h1>
      {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
    </div>
  );
}
