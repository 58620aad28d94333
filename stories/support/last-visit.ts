import { expect, waitFor } from 'storybook/test';
import type { Before, Seen } from '#src/api/visit-store.ts';
import { demoAccounts } from '#mocks/seeds/accounts.ts';

const HOUR_MS = 3_600_000;

/** What this browser remembers of the customer's visits, as the app itself leaves it there. */
function remember(visit: { readonly at: number; readonly seen: Seen; readonly before: Before | null }): void {
  const [customer] = demoAccounts;
  localStorage.setItem('rollux-visitas', JSON.stringify({ version: 1, visits: { [customer.id]: visit } }));
}

/** The customer was here yesterday, and has seen this. */
export function wasHereYesterday(seen: Seen): void {
  remember({ at: Date.now() - 24 * HOUR_MS, seen, before: null });
}

/** The page has been in the back since this morning, and is looked at again. */
export function lookAgainAfterHours(seen: Seen): void {
  remember({ at: Date.now() - 5 * HOUR_MS, seen, before: null });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** This browser comes to remember that the customer has seen these files. */
export async function expectFilesSeen(files: Seen['files']): Promise<void> {
  const [customer] = demoAccounts;
  const book = () => JSON.parse(localStorage.getItem('rollux-visitas') ?? 'null') as unknown;
  await waitFor(() => expect(book()).toMatchObject({ visits: { [customer.id]: { seen: { files } } } }));
}
