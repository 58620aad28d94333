import { clsx as cx } from 'clsx';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { SHARED } from '#src/config/routes.ts';
import { readSharedId } from '#src/reading/shared-id.ts';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import layout from '#src/ui/styles/layout.module.css';
import classes from './quoter.module.css';
import { Quoter, QuoterHeading } from './quoter.tsx';

const SharedQuote = lazy(async () => ({ default: (await import('./shared/shared-quote.tsx')).SharedQuote }));

/** The quoter in its own frame; with a client's link, the quote of it. */
export function StandaloneQuoter() {
  const [query] = useSearchParams();
  const share = readSharedId(query.get(SHARED) ?? '');
  // The prerendered page is the same for both; only the browser knows the address.
  if (!useHydrated()) {
    return (
      <div className={cx(layout.page, classes.screen)}>
        <QuoterHeading />
      </div>
    );
  }
  if (share === '') return <Quoter />;
  return (
    <Suspense fallback={<LateNotice />}>
      <SharedQuote key={share} share={share} />
    </Suspense>
  );
}
