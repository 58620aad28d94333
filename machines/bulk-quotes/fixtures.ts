import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { dealerIds, expiredIds, openIds } from '#stories/charts/samples/dealer-quotes.ts';
import { savedQuote, seenPrice } from '#stories/charts/samples/quotes-samples.ts';
import { waitingStates } from '#stories/charts/samples/quotes.ts';
import { tokens } from '../session/fixtures.ts';
import { mayRepeat, type BulkItem, type bulkQuotesMachine } from './bulk-quotes.machine.ts';
import { promises } from './promises.ts';

const item = (id: string, seen: BulkItem['seen']): BulkItem => ({
  quote: { id, folio: savedQuote.folio, revision: savedQuote.revision },
  seen,
});

const expired = expiredIds.map((id) => item(id, seenPrice));
const open = openIds.map((id) => item(id, null));

export const bulkQuotes: ChartFixtures<typeof bulkQuotesMachine> = {
  words: {
    name: 'Varias cotizaciones',
    about:
      'Se eligen cotizaciones y se renuevan o se anotan rechazadas de una vez: se pregunta, se manda una tras otra, y lo que falla se dice y se reintenta.',
    states: {
      choosing: 'Eligiendo',
      asking: 'Pregunta antes',
      next: '¿Qué sigue?',
      sending: 'Mandando',
      'sending.deciding': '¿Qué se manda?',
      ...waitingStates('sending.renewing', 'Renovando'),
      ...waitingStates('sending.rejecting', 'Anotando rechazadas'),
      done: 'Hecho',
      failed: 'Algo no se hizo',
    },
    events: {
      'bulk.choose': 'Elegir',
      'bulk.ask': 'Pedir que cambien',
      'bulk.keep': 'Dejarlas como están',
      'bulk.confirm': 'Confirmar',
      'bulk.stop': 'No mandar las que faltan',
      'bulk.cancel': 'Cancelar la espera',
      'bulk.retry': 'Reintentar',
      'bulk.dismiss': 'Cerrar el aviso',
    },
    invokes: { renew: 'Renovar una', answer: 'Anotar una' },
    guards: {
      hasChosen: 'hay elegidas',
      isAnyWanted: 'son de las elegidas',
      hasQueue: 'falta alguna',
      hasMore: 'faltan más que la que se está mandando',
      isRenewal: 'se renuevan',
      hasFailed: 'algo no se hizo',
      canRepeat: 'se puede repetir',
    },
  },
  path: href('quotes'),
  starts: [
    {
      name: 'Un distribuidor en sus cotizaciones',
      input: undefined,
      token: tokens.stored,
      as: 'distributor',
    },
  ],
  events: {
    'bulk.choose': [
      { name: 'Una abierta', value: { ids: openIds.slice(0, 1) } },
      { name: 'Todas', value: { ids: dealerIds } },
      { name: 'Ninguna', value: { ids: [] } },
    ],
    'bulk.ask': [
      { name: 'Renovar', value: { act: 'renew' } },
      { name: 'Anotar rechazadas', value: { act: 'reject' } },
    ],
    'bulk.keep': bare,
    'bulk.confirm': [
      { name: 'Las vencidas', value: { items: expired } },
      { name: 'Las abiertas', value: { items: open } },
    ],
    'bulk.stop': bare,
    'bulk.cancel': bare,
    'bulk.retry': bare,
    'bulk.dismiss': bare,
  },
  // The question names what its act is for.
  happens: {
    'bulk.confirm': ({ act }, { items }) => items.every(({ seen }) => (seen === null) === (act === 'reject')),
  },
  invokes: {
    renew: { asks: 'renewQuote', answers: [{ name: 'Renovada', value: savedQuote }] },
    answer: { asks: 'answerQuote', answers: [{ name: 'Anotada', value: savedQuote }] },
  },
  facts: ({ chosen, act, queue, failed }) => [
    ...[chosen.length, act, queue.length, failed.length > 0],
    failed.filter(mayRepeat).length,
  ],
  promises,
};
