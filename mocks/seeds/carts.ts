import { tierOf } from '../pricing/tiers.ts';
import { formerEdition, pricingIn, todaysEdition } from '../pricing/valid-lists.ts';
import type { CartRow } from '../rows/cart.ts';
import { daysBefore } from '../today.ts';
import { demoAccounts } from './accounts.ts';
import { seededRandom } from './random.ts';
import { users } from './users.ts';
import { makeUpWindows } from './windows.ts';

const [{ id: customer }, { id: distributor }, { id: administrator }] = demoAccounts;

interface Plan {
  readonly owner: number;
  readonly lines: number;
  readonly daysAgo: number;
  /** Whether the last line was added under the previous price list, and whether its colour has been discontinued. */
  readonly lastIs?: 'old' | 'withdrawn';
}

const plans: readonly Plan[] = [
  { owner: customer, lines: 3, daysAgo: 1, lastIs: 'old' },
  { owner: distributor, lines: 5, daysAgo: 2 },
  { owner: administrator, lines: 2, daysAgo: 9, lastIs: 'withdrawn' },
  { owner: 5, lines: 2, daysAgo: 3 },
  { owner: 7, lines: 4, daysAgo: 5, lastIs: 'withdrawn' },
  { owner: 6, lines: 1, daysAgo: 1 },
];

/** A discontinued colour. */
const WITHDRAWN = 'color-descontinuado';

function makeUpCart({ owner, lines, daysAgo, lastIs }: Plan, day: string): CartRow {
  const user = users.find(({ id }) => id === owner);
  const tier = user ? tierOf(user) : null;
  const added_at = daysBefore(day, daysAgo, 200);
  const last = lines - 1;
  return {
    user_id: owner,
    revision: lines,
    updated_at: added_at,
    lines: makeUpWindows(lines, seededRandom(7_000 + owner)).map((window, at) => ({
      ...window,
      color: at === last && lastIs === 'withdrawn' ? WITHDRAWN : window.color,
      ...pricingIn(at === last && lastIs === 'old' ? formerEdition : todaysEdition, tier),
      added_at,
    })),
  };
}

/** Returns the carts on a day. */
export const cartsOn = (day: string): readonly CartRow[] => plans.map((plan) => makeUpCart(plan, day));
