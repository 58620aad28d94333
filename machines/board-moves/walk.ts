import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { byScreen, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { boardMovesMachine } from './board-moves.machine.ts';

const board = () => page.getByRole('region', { name: 'Tablero' });

const boardState = () => page.getByRole('group', { name: 'Estado del tablero' });

const sending = waitingSights(boardState, 'Moviendo');

const card = () => board().getByRole('listitem').filter({ hasText: 'Recámara de Sofía' });

type BoardSnapshot = SnapshotFrom<typeof boardMovesMachine>;

export const boardMoves: WalkedScreen<typeof boardMovesMachine> = {
  interactions: {
    // The order is the server's own.
    'board.move': {
      by: 'person',
      ownPayload: true,
      can: ({ context: { queue, moved } }: BoardSnapshot) => queue.length < 2 && moved.length === 0,
      take: async () => {
        await card()
          .getByRole('button', { name: /^Mover / })
          .click();
        // The stage that comes next.
        await page.getByRole('menuitem').first().click();
      },
    },
    'board.stop': {
      by: 'person',
      take: () => boardState().getByRole('button', { name: 'Detener' }).click(),
    },
    'board.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(boardState()).click(),
    },
    'board.retry': {
      by: 'person',
      take: () => boardState().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'board.dismiss': {
      by: 'person',
      take: () => boardState().getByRole('button', { name: 'Entendido' }).click(),
    },
    'board.listed': byScreen,
  },
  appearances: {
    quiet: async () => {
      await seen(card());
      await unseen(boardState().getByRole('alert'));
      await unseen(boardState().getByRole('status'));
    },
    'sending.brisk': sending.brisk,
    'sending.slow': sending.slow,
    'sending.endless': sending.endless,
    next: () => Promise.reject(new Error('the machine leaves this state at once')),
    refused: () => seen(boardState().getByRole('alert')),
  },
};
