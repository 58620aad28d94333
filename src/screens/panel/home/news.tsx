import { Title } from '@mantine/core';
import { clsx as cx } from 'clsx';
import { Suspense, useId } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useVisitCount } from '#src/features/news/visits.tsx';
import layout from '#src/ui/styles/layout.module.css';
import classes from './news.module.css';

/** Loads after the counters are shown. */
const LatestDocuments = lazyPart(
  () => import('./latest-documents.tsx').then((module) => ({ default: module.LatestDocuments })),
  () => null,
);

/** The newest gazette and files. */
export function News() {
  const titleId = useId();
  // A new visit on a page that stayed open reloads everything.
  const turns = useVisitCount();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} mb="md" id={titleId}>
        Novedades
      </Title>
      <Suspense fallback={<div className={cx(layout.stack, classes.news)} />}>
        <LatestDocuments key={turns} />
      </Suspense>
    </section>
  );
}
