import type { quoteMachine } from '#machines/quote.machine.ts';
import type { networkQuotesMachine, quotesMachine } from '#machines/quotes.machine.ts';
import type { sharedQuoteMachine } from '#machines/shared-quote.machine.ts';
import type { QuoteStatus, SavedQuote, SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { href } from '#src/config/routes.ts';
import { bare, type ChartKit, type Sample } from './kit.ts';
import { pricedWindow, savedQuote, seenPrice, totals } from './quotes-samples.ts';
import { resourceKit } from './resource.ts';
import { tokens } from './session.ts';
import { waitingWords } from './words.ts';

const TIME_ZONE = 'America/Mexico_City';
/** Far enough for every walk: nothing expires but by the walk's own clock. */
const LAST_DAY = '2099-12-31';

/** The same quote as it stands later. */
const standing = (status: QuoteStatus, others: Partial<SavedQuote> = {}): SavedQuote => ({
  ...savedQuote,
  status,
  sent_at: '2026-11-20T19:00:00Z',
  expires_on: LAST_DAY,
  share: 'enlace-de-ejemplo',
  ...others,
});

const quotesByStatus: Readonly<Record<QuoteStatus, SavedQuote>> = {
  borrador: savedQuote,
  enviada: standing('enviada'),
  vista: standing('vista', { viewed_at: '2026-11-20T20:00:00Z' }),
  // At prices of before: what was accepted at today's is not renewed.
  aceptada: standing('aceptada', {
    answered_at: '2026-11-21T20:00:00Z',
    answer_note: 'Adelante.',
    price_list: { id: 'publico-anterior', version: 1 },
  }),
  rechazada: standing('rechazada', { answered_at: '2026-11-21T20:00:00Z' }),
  vencida: standing('vencida', { expires_on: '2026-11-20' }),
  convertida: standing('convertida', { order_id: 'orden-1', order_folio: 'P-2051' }),
};

/** A quote of which only what every quote has. */
const bareQuote: SavedQuote = {
  ...savedQuote,
  id: 'cotizacion-2',
  folio: 'C-1043',
  title: null,
  client: null,
  created_at: null,
  updated_at: null,
};

const listed = {
  load: 'Actualizar',
  inputs: [{ name: 'Todas', value: {} }],
  answers: [
    { name: 'Una completa y una con lo mínimo', value: [savedQuote, bareQuote] },
    { name: 'Ninguna', value: [] },
  ],
};

export const quotes: ChartKit<typeof quotesMachine> = {
  ...resourceKit({
    ...listed,
    name: 'Cotizaciones',
    about:
      'Las cotizaciones de quien entró: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'quotes',
    path: href('quotes'),
  }),
  starts: [{ name: 'Mariana en sus cotizaciones', input: undefined, token: tokens.stored }],
};

export const networkQuotes: ChartKit<typeof networkQuotesMachine> = {
  ...resourceKit({
    ...listed,
    name: 'Cotizaciones de la red',
    about: 'Las cotizaciones de toda la red: se piden al llegar y al actualizar, con quién hizo cada una.',
    asks: 'networkQuotes',
    path: href('quotesAdmin'),
  }),
  starts: [{ name: 'Un distribuidor', input: undefined, token: tokens.stored, as: 'distributor' }],
};

const waitingStates = (state: string, name: string) => ({
  [state]: name,
  [`${state}.brisk`]: waitingWords.brisk,
  [`${state}.slow`]: waitingWords.slow,
  [`${state}.endless`]: waitingWords.endless,
});

const answer = (name: string, value: SavedQuote): Sample<unknown> => ({ name, value });

export const quote: ChartKit<typeof quoteMachine> = {
  words: {
    name: 'Una cotización',
    about:
      'Una cotización en los estados del oficio: se comparte, la ven, la aceptan o rechazan, vence al terminar su último día, se renueva y se hace pedido.',
    states: {
      ...waitingStates('loading', 'Cargando'),
      failed: 'No se pudo cargar',
      standing: 'Con la cotización',
      'standing.sorting': 'Viendo cómo está',
      'standing.borrador': 'Borrador',
      'standing.enviada': 'Enviada',
      'standing.vista': 'Vista',
      'standing.aceptada': 'Aceptada',
      'standing.rechazada': 'Rechazada',
      'standing.vencida': 'Vencida',
      'standing.convertida': 'Convertida',
      confirming: '¿Eliminarla?',
      ...waitingStates('sending', 'Compartiéndola'),
      ...waitingStates('answering', 'Anotando la respuesta'),
      ...waitingStates('renewing', 'Renovándola'),
      ...waitingStates('converting', 'Haciéndola pedido'),
      ...waitingStates('removing', 'Eliminándola'),
      removed: 'Eliminada',
    },
    events: {
      'quote.reload': 'Pedirla de nuevo',
      'quote.cancel': 'Cancelar la espera',
      'quote.send': 'Compartir',
      'quote.accept': 'La aceptaron por teléfono',
      'quote.reject': 'La rechazaron por teléfono',
      'quote.renew': 'Renovar al precio que se vio',
      'quote.convert': 'Hacer pedido',
      'quote.remove': 'Eliminar',
      'quote.keep': 'Conservarla',
      'quote.confirm': 'Confirmar que se elimina',
    },
    invokes: {
      load: 'Pedir la cotización',
      send: 'Hacer el enlace',
      answer: 'Anotar la respuesta',
      renew: 'Renovarla',
      convert: 'Hacer el pedido',
      remove: 'Eliminarla',
    },
    guards: { stands: 'el servidor dice que está así', hasQuote: 'ya se había cargado' },
    delays: { untilItExpires: 'su último día' },
  },
  path: `${href('quotes')}?cotizacion=${savedQuote.id}`,
  starts: [
    {
      name: 'Mariana abre una cotización',
      input: { id: savedQuote.id, timeZone: TIME_ZONE },
      token: tokens.stored,
    },
  ],
  events: {
    'quote.reload': bare,
    'quote.cancel': bare,
    'quote.send': bare,
    'quote.accept': bare,
    'quote.reject': bare,
    'quote.renew': [{ name: 'El total de hoy', value: seenPrice }],
    'quote.convert': bare,
    'quote.remove': bare,
    'quote.keep': bare,
    'quote.confirm': bare,
  },
  invokes: {
    load: {
      asks: 'quote',
      // The others come about by what is done with these.
      answers: [
        answer('Es un borrador', quotesByStatus.borrador),
        answer('Ya la vieron', quotesByStatus.vista),
        answer('Está vencida', quotesByStatus.vencida),
      ],
    },
    send: { asks: 'sendQuote', answers: [answer('Enviada', quotesByStatus.enviada)] },
    answer: {
      asks: 'answerQuote',
      answers: [answer('Aceptada', quotesByStatus.aceptada), answer('Rechazada', quotesByStatus.rechazada)],
    },
    renew: { asks: 'renewQuote', answers: [answer('Enviada de nuevo', quotesByStatus.enviada)] },
    convert: { asks: 'convertQuote', answers: [answer('Convertida', quotesByStatus.convertida)] },
    remove: { asks: 'removeQuote', answers: [{ name: 'Eliminada', value: true }] },
  },
  facts: ({ quote: known }) => known?.status ?? null,
};

/** The client's copy of the same. */
const shared: SharedQuote = {
  folio: savedQuote.folio,
  status: 'vista',
  title: savedQuote.title,
  client: savedQuote.client,
  seller: { name: 'Persianas del Norte', phone: '8112345678', email: null },
  windows: [pricedWindow],
  totals,
  sent_at: '2026-11-20T19:00:00Z',
  answered_at: null,
  expires_on: LAST_DAY,
};

export const sharedQuote: ChartKit<typeof sharedQuoteMachine> = {
  words: {
    name: 'Cotización compartida',
    about:
      'La cotización como la ve el cliente por su enlace: la acepta o la rechaza con una nota, mientras siga vigente.',
    states: {
      ...waitingStates('loading', 'Cargando'),
      failed: 'No se pudo cargar',
      sorting: 'Viendo cómo está',
      open: 'Por responder',
      'open.untouched': 'Sin respuesta',
      'open.refused': 'No se pudo responder',
      ...waitingStates('answering', 'Mandando la respuesta'),
      closed: 'Solo para leer',
    },
    events: {
      'shared.reload': 'Pedirla de nuevo',
      'shared.cancel': 'Cancelar la espera',
      'shared.accept': 'Aceptar',
      'shared.reject': 'Rechazar',
    },
    invokes: { load: 'Pedir la cotización', answer: 'Mandar la respuesta' },
    guards: { isOpen: 'sigue por responder' },
    delays: { untilItExpires: 'su último día' },
  },
  path: `${href('standaloneQuoter')}?cotizacion=enlace-de-ejemplo`,
  starts: [
    { name: 'Una clienta abre su enlace', input: { share: 'enlace-de-ejemplo', timeZone: TIME_ZONE } },
  ],
  events: {
    'shared.reload': bare,
    'shared.cancel': bare,
    'shared.accept': [{ name: 'Con una nota', value: { note: 'Adelante, por favor.' } }],
    'shared.reject': [{ name: 'Con una nota', value: { note: 'Por ahora no.' } }],
  },
  invokes: {
    load: {
      asks: 'sharedQuote',
      answers: [
        { name: 'Por responder', value: shared },
        {
          name: 'Ya aceptada',
          value: { ...shared, status: 'aceptada', answered_at: '2026-11-21T20:00:00Z' },
        },
      ],
    },
    answer: {
      asks: 'answerSharedQuote',
      answers: [
        { name: 'Anotada', value: { ...shared, status: 'aceptada', answered_at: '2026-11-21T20:00:00Z' } },
      ],
    },
  },
  facts: ({ quote: known }) => known?.status ?? null,
};
