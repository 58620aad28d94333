import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Prices for the current user. */
export const catalogPricesMachine = createResourceMachine(
  'catalogPrices',
  taskOf('catalogPrices'),
  {},
  { loadOnStart: true },
);
