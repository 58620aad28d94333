import { useSentRequests } from '#src/features/quotes/use-sent-requests.ts';

/** Whether a quote was requested from this browser, by the secret of its link. */
export const useIsOwn = (share: string): boolean =>
  useSentRequests().some((request) => request.share === share);
