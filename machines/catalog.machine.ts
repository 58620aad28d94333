import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** Every product with its colors. */
export const catalogsMachine = createResourceMachine(
  'catalogs',
  taskOf('catalogs'),
  {},
  { loadOnStart: true },
);

/** Prices for the current user. */
export const catalogPricesMachine = createResourceMachine(
  'catalogPrices',
  taskOf('catalogPrices'),
  {},
  { loadOnStart: true },
);
