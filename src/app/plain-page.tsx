import type { ReactNode } from 'react';
import classes from './plain-page.module.css';

interface PlainPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that stands without theme, router and services, for when one of them cannot. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <main className={classes['page']}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </main>
  );
}
