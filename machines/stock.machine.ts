import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The stock of each kind of article loads on start. */
const options = { loadOnStart: true };

/** Fabrics by the roll. */
export const blindsStockMachine = createResourceMachine('blindsStock', taskOf('blindsStock'), {}, options);

/** Galleries by the piece. */
export const galleriesStockMachine = createResourceMachine(
  'galleriesStock',
  taskOf('galleriesStock'),
  {},
  options,
);

/** Motors and their controls, by the piece. */
export const motorsStockMachine = createResourceMachine('motorsStock', taskOf('motorsStock'), {}, options);

/** Prices of the articles for the current user. */
export const pricesStockMachine = createResourceMachine('pricesStock', taskOf('pricesStock'), {}, options);
