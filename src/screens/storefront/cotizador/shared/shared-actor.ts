import type { ActorRefFrom } from 'xstate';
import type { sharedQuoteMachine } from '#machines/shared-quote.machine.ts';

/** The quote behind a client's link. */
export type SharedActor = ActorRefFrom<typeof sharedQuoteMachine>;
