import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { removedWithSession, start } from '#stories/charts/samples/quote-ends.ts';
import { pathWithDraft, savedQuote, seenPrice, window } from '#stories/charts/samples/quotes-samples.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import type { QuoteToSave, saveQuoteMachine } from './save-quote.machine.ts';

const quoteToSave = {
  id: savedQuote.id,
  revision: null,
  title: 'Casa de los Garza',
  client: { name: '', phone: '', email: '' },
  margin_bp: null,
  windows: [window],
  ...seenPrice,
};

const saving = plainFormFixtures<QuoteToSave>({
  name: 'Guardar cotización',
  about: 'Guardar lo que se armó en el cotizador, con un identificador propio: guardado dos veces es una.',
  asks: 'saveQuote',
  neverReceived: removedWithSession,
  path: pathWithDraft,
  start,
  values: [
    { name: 'Una ventana', value: { quote: quoteToSave, outbox: 'none' } },
    { name: 'La misma, que puede esperar la señal', value: { quote: quoteToSave, outbox: 'open' } },
    { name: 'La misma, con otra versión por enviar', value: { quote: quoteToSave, outbox: 'waits' } },
  ],
  answers: [{ name: 'Guardada', value: savedQuote }],
  guards: { isPostponed: 'otra versión espera la señal', canWait: 'no hay señal y puede esperarla' },
});

export const saveQuote: ChartFixtures<typeof saveQuoteMachine> = {
  ...saving,
  facts: ({ error, sent }) => [error !== null, sent?.values.outbox ?? null],
};
