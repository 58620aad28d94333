import { lazy, Suspense, useId } from 'react';
import { useVisitTurns } from '../../support/visits.tsx';
import classes from './news.module.css';

/** Fetched while the counters stand already. */
const Published = lazy(() => import('./published.tsx').then((module) => ({ default: module.Published })));

/** What has been published. */
export function News() {
  const titleId = useId();
  // Another visit on a page that was left open has everything asked for anew.
  const turns = useVisitTurns();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes['title']}>
        Novedades
      </h2>
      <Suspense fallback={<div className={classes['news']} />}>
        <Published key={turns} />
      </Suspense>
    </section>
  );
}
