import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { keptClient, namedClient } from '#stories/charts/samples/clients.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { saveClientMachine } from './save-client.machine.ts';

export const saveClient: ChartFixtures<typeof saveClientMachine> = plainFormFixtures({
  name: 'Guardar un cliente',
  about:
    'Contacto, domicilio, datos de facturación y notas de un cliente: al guardarlo se cierra el formulario.',
  asks: 'saveClient',
  path: `${href('quotes')}?vista=clientes&ficha=nueva`,
  start: { name: 'Quien distribuye', token: tokens.stored, as: 'distributor' },
  values: [
    { name: 'Todo lleno', value: { record: keptClient, asPrinted: false } },
    { name: 'Solo su nombre', value: { record: namedClient, asPrinted: false } },
  ],
  answers: [{ name: 'Guardado', value: keptClient }],
  meetsOthers: true,
});
