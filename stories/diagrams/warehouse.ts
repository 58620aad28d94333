import { setup } from 'xstate';
import type { ChartWords } from '#charts/words.ts';

/** The states of a shelf, nested as deep as the app's charts. */
const shelf = {
  initial: 'empty',
  states: {
    empty: { on: { fill: 'filling' } },
    filling: {
      initial: 'brisk',
      states: { brisk: { after: { 3000: 'slow' } }, slow: {} },
      on: { settle: 'full', spill: 'broken' },
    },
    full: { on: { take: 'empty', spill: { guard: 'isHeavy', target: 'broken' } } },
    broken: { on: { mend: 'empty' } },
  },
} as const;

const halls = ['north', 'south', 'east', 'west', 'upper', 'lower', 'front', 'back'] as const;

/** A sample machine with more states than the collapsing limit; the app does not use it. */
export const warehouseMachine = setup({
  types: {} as {
    events: { type: 'fill' | 'settle' | 'spill' | 'take' | 'mend' | 'next' | 'close' };
  },
  guards: { isHeavy: () => true },
}).createMachine({
  id: 'warehouse',
  initial: 'north',
  states: {
    ...Object.fromEntries(
      halls.map((hall, index) => [
        hall,
        {
          ...shelf,
          on: {
            next: halls[index + 1] ?? 'closing',
            close: { guard: 'isHeavy', target: 'closing.counting' },
          },
        },
      ]),
    ),
    closing: {
      initial: 'sweeping',
      states: {
        sweeping: { on: { next: 'counting' } },
        counting: { on: { next: 'locked' } },
        locked: { type: 'final' },
      },
      onDone: 'closed',
    },
    closed: { type: 'final' },
  },
});

const shelfWords = {
  empty: 'Vacío',
  filling: 'Llenándose',
  'filling.brisk': 'Esperando',
  'filling.slow': 'Se tarda',
  full: 'Lleno',
  broken: 'Roto',
};

const hallWords = {
  north: 'Sala norte',
  south: 'Sala sur',
  east: 'Sala oriente',
  west: 'Sala poniente',
  upper: 'Sala de arriba',
  lower: 'Sala de abajo',
  front: 'Sala de enfrente',
  back: 'Sala del fondo',
} satisfies Record<(typeof halls)[number], string>;

export const warehouseWords: ChartWords = {
  name: 'Bodega',
  about: 'Una máquina inventada, con más estados de los que caben en una mirada.',
  states: {
    ...Object.fromEntries(
      Object.entries(hallWords).flatMap(([hall, word]) => [
        [hall, word],
        ...Object.entries(shelfWords).map(([state, text]) => [`${hall}.${state}`, text] as const),
      ]),
    ),
    closing: 'Cerrando',
    'closing.sweeping': 'Barriendo',
    'closing.counting': 'Contando',
    'closing.locked': 'Con llave',
    closed: 'Cerrada',
  },
  events: {
    fill: 'Llenar',
    settle: 'Asentar',
    spill: 'Tirar',
    take: 'Sacar todo',
    mend: 'Reparar',
    next: 'Pasar a lo siguiente',
    close: 'Cerrar la bodega',
  },
  invokes: {},
  guards: { isHeavy: 'pesa demasiado' },
};
