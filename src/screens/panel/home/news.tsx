import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useVisitCount } from '#src/features/news/visits.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { HomeSection } from './home-section.tsx';
import classes from './news.module.css';

/** Loads after the counters are shown. */
const LatestDocuments = lazyPart(
  () => import('./latest-documents.tsx').then((module) => ({ default: module.LatestDocuments })),
  () => null,
);

/** The newest gazette and files. */
export function News() {
  // A new visit on a page that stayed open reloads everything.
  const turns = useVisitCount();
  return (
    <HomeSection title="Novedades">
      <Suspense fallback={<div className={cx(layout.stack, classes.news)} />}>
        <LatestDocuments key={turns} />
      </Suspense>
    </HomeSection>
  );
}
