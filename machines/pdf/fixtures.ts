import { renderPdf } from '#mocks/files/pdf.ts';
import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { quotesOn } from '#mocks/seeds/quotes.ts';
import { today } from '#mocks/today.ts';
import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { pdfMachine } from './pdf.machine.ts';
import { promises } from './promises.ts';

const [, distributor] = demoAccounts;

/** A draft of the seeds with a margin: it has a copy for the client, and one with the cost. */
const drafted = quotesOn(today()).find(
  ({ user_id, status, margin_bp }) =>
    user_id === distributor.id && status === 'borrador' && margin_bp !== null,
);

const lines = [{ text: 'Sala', amount: '$2,505.60' }];

const file = new Blob([renderPdf({ title: 'Cotización de ejemplo', subtitle: 'Una ventana', lines })], {
  type: 'application/pdf',
});

export const pdf: ChartFixtures<typeof pdfMachine> = {
  words: {
    name: 'PDF',
    about:
      'Un papel armado en la página: una cotización, para el cliente o con el costo de quien la hizo, o las hojas y etiquetas de una orden; tarda lo que tardan sus dibujos, y se puede dejar.',
    states: {
      idle: 'Sin pedir',
      making: 'Armando el PDF',
      ready: 'Descargado',
      failed: 'No se pudo armar',
    },
    events: {
      'pdf.make': 'Pedir el PDF',
      'pdf.progress': 'Va otro dibujo',
      'pdf.made': 'Quedó armado',
      'pdf.failed': 'Algo no llegó',
      'pdf.cancel': 'Dejarlo',
    },
    invokes: { make: 'Armarlo' },
    guards: {},
  },
  path: `${href('quotes')}?cotizacion=${drafted?.id ?? ''}`,
  starts: [
    { name: 'Un distribuidor con una cotización', input: undefined, token: tokens.stored, as: 'distributor' },
  ],
  events: {
    'pdf.make': [
      { name: 'Para su cliente', value: { copy: 'client' } },
      { name: 'Con su costo', value: { copy: 'own' } },
    ],
    'pdf.progress': [{ name: 'La mitad', value: { progress: { done: 2, total: 4 } } }],
    'pdf.made': [{ name: 'Un PDF', value: { file } }],
    'pdf.failed': bare,
    'pdf.cancel': bare,
  },
  invokes: { make: null },
  facts: () => null,
  promises,
  outside: ['pdf.progress', 'pdf.failed'],
};
