import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The price lists to download. */
export const priceListFilesMachine = createResourceMachine(
  'priceListFiles',
  taskOf('priceListFiles'),
  {},
  { atOnce: true },
);

/** The digital catalogues to download. */
export const digitalCatalogFilesMachine = createResourceMachine(
  'digitalCatalogFiles',
  taskOf('digitalCatalogFiles'),
  {},
  { atOnce: true },
);

/** The editions of the gazette of promotions. */
export const promotionFilesMachine = createResourceMachine(
  'promotionFiles',
  taskOf('promotionFiles'),
  {},
  { atOnce: true },
);
