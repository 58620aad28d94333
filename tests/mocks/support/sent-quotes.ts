import type { InputOf } from '#src/api/contract/index.ts';
import { clientOf, type visitor } from './client.ts';
import { newQuote } from './shop.ts';

export type Client = ReturnType<typeof visitor>;

/** Saves a quote of a person whose prices are of a tier; null for public prices. */
export const save = (
  client: Client,
  tier: string | null = 'oro',
  changes: Partial<InputOf<'saveQuote'>> = {},
) => client.request('saveQuote', newQuote(tier, changes));

/** A quote that was sent to its client, and the API client of its maker. */
export async function sendOne(changes: Partial<InputOf<'saveQuote'>> = {}) {
  const client = await clientOf('distributor');
  const { id, revision } = await save(client, 'oro', { margin_bp: 3_000, ...changes });
  const quote = await client.request('sendQuote', { id, revision });
  return { client, quote, share: quote.share ?? '' };
}

/** How many quotes a person has: by the counter, and in the list. */
export const numbersOf = async (client: Client) => ({
  counted: await client.request('countQuotes', {}),
  listed: (await client.request('quotes', {})).length,
});
