import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Prices of the articles for the current user. */
export const pricesStockMachine = createResourceMachine(
  'pricesStock',
  taskOf('pricesStock'),
  {},
  { loadOnStart: true },
);
