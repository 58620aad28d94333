import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { removedWithSession, start } from '#stories/charts/samples/quote-ends.ts';
import {
  pathWithDraft,
  pricedWindow,
  seenPrice,
  totals,
  window,
} from '#stories/charts/samples/quotes-samples.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import type { addToCartMachine } from './add-to-cart.machine.ts';

export const addToCart: ChartFixtures<typeof addToCartMachine> = plainFormFixtures({
  name: 'Al carrito',
  about: 'Poner en el carrito las ventanas del cotizador; las que ya estaban se quedan como están.',
  asks: 'addToCart',
  neverReceived: removedWithSession,
  path: pathWithDraft,
  start,
  values: [{ name: 'Una ventana', value: { windows: [window] } }],
  answers: [
    {
      name: 'En el carrito',
      value: {
        lines: [{ ...pricedWindow, added_centavos: null, problem: null, added_at: null }],
        price_list: seenPrice.price_list,
        totals,
        revision: 1,
      },
    },
  ],
});
