import { useState } from 'react';
import { keptDraft } from '#machines/support/kept-draft.ts';
import { isOfRequest } from '#machines/support/sent-requests.ts';
import { useSentRequests } from '#src/features/quotes/use-sent-requests.ts';

interface OwnRequest {
  /** Whether the quote was requested from this browser. */
  readonly isOwn: boolean;
  /** Whether the quoter still has its windows, so that it is changed there. */
  readonly isDrafted: boolean;
}

/** What this browser knows of a quote, by the secret of its link. */
export function useOwnRequest(share: string): OwnRequest {
  const request = useSentRequests().find((one) => one.share === share);
  const [draft] = useState(keptDraft);
  return {
    isOwn: request !== undefined,
    isDrafted: request !== undefined && draft !== null && isOfRequest(draft, request),
  };
}
