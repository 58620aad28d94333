import type { NetworkCart } from '#src/api/contract/assumed/cart.ts';
import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { cartWithProblem } from '#stories/charts/samples/cart.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { networkCartsMachine } from './network-carts.machine.ts';

const networkCart: NetworkCart = {
  ...cartWithProblem,
  id: 'carrito-5',
  made_by: { id: 5, name: 'Persianas del Norte', phone: '3355619580', email: null },
  updated_at: '2026-11-20T18:30:00Z',
};

export const networkCarts: ChartFixtures<typeof networkCartsMachine> = {
  ...resourceFixtures({
    outside: ['resource.clear'],
    name: 'Carritos de la red',
    about:
      'Los carritos de la red: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo.',
    load: 'Actualizar',
    asks: 'networkCarts',
    path: href('cartAdmin'),
    inputs: [{ name: 'Todos', value: {} }],
    answers: [
      {
        name: 'Uno, y otro del que se sabe poco',
        value: [networkCart, { ...networkCart, id: 'carrito-6', made_by: null, updated_at: null }],
      },
      { name: 'Ninguno', value: [] },
    ],
  }),
  starts: [{ name: 'Un distribuidor', input: undefined, token: tokens.stored, as: 'distributor' }],
};
