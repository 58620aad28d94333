/** The requests that were sent from this browser, by whom, and what its draft came to, for screens, which must not import the store. */
export {
  forgetSent,
  knownTotalOf,
  rememberSent,
  rememberTotal,
  sentRequests,
  fingerprintOf,
  isOfRequest,
  type SentRequest,
} from '#src/api/stored/work-store.ts';
export { keepSender, keptSender, watchSender } from '#src/api/stored/sender-store.ts';
