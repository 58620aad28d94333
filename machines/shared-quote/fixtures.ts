import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { plainBrand } from '#stories/charts/samples/brand.ts';
import { pricedWindow, savedQuote, totals } from '#stories/charts/samples/quotes-samples.ts';
import { LAST_DAY, TIME_ZONE, waitingStates } from '#stories/charts/samples/quotes.ts';
import { promises } from './promises.ts';
import type { sharedQuoteMachine } from './shared-quote.machine.ts';

/** A window that its client may leave out. */
const optional = { ...pricedWindow, key: 'ventana-2', name: 'Terraza', optional: true };

/** The client's copy of the same quote. */
const shared: SharedQuote = {
  folio: savedQuote.folio,
  status: 'vista',
  title: savedQuote.title,
  client: savedQuote.client,
  seller: { ...plainBrand, name: 'Persianas del Norte', phone: '8112345678', email: null },
  windows: [pricedWindow, optional],
  postal_code: null,
  totals,
  sent_at: '2026-11-20T19:00:00Z',
  answered_at: null,
  asked_change: null,
  version: 1,
  requested_version: 1,
  former: [],
  expires_on: LAST_DAY,
  promised_on: null,
};

export const sharedQuote: ChartFixtures<typeof sharedQuoteMachine> = {
  words: {
    name: 'Cotización compartida',
    about:
      'La cotización como la ve el cliente por su enlace: la acepta o la rechaza con una nota, o pide un cambio, mientras siga vigente; lo opcional lo puede dejar fuera. Solo se contesta la versión que se ve.',
    states: {
      ...waitingStates('loading', 'Cargando'),
      failed: 'No se pudo cargar',
      deciding: 'Viendo cómo está',
      open: 'Por responder',
      'open.undecided': 'Sin respuesta',
      'open.confirming': '¿Es lo que quiere?',
      'open.confirming.untouched': 'Por confirmar',
      'open.confirming.refused': 'No se pudo responder',
      'open.asking': '¿Qué cambiamos?',
      'open.asking.untouched': 'Por escribir',
      'open.asking.empty': 'No escribió nada',
      'open.asking.refused': 'No se pudo pedir',
      ...waitingStates('answering', 'Mandando la respuesta'),
      ...waitingStates('requesting', 'Pidiendo el cambio'),
      closed: 'Solo para leer',
    },
    events: {
      'shared.reload': 'Pedirla de nuevo',
      'shared.cancel': 'Cancelar la espera',
      'shared.choose': 'Elegir si quiere una ventana opcional',
      'shared.accept': 'Aceptar',
      'shared.reject': 'Rechazar',
      'shared.back': 'Todavía no',
      'shared.confirm': 'Confirmar la respuesta',
      'shared.ask': 'Pedir un cambio',
      'shared.request': 'Mandar lo que se quiere cambiar',
    },
    invokes: { load: 'Pedir la cotización', answer: 'Mandar la respuesta', ask: 'Pedir el cambio' },
    guards: {
      isOpen: 'sigue por responder',
      mayChoose: 'es opcional y queda otra',
      saysSomething: 'escribió qué cambiar',
    },
    delays: { untilItExpires: 'su último día' },
  },
  path: `${href('standaloneQuoter')}?cotizacion=enlace-de-ejemplo`,
  starts: [
    { name: 'Una clienta abre su enlace', input: { share: 'enlace-de-ejemplo', timeZone: TIME_ZONE } },
  ],
  events: {
    'shared.reload': bare,
    'shared.cancel': bare,
    'shared.choose': [
      { name: 'La deja fuera', value: { key: optional.key, isWanted: false } },
      { name: 'La quiere', value: { key: optional.key, isWanted: true } },
    ],
    'shared.accept': bare,
    'shared.reject': bare,
    'shared.back': bare,
    'shared.confirm': [
      { name: 'Con una nota', value: { note: 'Así está bien.', postcode: null, delivery: null } },
    ],
    'shared.ask': bare,
    'shared.request': [
      { name: 'Con una nota', value: { note: 'Una tela más clara.', windows: [] } },
      { name: 'Sin escribir nada', value: { note: '', windows: [] } },
    ],
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
    ask: {
      asks: 'askForChange',
      answers: [
        {
          name: 'Pedido',
          value: {
            ...shared,
            asked_change: { at: '2026-11-21T20:00:00Z', note: 'Una tela más clara.', windows: [] },
          },
        },
      ],
    },
  },
  facts: ({ quote: known, leftOut }) => [known?.status ?? null, leftOut],
  promises,
};
