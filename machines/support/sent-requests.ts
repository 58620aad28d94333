/** The requests that were sent from this browser and what its draft came to, for screens, which must not import the store. */
export {
  forgetSent,
  knownTotalOf,
  rememberSent,
  rememberTotal,
  sentRequests,
  fingerprintOf,
  type SentRequest,
} from '#src/api/stored/work-store.ts';
