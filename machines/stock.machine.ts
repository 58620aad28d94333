import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** What there is of each kind of article: whoever starts one is about to show it. */
const options = { atOnce: true };

/** Fabrics by the roll. */
export const blindsStockMachine = createResourceMachine('blindsStock', taskOf('blindsStock'), {}, options);

/** Galleries by the piece. */
export const galleriesStockMachine = createResourceMachine(
  'galleriesStock',
  taskOf('galleriesStock'),
  {},
  options,
);

/** Motors and what commands them, by the piece. */
export const motorsStockMachine = createResourceMachine('motorsStock', taskOf('motorsStock'), {}, options);

/** What all of it costs the person who asks. */
export const pricesStockMachine = createResourceMachine('pricesStock', taskOf('pricesStock'), {}, options);
