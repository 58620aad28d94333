import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The current user's quotes. */
export const quotesMachine = createResourceMachine('quotes', taskOf('quotes'), {}, { loadOnStart: true });

/** The quotes of the distributor's network. */
export const networkQuotesMachine = createResourceMachine(
  'networkQuotes',
  taskOf('networkQuotes'),
  {},
  { loadOnStart: true },
);
