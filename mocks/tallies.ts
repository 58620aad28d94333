import { tallies } from './rows/tally.ts';

/** How many things a user has. */
export function tallyOf(userId: number): { quotes: number; orders: number; cart: number } {
  const { quotes, orders, cart } = tallies.findFirst((query) =>
    query.where((row) => row.user_id === userId),
  ) ?? {
    quotes: 0,
    orders: 0,
    cart: 0,
  };
  return { quotes, orders, cart };
}
