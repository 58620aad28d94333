import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The quotes of the person who is logged in. */
export const quotesMachine = createResourceMachine('quotes', taskOf('quotes'), {}, { atOnce: true });

/** Those of everybody whom they answer for. */
export const networkQuotesMachine = createResourceMachine(
  'networkQuotes',
  taskOf('networkQuotes'),
  {},
  { atOnce: true },
);
