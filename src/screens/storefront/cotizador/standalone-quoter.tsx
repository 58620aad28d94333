import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LateNotice } from '#src/ui/late-notice.tsx';
import { useHydrated } from '../../support/use-hydrated.ts';
import classes from './quoter.module.css';
import { Quoter, QuoterHeading } from './quoter.tsx';

const SharedQuote = lazy(async () => ({ default: (await import('./shared/shared-quote.tsx')).SharedQuote }));

/** The quoter in a frame of its own; with the word of a link, the quote that somebody was sent. */
export function StandaloneQuoter() {
  const [query] = useSearchParams();
  const share = query.get('cotizacion');
  // The page was built for both: which one it is stands in the address.
  if (!useHydrated()) {
    return (
      <div className={classes['screen']}>
        <QuoterHeading />
      </div>
    );
  }
  if (share === null || share === '') return <Quoter />;
  return (
    <Suspense fallback={<LateNotice />}>
      <SharedQuote key={share} share={share} />
    </Suspense>
  );
}
