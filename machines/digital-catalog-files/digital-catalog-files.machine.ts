import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Digital catalogs to download. */
export const digitalCatalogFilesMachine = createResourceMachine(
  'digitalCatalogFiles',
  taskOf('digitalCatalogFiles'),
  {},
  { loadOnStart: true },
);
