import type { cartMachine, networkCartsMachine } from '#machines/cart.machine.ts';
import type { checkOutMachine } from '#machines/check-out.machine.ts';
import { AT_ONCE, type quickOrderMachine, type ReadRows } from '#machines/quick-order.machine.ts';
import type { Cart, CartLine, NetworkCart } from '#src/api/contract/assumed/cart.ts';
import { href } from '#src/config/routes.ts';
import { bare, type ChartKit } from './kit.ts';
import { savedOrder } from './orders.ts';
import { pricedWindow, seenPrice, totals, window } from './quotes-samples.ts';
import { resourceKit } from './resource.ts';
import { tokens } from './session.ts';
import { waitingWords } from './words.ts';

const path = href('cart');
const start = { name: 'Mariana en su carrito', token: tokens.stored };

const sala: CartLine = {
  ...pricedWindow,
  added_centavos: 240_000,
  supply: 'disponible',
  problem: null,
  added_at: '2026-11-18T18:30:00Z',
};

/** A line that cannot be ordered. */
const stuck: CartLine = {
  ...sala,
  key: 'ventana-2',
  name: 'Recámara',
  supply: null,
  problem: 'Este color ya no se fabrica: elige otro.',
};

export const cartOfTwo: Cart = {
  lines: [sala, { ...stuck, supply: 'poco', problem: null }],
  price_list: seenPrice.price_list,
  totals,
  revision: 4,
};
const cartWithProblem: Cart = { ...cartOfTwo, lines: [sala, stuck] };
const emptyCart: Cart = { ...cartOfTwo, lines: [] };

export const cart: ChartKit<typeof cartMachine> = {
  words: {
    name: 'Carrito',
    about:
      'Lo que se va a ordenar, a los precios de hoy: cambiar cantidades, quitar una ventana y regresarla. Cada respuesta es el carrito entero.',
    states: {
      loading: 'Cargando',
      'loading.brisk': waitingWords.brisk,
      'loading.slow': waitingWords.slow,
      'loading.endless': waitingWords.endless,
      failed: 'No se pudo cargar',
      ready: 'Con el carrito',
      settingQuantity: 'Cambiando la cantidad',
      'settingQuantity.brisk': waitingWords.brisk,
      'settingQuantity.slow': waitingWords.slow,
      'settingQuantity.endless': waitingWords.endless,
      removing: 'Quitando una ventana',
      'removing.brisk': waitingWords.brisk,
      'removing.slow': waitingWords.slow,
      'removing.endless': waitingWords.endless,
      puttingBack: 'Regresándola',
      'puttingBack.brisk': waitingWords.brisk,
      'puttingBack.slow': waitingWords.slow,
      'puttingBack.endless': waitingWords.endless,
    },
    events: {
      'cart.reload': 'Pedirlo de nuevo',
      'cart.cancel': 'Cancelar la espera',
      'cart.setQuantity': 'Cambiar la cantidad',
      'cart.remove': 'Quitar',
      'cart.putBack': 'Deshacer',
    },
    invokes: {
      load: 'Pedir el carrito',
      setQuantity: 'Guardar la cantidad',
      remove: 'Quitar la ventana',
      putBack: 'Regresar la ventana',
    },
    guards: { hasCart: 'ya había un carrito', hasTaken: 'se quitó algo antes' },
  },
  path,
  starts: [{ ...start, input: undefined }],
  events: {
    'cart.reload': bare,
    'cart.cancel': bare,
    'cart.setQuantity': [{ name: 'Tres de la sala', value: { key: sala.key, quantity: 3 } }],
    'cart.remove': [{ name: 'La sala', value: { window } }],
    'cart.putBack': bare,
  },
  invokes: {
    load: {
      asks: 'cart',
      answers: [
        { name: 'Dos ventanas', value: cartOfTwo },
        { name: 'Vacío', value: emptyCart },
      ],
    },
    setQuantity: { asks: 'setCartQuantity', answers: [{ name: 'Cambiada', value: cartOfTwo }] },
    remove: { asks: 'removeFromCart', answers: [{ name: 'Era la última', value: emptyCart }] },
    putBack: { asks: 'addToCart', answers: [{ name: 'Regresada', value: cartOfTwo }] },
  },
  facts: ({ cart: known, error, taken }) => [known?.lines.length ?? null, error !== null, taken !== null],
};

const networkCart: NetworkCart = {
  ...cartWithProblem,
  id: 'carrito-5',
  made_by: { id: 5, name: 'Persianas del Norte' },
  updated_at: '2026-11-20T18:30:00Z',
};

export const networkCarts: ChartKit<typeof networkCartsMachine> = {
  ...resourceKit({
    name: 'Carritos de la red',
    about:
      'Lo que está por ordenar cada quien: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
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

export const checkOut: ChartKit<typeof checkOutMachine> = {
  words: {
    name: 'Hacer el pedido',
    about:
      'Del carrito a una orden, una sola: se mira el carrito como está ahora, se confirma, y lo que el servidor rechaza se vuelve a mirar.',
    states: {
      closed: 'Cerrado',
      looking: 'Mirando el carrito',
      'looking.brisk': waitingWords.brisk,
      'looking.slow': waitingWords.slow,
      'looking.endless': waitingWords.endless,
      unseen: 'No se pudo mirar',
      reviewing: 'Por confirmar',
      'reviewing.untouched': 'Sin pedir',
      'reviewing.refused': 'No se pudo pedir',
      ordering: 'Pidiendo',
      'ordering.brisk': waitingWords.brisk,
      'ordering.slow': waitingWords.slow,
      'ordering.endless': waitingWords.endless,
      done: 'Pedido',
    },
    events: {
      'checkOut.open': 'Hacer el pedido',
      'checkOut.close': 'Cerrar',
      'checkOut.retry': 'Reintentar',
      'checkOut.cancel': 'Cancelar la espera',
      'checkOut.order': 'Pedir',
    },
    invokes: { look: 'Pedir el carrito de ahora', order: 'Hacer la orden' },
    guards: { canOrder: 'hay ventanas y todas se pueden pedir', hasError: 'el pedido acaba de fallar' },
  },
  path,
  // The way to the order stands beside the cart.
  screenAsks: ['cart'],
  starts: [{ ...start, input: undefined }],
  events: {
    'checkOut.open': [{ name: 'Con su clave', value: { attempt: 'intento-1' } }],
    'checkOut.close': bare,
    'checkOut.retry': bare,
    'checkOut.cancel': bare,
    'checkOut.order': [{ name: 'Con notas', value: { notes: 'Por la mañana' } }],
  },
  invokes: {
    look: {
      asks: 'cart',
      answers: [
        { name: 'Se puede pedir', value: cartOfTwo },
        { name: 'Con una ventana que no', value: cartWithProblem },
        { name: 'Vacío', value: emptyCart },
      ],
    },
    order: { asks: 'checkOut', answers: [{ name: 'Hecho', value: savedOrder }] },
  },
  facts: ({ cart: known, error }) => [
    known?.lines.map(({ problem }) => problem === null) ?? null,
    error !== null,
  ],
};

/** A list with so many rows that can be ordered, and so many that cannot. */
const rows = (ready: number, failed: number): ReadRows => ({
  ready: Array.from({ length: ready }, (_, at) => ({
    row: at + 1,
    cells: { Tela: 'Blackout Lino', Color: 'Blanco' },
    window: { ...window, key: `ventana-${String(at)}` },
  })),
  failed: Array.from({ length: failed }, (_, at) => ({
    row: ready + at + 1,
    cells: { Tela: 'Terciopelo' },
    reasons: ['No tenemos la tela “Terciopelo”.'],
  })),
  skipped: 0,
});

/** What is chosen in a walk. */
const list = new File(['Tela,Color,Ancho,Alto'], 'lista.csv', { type: 'text/csv' });

export const quickOrder: ChartKit<typeof quickOrderMachine> = {
  words: {
    name: 'Pedido rápido',
    about:
      'Muchas ventanas de un archivo: leerlo renglón por renglón, decir lo que no se puede, y agregar lo demás por tandas sin repetir nada.',
    states: {
      empty: 'Esperando un archivo',
      'empty.untouched': 'Nada elegido',
      'empty.unreadable': 'No sirvió el archivo',
      reading: 'Leyendo',
      checked: 'Revisado',
      'checked.untouched': 'Por agregar',
      'checked.failed': 'No se agregó todo',
      adding: 'Agregando',
      'adding.brisk': waitingWords.brisk,
      'adding.slow': waitingWords.slow,
      'adding.endless': waitingWords.endless,
      done: 'Agregado',
    },
    events: {
      'import.choose': 'Elegir un archivo',
      'import.add': 'Agregar',
      'import.cancel': 'Detener',
      'import.restart': 'Empezar con otra lista',
      'import.progress': 'Van tantos renglones',
      'import.read': 'Se leyó entero',
      'import.unreadable': 'No es una lista',
    },
    invokes: { readRows: 'Leer el archivo', add: 'Agregar una tanda' },
    guards: { hasReady: 'hay ventanas por agregar', hasMore: 'queda más de una tanda' },
  },
  path: `${path}?pedido=rapido`,
  starts: [{ ...start, input: undefined }],
  events: {
    'import.choose': [{ name: 'Una lista', value: { file: list } }],
    'import.add': bare,
    'import.cancel': bare,
    'import.restart': bare,
    'import.progress': [{ name: 'La mitad', value: { done: 50, total: 100 } }],
    'import.read': [
      { name: 'Dos tandas', value: { rows: rows(AT_ONCE + 1, 1) } },
      { name: 'Ninguno sirve', value: { rows: rows(0, 2) } },
    ],
    'import.unreadable': [{ name: 'Está vacío', value: { what: 'El archivo está vacío.' } }],
  },
  invokes: {
    readRows: null,
    add: { asks: 'addToCart', answers: [{ name: 'Agregadas', value: cartOfTwo }] },
  },
  facts: ({ ready, what, error }) => [
    ready.length > 0,
    ready.length > AT_ONCE,
    what !== null,
    error !== null,
  ],
};
