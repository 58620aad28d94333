import { Title } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { useVisitCount } from '#src/features/news/visits.tsx';
import classes from './work.module.css';

/** Loads after the counters are shown. */
const UnderWay = lazy(() => import('./under-way.tsx').then((module) => ({ default: module.UnderWay })));

/** Work in progress: quotes about to expire, orders by stage, and orders of the last year. */
export function Work() {
  const titleId = useId();
  const turns = useVisitCount();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} mb="md" id={titleId}>
        En curso
      </Title>
      <Suspense fallback={<div className={classes['work']} />}>
        <UnderWay key={turns} />
      </Suspense>
    </section>
  );
}
