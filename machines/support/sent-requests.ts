/** The requests that were sent from this browser, by whom, and what its draft came to, for screens, which must not import the store. */
export {
  forgetSent,
  keepSender,
  keptSender,
  knownTotalOf,
  rememberSent,
  rememberTotal,
  sentRequests,
  watchSender,
  fingerprintOf,
  type SentRequest,
} from '#src/api/stored/work-store.ts';
