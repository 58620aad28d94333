import type { TallyRow } from '../rows/tally.ts';
import { demoAccounts } from './accounts.ts';
import { seededRandom } from './random.ts';
import { users } from './users.ts';

const random = seededRandom(57);

/** How many things each person has; those of the demonstration accounts can be told apart at a glance. */
export const tallies: readonly TallyRow[] = users.map(({ id }) => ({
  user_id: id,
  quotes: random.whole(1, 14),
  orders: random.whole(0, 6),
  cart: random.whole(1, 5),
  ...demoAccounts.find((account) => account.id === id)?.tally,
}));
