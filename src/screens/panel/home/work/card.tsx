import { useId, type ReactNode } from 'react';
import classes from './work.module.css';

interface CardProps {
  readonly title: string;
  /** Whether it takes the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A block of the panel's start. */
export function Card({ title, isWide = false, children }: CardProps) {
  const titleId = useId();
  return (
    <article className={classes['card']} data-wide={isWide || undefined} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes['title']}>
        {title}
      </h3>
      {children}
    </article>
  );
}
