import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { from, id, savedOrder } from '#stories/charts/samples/orders.ts';
import { tokens } from '../session/fixtures.ts';
import type { boardMovesMachine } from './board-moves.machine.ts';
import { promises } from './promises.ts';

/** The board's first order that may advance, as the fake server has it. */
const board = { order: { ...savedOrder, id, stage: from, steps: [] }, to: 'material-reservado' as const };

export const boardMoves: ChartFixtures<typeof boardMovesMachine> = {
  words: {
    name: 'Mover en el tablero',
    about:
      'Las órdenes que se mueven, en el tablero o varias de la lista, se mandan una tras otra; si el servidor no acepta una, se dice por qué.',
    states: {
      quiet: 'Nada que mandar',
      sending: 'Mandando',
      'sending.brisk': waitingWords.brisk,
      'sending.slow': waitingWords.slow,
      'sending.endless': waitingWords.endless,
      next: '¿Qué sigue?',
      refused: 'Algo no se movió',
    },
    events: {
      'board.move': 'Mover una tarjeta',
      'board.stop': 'No mandar las demás',
      'board.cancel': 'Cancelar la espera',
      'board.retry': 'Reintentar',
      'board.dismiss': 'Cerrar el aviso',
      'board.listed': 'La lista llegó de nuevo',
    },
    invokes: { move: 'Mover en el servidor' },
    guards: {
      hasQueue: 'hay más que mandar',
      hasMore: 'no es la última',
      hasRefused: 'algo no se movió',
      canRepeat: 'se puede repetir',
    },
  },
  path: `${href('ordersAdmin')}?vista=tablero`,
  starts: [{ name: 'Quien administra', input: undefined, token: tokens.stored, as: 'administrator' }],
  events: {
    'board.move': [{ name: 'Reservar su material', value: board }],
    'board.stop': bare,
    'board.cancel': bare,
    'board.retry': bare,
    'board.dismiss': bare,
    'board.listed': bare,
  },
  invokes: {
    move: {
      asks: 'moveOrder',
      answers: [{ name: 'Movida', value: { ...board.order, stage: board.to } }],
    },
  },
  automatic: ['board.listed'],
  // One card on its way and one behind it are enough.
  happens: { 'board.move': ({ queue }) => queue.length < 2 },
  facts: ({ queue, moved, refused }) => [
    queue.length,
    moved.length > 0,
    refused.map(({ error }) => error.kind),
  ],
  promises,
  outside: ['board.listed'],
};
