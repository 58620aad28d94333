import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures, type Sample } from '#stories/charts/fixtures/chart-fixtures.ts';
import { savedQuote, seenPrice } from '#stories/charts/samples/quotes-samples.ts';
import { LAST_DAY, TIME_ZONE, waitingStates } from '#stories/charts/samples/quotes.ts';
import { tokens } from '../session/fixtures.ts';
import { promises } from './promises.ts';
import type { quoteMachine } from './quote.machine.ts';

/** The same quote in a later stage. */
const quoteIn = (status: QuoteStatus, others: Partial<SavedQuote> = {}): SavedQuote => ({
  ...savedQuote,
  status,
  sent_at: '2026-11-20T19:00:00Z',
  expires_on: LAST_DAY,
  share: 'enlace-de-ejemplo',
  ...others,
});

const quotesByStatus: Readonly<Record<QuoteStatus, SavedQuote>> = {
  borrador: savedQuote,
  enviada: quoteIn('enviada'),
  vista: quoteIn('vista', { viewed_at: '2026-11-20T20:00:00Z' }),
  // With earlier prices: a quote accepted at today's prices is not renewed.
  aceptada: quoteIn('aceptada', {
    answered_at: '2026-11-21T20:00:00Z',
    answer_note: 'Adelante.',
    price_list: { id: 'publico-anterior', version: 1 },
  }),
  rechazada: quoteIn('rechazada', { answered_at: '2026-11-21T20:00:00Z' }),
  vencida: quoteIn('vencida', { expires_on: '2026-11-20' }),
  convertida: quoteIn('convertida', { order_id: 'orden-1', order_folio: 'P-2051' }),
};

const answer = (name: string, value: SavedQuote): Sample<unknown> => ({ name, value });

export const quote: ChartFixtures<typeof quoteMachine> = {
  words: {
    name: 'Una cotización',
    about:
      'Una cotización en los estados del oficio: se comparte, la ven, la aceptan o rechazan, vence al terminar su último día, se renueva y se hace orden.',
    states: {
      ...waitingStates('loading', 'Cargando'),
      failed: 'No se pudo cargar',
      status: 'Con la cotización',
      'status.deciding': 'Viendo cómo está',
      'status.borrador': 'Borrador',
      'status.shared': 'Compartida',
      'status.shared.open': 'Por responder',
      'status.shared.open.enviada': 'Enviada',
      'status.shared.open.vista': 'Vista',
      'status.shared.aceptada': 'Aceptada',
      'status.shared.rechazada': 'Rechazada',
      'status.shared.vencida': 'Vencida',
      'status.convertida': 'Convertida',
      asking: 'Pregunta antes',
      'asking.confirming': '¿Eliminarla?',
      'asking.hearing': '¿Eso respondieron?',
      'asking.ordering': 'Revisando la orden',
      acting: 'El servidor la cambia',
      ...waitingStates('acting.sending', 'Compartiéndola'),
      ...waitingStates('acting.answering', 'Anotando la respuesta'),
      ...waitingStates('acting.renewing', 'Renovándola'),
      ...waitingStates('acting.converting', 'Haciéndola orden'),
      ...waitingStates('acting.removing', 'Eliminándola'),
      'acting.answered': 'Ya contestó',
      removed: 'Eliminada',
    },
    events: {
      'quote.reload': 'Pedirla de nuevo',
      'quote.arrived': 'Llegó con las novedades',
      'quote.cancel': 'Cancelar la espera',
      'quote.validFor': 'Elegir cuánto vale',
      'quote.send': 'Compartir',
      'quote.accept': 'La aceptaron por teléfono',
      'quote.reject': 'La rechazaron por teléfono',
      'quote.review': 'Ver qué cambia al renovar',
      'quote.setAside': 'Dejar la renovación para después',
      'quote.renew': 'Renovar al precio que se vio',
      'quote.order': 'Revisar la orden',
      'quote.convert': 'Pedir',
      'quote.remove': 'Eliminar',
      'quote.keep': 'Conservarla',
      'quote.confirm': 'Confirmar',
    },
    invokes: {
      load: 'Pedir la cotización',
      follow: 'Seguir las novedades',
      send: 'Hacer el enlace',
      answer: 'Anotar la respuesta',
      renew: 'Renovarla',
      convert: 'Hacer la orden',
      remove: 'Eliminarla',
    },
    actions: {
      endReview: 'deja la revisión de precios',
      forgetError: 'quita el aviso de error',
      forgetNews: 'quita la novedad',
    },
    guards: {
      hasStatus: 'el servidor dice que está así',
      hasQuote: 'ya se había cargado',
      isReviewing: 'está viendo qué cambia',
      isChanged: 'alguien la cambió',
    },
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
    'quote.arrived': [{ name: 'La aceptaron', value: { quote: quotesByStatus.aceptada } }],
    'quote.cancel': bare,
    'quote.validFor': [{ name: 'Treinta días', value: { days: 30 } }],
    'quote.send': bare,
    'quote.accept': bare,
    'quote.reject': bare,
    'quote.review': bare,
    'quote.setAside': bare,
    'quote.renew': [{ name: 'El total de hoy, por siete días', value: { ...seenPrice, days: 7 } }],
    'quote.order': bare,
    'quote.convert': [
      {
        name: 'Con una nota',
        value: {
          notes: 'Tocar en la caseta',
          postcode: null,
          delivery: null,
          totalCentavos: savedQuote.totals.total_centavos,
        },
      },
    ],
    'quote.remove': bare,
    'quote.keep': bare,
    'quote.confirm': bare,
  },
  outside: ['quote.arrived'],
  invokes: {
    follow: null,
    load: {
      asks: 'quote',
      // The other stages follow from actions on these.
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
  facts: ({ quote: known, before, isReviewing }) => [
    known?.status ?? null,
    before?.status ?? null,
    isReviewing,
  ],
  promises,
};
