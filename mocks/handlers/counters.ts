import { cartOf } from '../cart/serialize.ts';
import { ordersOf } from '../orders/find.ts';
import { quotesOf } from '../quotes/find.ts';
import type { Answers } from '../requests/handle.ts';

export const countersAnswers: Answers<'counters'> = {
  countCart: ({ user }) => cartOf(user()).lines.length,
  countOrders: ({ user }) => ordersOf([user()]).length,
  countQuotes: ({ user }) => quotesOf([user()]).length,
};
