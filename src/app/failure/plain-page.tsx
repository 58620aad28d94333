import type { ReactNode } from 'react';
import classes from './plain-page.module.css';

interface PlainPageProps {
  readonly title: string;
  /** Whether a frame with a `main` element surrounds it. @default false */
  readonly inFrame?: boolean;
  readonly children: ReactNode;
}

/** A page that works without theme, router and services, for when one of them fails. */
export function PlainPage({ title, inFrame = false, children }: PlainPageProps) {
  const Part = inFrame ? 'div' : 'main';
  return (
    <Part className={classes.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Part>
  );
}
