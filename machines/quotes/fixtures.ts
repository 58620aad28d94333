import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { listed } from '#stories/charts/samples/quotes.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { quotesMachine } from './quotes.machine.ts';

export const quotes: ChartFixtures<typeof quotesMachine> = {
  ...resourceFixtures({
    follows: true,
    outside: ['resource.clear'],
    ...listed,
    name: 'Cotizaciones',
    about:
      'Las cotizaciones de quien entró: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'quotes',
    path: href('quotes'),
  }),
  starts: [{ name: 'Mariana en sus cotizaciones', input: undefined, token: tokens.stored }],
};
