import { ApiError, type ApiErrorKind } from '#src/api/errors.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { savedQuote, seenPrice, totals, window } from '#stories/charts/samples/quotes-samples.ts';
import { tokens } from '../session/fixtures.ts';
import type { outboxMachine } from './outbox.machine.ts';
import { promises } from './promises.ts';

const unsent = {
  key: 'por-enviar-1',
  at: Date.parse('2026-11-20T18:30:00Z'),
  folio: null,
  values: {
    id: savedQuote.id,
    revision: null,
    title: 'Casa de los Garza',
    client: { name: '', phone: '', email: '' },
    margin_bp: null,
    windows: [window],
    ...seenPrice,
  },
  refusal: null,
};

const refused = {
  ...unsent,
  refusal: {
    kind: 'invalid' as const,
    status: 422,
    body: { message: 'Los precios cambiaron.', errors: { total_centavos: ['Los precios cambiaron.'] } },
  },
};

const sent = {
  id: savedQuote.id,
  folio: savedQuote.folio,
  revision: savedQuote.revision,
  title: unsent.values.title,
  seenCentavos: seenPrice.total_centavos,
  totalCentavos: totals.total_centavos,
  isRead: false,
};

/** Of a newer version of the site. */
const unread = [{ version: 99, items: [{ folio: 'C-1042' }] }];

const failure = (kind: ApiErrorKind, status?: number, retryAfterMs: number | null = null) => ({
  error: new ApiError({ kind, call: 'saveQuote', status, retryAfterMs }),
});

export const outbox: ChartFixtures<typeof outboxMachine> = {
  words: {
    name: 'Por enviar',
    about:
      'Lo que se guardó sin señal: está en este navegador, para esa persona, y se envía en orden, una sola vez, cuando vuelve la señal.',
    states: {
      closed: 'Nadie ha entrado',
      open: 'De quien entró',
      'open.delivery': 'Envío',
      'open.delivery.resting': 'Nada espera',
      'open.delivery.sending': 'Enviando',
      'open.delivery.waiting': 'Esperando otro intento',
      'open.room': 'Espacio',
      'open.room.enough': 'El navegador la guardó',
      'open.room.full': 'No cupo en el navegador',
    },
    events: {
      'outbox.open': 'Se sabe quién entró',
      'outbox.close': 'Termina la sesión',
      'outbox.add': 'Se guardó sin señal',
      'outbox.discard': 'Descartar',
      'outbox.saved': 'Se guardó de otra forma',
      'outbox.read': 'Entendido',
      'outbox.removeUnread': 'Borrar lo que no se puede leer',
      'outbox.found': 'El navegador dice qué hay',
      'outbox.full': 'El navegador no tiene espacio',
      'outbox.send': 'Enviar ahora',
      'outbox.signal': 'Puede haber señal',
      'outbox.delivered': 'El servidor la guardó',
      'outbox.declined': 'El servidor no la aceptó',
      'outbox.failed': 'No se pudo enviar ahora',
    },
    invokes: {
      keepOutbox: 'Guardar en el navegador',
      sendOutbox: 'Enviar, una por una',
      watchSignal: 'Ver si vuelve la señal',
    },
    delays: { retryAfter: '30 s, o lo que pida el servidor' },
    actions: { forgetFailure: 'quita el aviso de error' },
    guards: { bringsUnsent: 'hay una por enviar', mayTryNow: 'el servidor no pidió esperar' },
  },
  path: '/panel/listas/cotizaciones',
  holds: ['saveQuote'],
  starts: [
    {
      name: 'Ernesto en sus cotizaciones',
      input: undefined,
      token: tokens.stored,
      as: 'distributor',
      hasOutbox: true,
      sends: ['outbox.open', 'outbox.found'],
    },
  ],
  events: {
    'outbox.open': [{ name: 'Ernesto', value: { person: 2 } }],
    'outbox.close': bare,
    'outbox.add': [{ name: 'Una ventana', value: { entry: unsent } }],
    'outbox.discard': [{ name: 'La que no se guardó', value: { key: refused.key } }],
    'outbox.saved': [{ name: 'La misma', value: { id: savedQuote.id } }],
    'outbox.read': bare,
    'outbox.removeUnread': bare,
    'outbox.found': [
      { name: 'Nada', value: { outbox: { unsent: [], sent: [], unread: [] } } },
      { name: 'Una por enviar', value: { outbox: { unsent: [unsent], sent: [], unread: [] } } },
      { name: 'Una con otro precio', value: { outbox: { unsent: [refused], sent: [], unread: [] } } },
      { name: 'Una enviada', value: { outbox: { unsent: [], sent: [sent], unread: [] } } },
      { name: 'Una que no se puede leer', value: { outbox: { unsent: [], sent: [], unread } } },
    ],
    'outbox.full': bare,
    'outbox.send': bare,
    'outbox.signal': bare,
    'outbox.delivered': [{ name: 'La de los Garza', value: { sent } }],
    'outbox.declined': [{ name: 'La de los Garza', value: { entry: unsent } }],
    'outbox.failed': [
      { name: 'Sin señal', value: failure('unreachable') },
      { name: 'Demasiados intentos', value: failure('throttled', 429, 120_000) },
      { name: 'El servidor falla', value: failure('fault', 500) },
    ],
  },
  invokes: { keepOutbox: null, sendOutbox: null, watchSignal: null },
  silent: ['store'],
  facts: ({ outbox: { unsent: all, sent: done, unread: aside }, failure: last }) => [
    last?.kind,
    all.some(({ refusal }) => refusal !== null),
    done.some(({ isRead }) => !isRead),
    aside.length > 0,
  ],
  promises,
  outside: [
    'outbox.open',
    'outbox.close',
    'outbox.add',
    'outbox.saved',
    'outbox.full',
    'outbox.delivered',
    'outbox.declined',
    'outbox.failed',
  ],
};
