import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { removedWithSession } from '#stories/charts/samples/quote-ends.ts';
import { savedQuote } from '#stories/charts/samples/quotes-samples.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { quoteToEditMachine } from './quote-to-edit.machine.ts';

export const quoteToEdit: ChartFixtures<typeof quoteToEditMachine> = {
  ...resourceFixtures({
    name: 'Cotización por cambiar',
    about: 'Una cotización guardada que se abre en el cotizador para seguir con ella.',
    load: 'Pedir la cotización',
    asks: 'quote',
    neverReceived: removedWithSession,
    path: `/cotizador?editar=${savedQuote.id}`,
    inputs: [{ name: 'La suya', value: { id: savedQuote.id } }],
    answers: [{ name: 'Un borrador', value: savedQuote }],
  }),
  starts: [
    { name: 'Mariana con el enlace', input: undefined, token: tokens.stored, sends: ['resource.load'] },
  ],
};
