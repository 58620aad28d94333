import { lazy, Suspense, useId } from 'react';
import { useVisitTurns } from '../../../support/visits.tsx';
import styles from '../home.module.css';
import classes from './work.module.css';

/** Fetched while the counters stand already. */
const UnderWay = lazy(() => import('./under-way.tsx').then((module) => ({ default: module.UnderWay })));

/** What is under way: quotes that soon hold no longer, where orders are, and how the year went. */
export function Work() {
  const titleId = useId();
  const turns = useVisitTurns();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        En curso
      </h2>
      <Suspense fallback={<div className={classes['work']} />}>
        <UnderWay key={turns} />
      </Suspense>
    </section>
  );
}
