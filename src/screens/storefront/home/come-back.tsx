import { Suspense } from 'react';
import { hasWork } from '#machines/support/has-work.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useInBrowser } from '#src/browser/use-in-browser.ts';

const WhereYouWere = lazyPart(
  () =>
    import('#src/features/quotes/where-you-were.tsx').then((module) => ({ default: module.WhereYouWere })),
  () => null,
);

/** What a person began or sent at an earlier visit; nothing loads for it at a first one. */
export const ComeBack = () =>
  useInBrowser(hasWork, false) ? (
    <Suspense>
      <WhereYouWere />
    </Suspense>
  ) : null;
