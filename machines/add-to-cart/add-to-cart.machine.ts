import { taskOf } from '#src/api/actor.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Adds windows to the cart; a window whose key is already there is left unchanged. */
export const addToCartMachine = createPlainFormMachine('addToCart', taskOf('addToCart'), {
  keep: ({ windows }) => windows.map(({ key }) => key),
});
