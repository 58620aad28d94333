import type { ActorRefFrom } from 'xstate';
import type { bulkQuotesMachine } from '#machines/bulk-quotes/bulk-quotes.machine.ts';

/** The actor of what is chosen in a list of quotes, and done with it. */
export type BulkActor = ActorRefFrom<typeof bulkQuotesMachine>;
