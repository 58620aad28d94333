import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { pathWithDraft, seenPrice, window } from '#stories/charts/samples/quotes-samples.ts';
import { formFixtures } from '../verified-form/fixtures.ts';
import type { quoteRequestMachine } from './quote-request.machine.ts';

export const quoteRequest: ChartFixtures<typeof quoteRequestMachine> = formFixtures({
  outside: ['form.restart'],
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
  answers: [{ name: 'Solicitud recibida', value: { folio: 'S-204', share: null } }],
});
