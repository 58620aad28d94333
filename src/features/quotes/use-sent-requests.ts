import { useSyncExternalStore } from 'react';
import { sentRequests, type SentRequest } from '#machines/support/sent-requests.ts';

const NONE: readonly SentRequest[] = [];

/** The requests that were sent from this browser, the newest first; none in a prerendered page. */
export const useSentRequests = (): readonly SentRequest[] =>
  useSyncExternalStore(sentRequests.subscribe, sentRequests.get, () => NONE);
