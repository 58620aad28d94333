import type { ActorRefFrom } from 'xstate';
import type { priceListMachine } from '#machines/price-list/price-list.machine.ts';
import type { quoteMachine } from '#machines/quote/quote.machine.ts';

/** The actor of the open quote. */
export type QuoteActor = ActorRefFrom<typeof quoteMachine>;
/** The actor that loads the person's prices of today. */
export type PricesActor = ActorRefFrom<typeof priceListMachine>;
