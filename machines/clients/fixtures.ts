import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { keptClient, plainRecord } from '#stories/charts/samples/clients.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { clientsMachine } from './clients.machine.ts';

export const clients: ChartFixtures<typeof clientsMachine> = {
  ...resourceFixtures({
    name: 'Fichas de clientes',
    about:
      'Lo que guarda quien distribuye de sus clientes: se pide al ver la lista, y otra vez al guardar a uno. Sin ellas se ve lo demás.',
    load: 'Pedir las fichas',
    asks: 'clients',
    path: `${href('quotes')}?vista=clientes`,
    inputs: [{ name: 'Las suyas', value: {} }],
    answers: [
      { name: 'Dos, y de una casi nada', value: [keptClient, plainRecord] },
      { name: 'Ninguna', value: [] },
    ],
  }),
  starts: [{ name: 'Quien distribuye', input: undefined, token: tokens.stored, as: 'distributor' }],
};
