import type { ReactNode } from 'react';
import type { Quotable } from '#src/content/quotable.ts';
import { fetchQuotable, useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';

interface WithQuotableProps {
  readonly children: (quotable: Quotable) => ReactNode;
}

/** Renders what needs the catalog once that is loaded; offers a retry when it fails. */
export function WithQuotable({ children }: WithQuotableProps) {
  const quotable = useQuotable();
  if (quotable === 'loading') return <LateNotice />;
  if (quotable === 'failed') {
    return (
      <ErrorAlert
        title="No pudimos cargar el catálogo. Revisa tu internet e inténtalo de nuevo."
        onRetry={fetchQuotable}
      />
    );
  }
  return children(quotable);
}
