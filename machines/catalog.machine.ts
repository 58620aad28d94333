import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** Everything that is sold, with its colours. */
export const catalogsMachine = createResourceMachine('catalogs', taskOf('catalogs'), {}, { atOnce: true });

/** What it costs whoever asks. */
export const catalogPricesMachine = createResourceMachine(
  'catalogPrices',
  taskOf('catalogPrices'),
  {},
  { atOnce: true },
);
