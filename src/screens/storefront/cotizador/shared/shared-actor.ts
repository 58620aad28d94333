import type { ActorRefFrom } from 'xstate';
import type { sharedQuoteMachine } from '#machines/shared-quote/shared-quote.machine.ts';

/** The actor of a quote that a client opened by its link. */
export type SharedActor = ActorRefFrom<typeof sharedQuoteMachine>;
