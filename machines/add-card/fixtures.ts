import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { mastercard } from '../payment-methods/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { addCardMachine } from './add-card.machine.ts';
import { promises } from './promises.ts';

export const addCard: ChartFixtures<typeof addCardMachine> = {
  words: {
    name: 'Agregar tarjeta',
    about:
      'El número se escribe en el formulario del proveedor de pagos; de ahí solo sale un código, que es lo que se guarda.',
    states: {
      closed: 'Cerrado',
      open: 'Abierto',
      'open.loading': 'Cargando el formulario',
      'open.loading.brisk': waitingWords.brisk,
      'open.loading.slow': waitingWords.slow,
      'open.loading.endless': waitingWords.endless,
      'open.missing': 'El formulario no cargó',
      'open.ready': 'Listo para escribir',
      'open.ready.untouched': 'Sin enviar',
      'open.ready.declined': 'Rechazada',
      'open.ready.failed': 'No se pudo guardar',
      'open.tokenizing': 'Comprobando con el proveedor',
      'open.tokenizing.brisk': waitingWords.brisk,
      'open.tokenizing.slow': waitingWords.slow,
      'open.tokenizing.endless': waitingWords.endless,
      saving: 'Guardando',
      'saving.brisk': waitingWords.brisk,
      'saving.slow': waitingWords.slow,
      'saving.endless': waitingWords.endless,
      done: 'Guardada',
    },
    events: {
      'card.open': 'Agregar tarjeta',
      'card.close': 'Cerrar',
      'card.retry': 'Reintentar',
      'card.submit': 'Guardar tarjeta',
      'card.cancel': 'Cancelar la espera',
      'card.ready': 'El formulario cargó',
      'card.tokenizing': 'Envió desde el formulario',
      'card.invalid': 'Falta algo en el formulario',
      'card.tokenized': 'El proveedor dio el código',
      'card.declined': 'El proveedor la rechazó',
      'card.failed': 'El proveedor no contestó',
    },
    invokes: { save: 'Guardar la tarjeta', watchField: 'Escuchar el formulario' },
    actions: {
      forget: 'quita el aviso de error',
      nextAttempt: 'prepara otro intento',
      dropToken: 'olvida la tarjeta leída',
    },
    guards: {},
  },
  path: '/panel/perfil?seccion=cartera',
  starts: [
    {
      name: 'Mariana en su cartera',
      input: { origin: 'https://pagos.ejemplo.mx' },
      token: tokens.stored,
    },
  ],
  events: {
    'card.open': bare,
    'card.close': bare,
    'card.retry': bare,
    'card.submit': bare,
    'card.cancel': bare,
    'card.ready': bare,
    'card.tokenizing': bare,
    'card.invalid': bare,
    'card.tokenized': [{ name: 'Un código bueno', value: { token: 'demo-mastercard-4444-0838' } }],
    'card.declined': [
      { name: 'Con su razón', value: { reason: 'Tu banco rechazó la tarjeta.' } },
      { name: 'Sin decir por qué', value: { reason: null } },
    ],
    'card.failed': bare,
  },
  invokes: {
    save: { asks: 'addPaymentMethod', answers: [{ name: 'Guardada', value: mastercard }] },
    watchField: null,
  },
  facts: ({ reason, error }) => [reason !== null, error !== null],
  promises,
};
