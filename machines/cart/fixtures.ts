import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { cartOfTwo, emptyCart, path, sala, start } from '#stories/charts/samples/cart.ts';
import { window } from '#stories/charts/samples/quotes-samples.ts';
import type { cartMachine } from './cart.machine.ts';
import { promises } from './promises.ts';

export const cart: ChartFixtures<typeof cartMachine> = {
  words: {
    name: 'Carrito',
    about:
      'Lo que se va a pedir, a los precios de hoy: cambiar cantidades, quitar una ventana y regresarla. Cada respuesta es el carrito entero.',
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
  promises,
};
