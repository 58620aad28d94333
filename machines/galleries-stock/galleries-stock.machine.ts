import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Galleries by the piece. */
export const galleriesStockMachine = createResourceMachine(
  'galleriesStock',
  taskOf('galleriesStock'),
  {},
  { loadOnStart: true },
);
