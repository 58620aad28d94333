import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** Price lists to download. */
export const priceListFilesMachine = createResourceMachine(
  'priceListFiles',
  taskOf('priceListFiles'),
  {},
  { loadOnStart: true },
);

/** Digital catalogs to download. */
export const digitalCatalogFilesMachine = createResourceMachine(
  'digitalCatalogFiles',
  taskOf('digitalCatalogFiles'),
  {},
  { loadOnStart: true },
);

/** Editions of the promotions gazette. */
export const promotionFilesMachine = createResourceMachine(
  'promotionFiles',
  taskOf('promotionFiles'),
  {},
  { loadOnStart: true },
);
