import type { dealersMachine } from '#machines/dealers.machine.ts';
import type { nearMeMachine } from '#machines/near-me.machine.ts';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { bare, type ChartKit } from './kit.ts';
import { resourceKit } from './resource.ts';
import { waitingWords } from './words.ts';

const path = '/distribuidores';

const dealer: Dealer = {
  id: 2,
  name: 'Persianas del Norte',
  phone: '8155501420',
  whatsapp: '528155501420',
  email: 'hola@ejemplo.mx',
  address: 'Av. Hidalgo 120, Centro',
  state: 'Nuevo León',
  municipality: 'Monterrey',
  lat: 25.67,
  lng: -100.31,
  products: ['enrollables', 'toldos-verticales'],
};

export const dealers: ChartKit<typeof dealersMachine> = resourceKit({
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

export const nearMe: ChartKit<typeof nearMeMachine> = {
  words: {
    name: 'Cerca de mí',
    about: 'Dónde está la persona: se pregunta al navegador cuando ella lo pide, y puede negarse.',
    states: {
      idle: 'Sin preguntar',
      locating: 'Buscando dónde está',
      'locating.brisk': waitingWords.brisk,
      'locating.slow': waitingWords.slow,
      'locating.endless': waitingWords.endless,
      located: 'Se sabe dónde está',
      denied: 'No dio permiso',
      unavailable: 'No se pudo saber',
    },
    events: {
      'near.ask': 'Cerca de mí',
      'near.cancel': 'Cancelar la espera',
      'near.forget': 'Olvidar dónde estoy',
      'near.found': 'El navegador dice dónde',
      'near.denied': 'No da permiso',
      'near.unavailable': 'El navegador no lo sabe',
    },
    invokes: { locate: 'Preguntar al navegador' },
    guards: {},
  },
  path,
  starts: [{ name: 'Visitante', input: undefined }],
  events: {
    'near.ask': bare,
    'near.cancel': bare,
    'near.forget': bare,
    'near.found': [{ name: 'En Guadalajara', value: { place: { lat: 20.67, lng: -103.35 } } }],
    'near.denied': bare,
    'near.unavailable': bare,
  },
  invokes: { locate: null },
  // No guard reads the place.
  facts: () => null,
};
