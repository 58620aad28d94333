import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from './plain-form.machine.ts';

/** Putting windows into the cart: those whose key is there already stay as they are. */
export const addToCartMachine = createPlainFormMachine('addToCart', taskOf('addToCart'));
