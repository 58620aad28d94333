import type { Answers } from '../requests/handle.ts';
import { piecesOf, pricesFor, rollsOf } from '../stock.ts';

export const inventoryAnswers: Answers<'inventory'> = {
  blindsStock: () => ({ data: rollsOf('blinds') }),
  galleriesStock: () => ({ data: piecesOf('galleries') }),
  motorsStock: () => ({ data: piecesOf('motors') }),
  pricesStock: ({ user }) => ({ data: pricesFor(user()) }),
};
