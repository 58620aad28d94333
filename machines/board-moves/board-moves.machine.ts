import { assign, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import type { WorkshopStage } from '#src/config/order-stages.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** An order that was put to another stage: a card of the board, or one of several chosen in the list. */
export interface BoardMove {
  /** The order as it was then. */
  readonly order: SavedOrder;
  readonly to: WorkshopStage;
}

/** A move that the server did not make, and why. */
export interface RefusedMove extends BoardMove {
  readonly error: ApiError;
}

interface BoardMovesContext {
  /** Moves that are not answered, in their order; the first is being sent. */
  readonly queue: readonly BoardMove[];
  /** Moved orders as the server answered, which are newer than the list. */
  readonly moved: readonly SavedOrder[];
  readonly refused: readonly RefusedMove[];
}

type BoardMovesEvent =
  | ({ type: 'board.move' } & BoardMove)
  | { type: 'board.stop' }
  | { type: 'board.cancel' }
  | { type: 'board.retry' }
  | { type: 'board.dismiss' }
  | { type: 'board.listed' };

const CONFLICT = 409;

/** Whether sending a refused move again could help: not when the order moved meanwhile, or may not move so. */
export const mayRepeat = ({ error }: RefusedMove): boolean =>
  error.status !== CONFLICT && error.kind !== 'refused';

const idOf = ({ order }: BoardMove) => order.id;

/**
 * Moves of orders, on the board and of several: each is shown at once, sent in its turn, and taken back when the server does not make
 * it, with every later one of its order. What was refused stays to be read; the list is loaded again after each run.
 */
export const boardMovesMachine = setup({
  types: {} as { context: BoardMovesContext; events: BoardMovesEvent; tags: WaitingTag },
  actors: { move: fromCall('moveOrder') },
  delays: waitingDelays,
  guards: {
    hasQueue: ({ context: { queue } }) => queue.length > 0,
    hasMore: ({ context: { queue } }) => queue.length > 1,
    hasRefused: ({ context: { refused } }) => refused.length > 0,
    canRepeat: ({ context: { refused } }) => refused.some(mayRepeat),
  },
  actions: {
    add: assign({ queue: ({ context: { queue } }, { order, to }: BoardMove) => [...queue, { order, to }] }),
    dropRest: assign({ queue: ({ context: { queue } }) => queue.slice(0, 1) }),
    forgetRefused: assign({ refused: [] }),
    keepMoved: assign(({ context: { queue, moved } }, { order }: { order: SavedOrder }) => ({
      moved: [...moved.filter(({ id }) => id !== order.id), order],
      // What was put further meanwhile starts from the stage that the server answered.
      queue: queue.slice(1).map((move) => (idOf(move) === order.id ? { ...move, order } : move)),
    })),
    keepRefused: assign(({ context: { queue, refused } }, { error }: { error: unknown }) => {
      const first = requireValue(queue[0] ?? null);
      return {
        queue: queue.filter((move) => idOf(move) !== idOf(first)),
        refused: [...refused, { ...first, error: toFailure(error) }],
      };
    }),
    repeat: assign(({ context: { refused } }) => ({
      queue: refused.filter(mayRepeat).map(({ order, to }) => ({ order, to })),
      refused: [],
    })),
    forgetMoved: assign({ moved: [] }),
  },
}).createMachine({
  id: 'boardMoves',
  context: { queue: [], moved: [], refused: [] },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'board.move': {
          target: 'sending',
          actions: { type: 'add', params: ({ event: { order, to } }) => ({ order, to }) },
        },
        'board.listed': { actions: 'forgetMoved' },
      },
    },
    sending: {
      ...waiting,
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context: { queue } }) => {
          const { order, to } = requireValue(queue[0] ?? null);
          return { id: order.id, from: order.stage, to, note: '' };
        },
        onDone: {
          target: 'next',
          actions: { type: 'keepMoved', params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: 'next',
          actions: { type: 'keepRefused', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'board.move': {
          actions: { type: 'add', params: ({ event: { order, to } }) => ({ order, to }) },
        },
        /** What was sent is waited for, the rest is not sent. */
        'board.stop': { guard: 'hasMore', actions: 'dropRest' },
        /** Whether the server made the move is then unknown. */
        'board.cancel': {
          target: 'next',
          actions: { type: 'keepRefused', params: () => ({ error: cancelled() }) },
        },
      },
    },
    /** Decides what follows each answer. */
    next: {
      always: [
        { guard: 'hasQueue', target: 'sending' },
        { guard: 'hasRefused', target: 'refused' },
        { target: 'quiet' },
      ],
    },
    refused: {
      on: {
        'board.move': {
          target: 'sending',
          actions: ['forgetRefused', { type: 'add', params: ({ event: { order, to } }) => ({ order, to }) }],
        },
        'board.retry': { guard: 'canRepeat', target: 'sending', actions: 'repeat' },
        'board.dismiss': { target: 'quiet', actions: 'forgetRefused' },
        'board.listed': { actions: 'forgetMoved' },
      },
    },
  },
});
