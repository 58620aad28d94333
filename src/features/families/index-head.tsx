import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import classes from './index-head.module.css';

interface IndexHeadProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** What is beside it. */
  readonly picture: ReactNode;
  readonly children?: ReactNode;
}

/** The head of an index page: title and lead beside a large picture. */
export function IndexHead({ title, lead, picture, children }: IndexHeadProps) {
  return (
    <div className={cx(layout.split, classes.head)}>
      <div className={classes.text}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
      {picture}
    </div>
  );
}
