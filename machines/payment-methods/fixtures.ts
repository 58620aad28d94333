import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { tokens } from '../session/fixtures.ts';
import type { paymentMethodsMachine } from './payment-methods.machine.ts';
import { promises } from './promises.ts';

const visa: PaymentMethod = {
  id: 1,
  brand: 'Visa',
  last_four: '4242',
  expires: '11/39',
  is_default: true,
};

export const mastercard: PaymentMethod = {
  id: 2,
  brand: 'Mastercard',
  last_four: '4444',
  expires: '08/38',
  is_default: false,
};

export const paymentMethods: ChartFixtures<typeof paymentMethodsMachine> = {
  words: {
    name: 'Cartera',
    about:
      'Las tarjetas guardadas: cargarlas, elegir la predeterminada y quitar una, que siempre pregunta antes.',
    states: {
      loading: 'Cargando',
      'loading.brisk': waitingWords.brisk,
      'loading.slow': waitingWords.slow,
      'loading.endless': waitingWords.endless,
      failed: 'No se pudo cargar',
      ready: 'Con las tarjetas',
      'ready.settled': 'En reposo',
      'ready.settled.untouched': 'Sin novedad',
      'ready.settled.refused': 'No se pudo cambiar',
      'ready.confirming': '¿Quitarla?',
      'ready.makingDefault': 'Cambiando la predeterminada',
      'ready.makingDefault.brisk': waitingWords.brisk,
      'ready.makingDefault.slow': waitingWords.slow,
      'ready.makingDefault.endless': waitingWords.endless,
      'ready.removing': 'Quitándola',
      'ready.removing.brisk': waitingWords.brisk,
      'ready.removing.slow': waitingWords.slow,
      'ready.removing.endless': waitingWords.endless,
    },
    events: {
      'wallet.reload': 'Pedirlas de nuevo',
      'wallet.cancel': 'Cancelar la espera',
      'wallet.makeDefault': 'Hacerla predeterminada',
      'wallet.remove': 'Quitar',
      'wallet.keep': 'Conservarla',
      'wallet.confirm': 'Confirmar que se quita',
    },
    invokes: {
      load: 'Pedir las tarjetas',
      makeDefault: 'Cambiar la predeterminada',
      remove: 'Quitar la tarjeta',
    },
    actions: { dropChoice: 'suelta la forma elegida' },
    guards: { hasError: 'algo no se pudo cambiar' },
  },
  path: '/panel/perfil?seccion=cartera',
  starts: [{ name: 'Mariana en su cartera', input: undefined, token: tokens.stored }],
  events: {
    'wallet.reload': bare,
    'wallet.cancel': bare,
    'wallet.makeDefault': [{ name: 'La Mastercard', value: { id: mastercard.id } }],
    'wallet.remove': [{ name: 'La Mastercard', value: { id: mastercard.id } }],
    'wallet.keep': bare,
    'wallet.confirm': bare,
  },
  invokes: {
    load: {
      asks: 'paymentMethods',
      answers: [{ name: 'Dos tarjetas', value: [visa, mastercard] }],
    },
    makeDefault: {
      asks: 'setDefaultPaymentMethod',
      answers: [{ name: 'Cambiada', value: { ...mastercard, is_default: true } }],
    },
    remove: { asks: 'removePaymentMethod', answers: [{ name: 'Quitada', value: true }] },
  },
  facts: ({ methods, error }) => [methods?.map(({ id, is_default }) => [id, is_default]), error !== null],
  promises,
};
