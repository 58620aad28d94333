import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The quotes of the distributor's network. */
export const networkQuotesMachine = createResourceMachine(
  'networkQuotes',
  taskOf('networkQuotes'),
  {},
  { loadOnStart: true },
);
