import type { ReactNode } from 'react';
import type { Quotable } from '#src/content/quotable.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { LateNotice } from '#src/ui/late-notice.tsx';
import { fetchQuotable, useQuotableSoon } from '../quoting/use-quotable.ts';

interface WithQuotableProps {
  readonly children: (quotable: Quotable) => ReactNode;
}

/** What needs the catalogue to be shown; where that did not come, it is asked for again. */
export function WithQuotable({ children }: WithQuotableProps) {
  const soon = useQuotableSoon();
  if (soon === 'coming') return <LateNotice />;
  if (soon === 'failed') {
    return (
      <ErrorAlert
        title="No pudimos cargar el catálogo. Revisa tu internet e inténtalo de nuevo."
        onRetry={fetchQuotable}
      />
    );
  }
  return children(soon);
}
