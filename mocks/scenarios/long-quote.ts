import { tierOf } from '../pricing/tiers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import { NEW_QUOTE_FIELDS } from '../quotes/new-quote-fields.ts';
import type { Rows } from '../rows/index.ts';
import { demoAccounts } from '../seeds/accounts.ts';
import { quotesOn } from '../seeds/quotes.ts';
import { seededRandom } from '../seeds/random.ts';
import { users } from '../seeds/users.ts';
import { makeUpWindows, makeUpWord } from '../seeds/windows.ts';
import { daysBefore } from '../today.ts';

const HOW_MANY = 500;
const [, { id: distributor }] = demoAccounts;

/** Returns the largest expected quote, in addition to all others. */
export function longQuote(day: string): Partial<Rows> {
  const random = seededRandom(HOW_MANY);
  const maker = users.find(({ id }) => id === distributor);
  const others = quotesOn(day);
  return {
    quotes: [
      ...others,
      {
        ...NEW_QUOTE_FIELDS,
        id: makeUpWord(random),
        number: Math.max(...others.map(({ number }) => number)) + 1,
        user_id: distributor,
        title: 'Torre Constitución, 500 ventanas',
        client: { name: 'Constructora del Valle', phone: '8155501420', email: '' },
        margin_bp: 2_000,
        windows: makeUpWindows(HOW_MANY, random),
        postal_code: null,
        ...pricingToday(maker ? tierOf(maker) : null),
        created_at: daysBefore(day, 1),
        updated_at: daysBefore(day, 1, 300),
      },
    ],
  };
}
