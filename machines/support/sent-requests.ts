/** The requests that were sent from this browser, for screens, which must not import the store. */
export {
  forgetSent,
  rememberSent,
  sentRequests,
  sketchOf,
  type SentRequest,
} from '#src/api/stored/sent-store.ts';
