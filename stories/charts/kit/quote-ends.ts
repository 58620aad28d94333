import type { addToCartMachine } from '#machines/add-to-cart.machine.ts';
import type { priceListMachine } from '#machines/price-list.machine.ts';
import type { quoteRequestMachine } from '#machines/quote-request.machine.ts';
import type { quoteToEditMachine } from '#machines/quote-to-edit.machine.ts';
import type { saveQuoteMachine } from '#machines/save-quote.machine.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import { formKit } from './form.ts';
import type { ChartKit } from './kit.ts';
import { plainFormKit } from './plain-form.ts';
import { pathWithDraft, pricedWindow, savedQuote, seenPrice, totals, window } from './quotes-samples.ts';
import { resourceKit } from './resource.ts';
import { tokens } from './session.ts';

/** Who is logged out by a 401 has no such part of the page any more: it is gone before it hears. */
const goesWithSession = ['401'] as const;

const start = { name: 'Mariana con una ventana', token: tokens.stored };

export const quoteRequest: ChartKit<typeof quoteRequestMachine> = formKit({
  name: 'Pedir cotización',
  about: 'Un visitante deja sus datos con las ventanas que armó: llenar, marcar la casilla, enviar.',
  asks: 'requestQuote',
  path: pathWithDraft,
  values: [
    {
      name: 'Con sus datos',
      value: {
        name: 'Ana Solís',
        phone: '8112345678',
        email: 'ana@correo.mx',
        windows: [window],
        ...seenPrice,
      },
    },
    { name: 'Sin datos', value: { name: '', phone: '', email: '', windows: [window], ...seenPrice } },
  ],
  answers: [{ name: 'Solicitud recibida', value: { folio: 'S-204' } }],
});

export const saveQuote: ChartKit<typeof saveQuoteMachine> = plainFormKit({
  name: 'Guardar cotización',
  about: 'Guardar lo que se armó en el cotizador, con un identificador propio: guardado dos veces es una.',
  asks: 'saveQuote',
  unheard: goesWithSession,
  path: pathWithDraft,
  start,
  values: [
    {
      name: 'Una ventana',
      value: {
        id: savedQuote.id,
        revision: null,
        title: 'Casa de los Garza',
        client: { name: '', phone: '', email: '' },
        margin_bp: null,
        windows: [window],
        ...seenPrice,
      },
    },
  ],
  answers: [{ name: 'Guardada', value: savedQuote }],
});

export const addToCart: ChartKit<typeof addToCartMachine> = plainFormKit({
  name: 'Al carrito',
  about: 'Poner en el carrito las ventanas del cotizador; las que ya estaban se quedan como están.',
  asks: 'addToCart',
  unheard: goesWithSession,
  path: pathWithDraft,
  start,
  values: [{ name: 'Una ventana', value: { windows: [window] } }],
  answers: [
    {
      name: 'En el carrito',
      value: {
        lines: [{ ...pricedWindow, added_centavos: null, supply: null, problem: null, added_at: null }],
        price_list: seenPrice.price_list,
        totals,
        revision: 1,
      },
    },
  ],
});

export const priceList: ChartKit<typeof priceListMachine> = {
  ...resourceKit({
    name: 'Mis precios',
    about: 'Los precios de quien entró, que el cotizador pide al llegar; mientras tanto rigen los públicos.',
    load: 'Pedir los precios',
    asks: 'priceList',
    unheard: goesWithSession,
    path: '/cotizador',
    inputs: [{ name: 'Los suyos', value: {} }],
    answers: [{ name: 'La lista pública', value: { list: publicPrices, tier: null } }],
  }),
  starts: [{ name: 'Mariana en el cotizador', input: undefined, token: tokens.stored }],
};

export const quoteToEdit: ChartKit<typeof quoteToEditMachine> = {
  ...resourceKit({
    name: 'Cotización por cambiar',
    about: 'Una cotización guardada que se abre en el cotizador para seguir con ella.',
    load: 'Pedir la cotización',
    asks: 'quote',
    unheard: goesWithSession,
    path: `/cotizador?editar=${savedQuote.id}`,
    inputs: [{ name: 'La suya', value: { id: savedQuote.id } }],
    answers: [{ name: 'Un borrador', value: savedQuote }],
  }),
  starts: [
    { name: 'Mariana con el enlace', input: undefined, token: tokens.stored, sends: ['resource.load'] },
  ],
};
