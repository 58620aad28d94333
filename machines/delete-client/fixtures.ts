import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { deleteClientMachine } from './delete-client.machine.ts';

/** A record of the dealer of the demonstration. */
const id = 'cliente-3';

export const deleteClient: ChartFixtures<typeof deleteClientMachine> = plainFormFixtures({
  name: 'Borrar los datos de un cliente',
  about: 'Quien distribuye borra lo que guarda de un cliente: sus cotizaciones y órdenes se quedan.',
  asks: 'deleteClient',
  path: `${href('quotes')}?vista=clientes&ficha=${id}&parte=borrar`,
  start: { name: 'Quien distribuye', token: tokens.stored, as: 'distributor' },
  values: [{ name: 'Se borra', value: { id } }],
  answers: [{ name: 'Borrado', value: true }],
});
