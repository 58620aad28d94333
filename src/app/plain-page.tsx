import type { ReactNode } from 'react';
import classes from './plain-page.module.css';

interface PlainPageProps {
  readonly title: string;
  /** Shown in a frame, which has the page's main already. */
  readonly inFrame?: boolean;
  readonly children: ReactNode;
}

/** A page that stands without theme, router and services, for when one of them cannot. */
export function PlainPage({ title, inFrame = false, children }: PlainPageProps) {
  const Part = inFrame ? 'div' : 'main';
  return (
    <Part className={classes['page']}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Part>
  );
}
