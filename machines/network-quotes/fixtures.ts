import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { listed } from '#stories/charts/samples/quotes.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { networkQuotesMachine } from './network-quotes.machine.ts';

export const networkQuotes: ChartFixtures<typeof networkQuotesMachine> = {
  ...resourceFixtures({
    follows: true,
    outside: ['resource.clear'],
    ...listed,
    name: 'Cotizaciones de la red',
    about: 'Las cotizaciones de toda la red: se piden al llegar y al actualizar, con quién hizo cada una.',
    asks: 'networkQuotes',
    path: href('quotesAdmin'),
  }),
  starts: [{ name: 'Un distribuidor', input: undefined, token: tokens.stored, as: 'distributor' }],
};
