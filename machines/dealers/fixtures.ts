import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { path } from '#stories/charts/samples/dealers.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { dealersMachine } from './dealers.machine.ts';

const dealer: Dealer = {
  id: 2,
  name: 'Persianas del Norte',
  phone: '8155501420',
  whatsapp: '528155501420',
  email: 'hola@ejemplo.mx',
  address: 'Av. Hidalgo 120, Centro',
  state: 'Nuevo León',
  hours: 'Lunes a sábado de 10:00 a 19:00',
  municipality: 'Monterrey',
  lat: 25.67,
  lng: -100.31,
  products: ['enrollables', 'toldos-verticales'],
};

export const dealers: ChartFixtures<typeof dealersMachine> = resourceFixtures({
  name: 'Distribuidores',
  about: 'La lista pública de distribuidores: se pide al llegar, puede tardar, fallar y pedirse de nuevo.',
  load: 'Pedir los distribuidores',
  asks: 'dealers',
  path,
  inputs: [{ name: 'Todos', value: {} }],
  answers: [
    { name: 'Dos, uno sin lugar', value: [dealer, { ...dealer, id: 3, name: null, lat: null, lng: null }] },
    { name: 'Ninguno', value: [] },
  ],
});
