import { lazy, Suspense } from 'react';
import { useOpened } from '#src/browser/use-opened.ts';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import { QUOTE } from '../list/query-parameter.ts';

const QuoteDialog = lazy(async () => ({ default: (await import('./quote-dialog.tsx')).QuoteDialog }));

/** The quote that the address names, in a panel over its list; its code is loaded when the first quote is opened. */
export function OpenQuote({ onChanged }: { readonly onChanged: () => void }) {
  const { open: id, close } = useOpened(QUOTE);
  if (id === null) return null;
  return (
    <Suspense fallback={<LateNotice />}>
      <QuoteDialog key={id} id={id} onClose={close} onChanged={onChanged} />
    </Suspense>
  );
}
