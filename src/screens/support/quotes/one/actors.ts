import type { ActorRefFrom } from 'xstate';
import type { priceListMachine } from '#machines/price-list.machine.ts';
import type { quoteMachine } from '#machines/quote.machine.ts';

/** The one quote that is looked at. */
export type QuoteActor = ActorRefFrom<typeof quoteMachine>;
/** Today's prices of whoever looks. */
export type PricesActor = ActorRefFrom<typeof priceListMachine>;
