import { expect, waitFor } from 'storybook/test';
import { demoAccounts } from '#mocks/seeds/accounts.ts';
import type { PreviousVisit, Seen } from '#src/api/stored/visit-store.ts';

const HOUR_MS = 3_600_000;

/** The customer's visits in this browser, as the app stores them. */
function remember(visit: {
  readonly at: number;
  readonly seen: Seen;
  readonly before: PreviousVisit | null;
}): void {
  const [customer] = demoAccounts;
  localStorage.setItem('rollux-visitas', JSON.stringify({ version: 1, visits: { [customer.id]: visit } }));
}

/** The customer's last visit was yesterday, with this content. */
export function visitedYesterday(seen: Seen): void {
  remember({ at: Date.now() - 24 * HOUR_MS, seen, before: null });
}

/** The page returns to the foreground after some hours. */
export function returnAfterHours(seen: Seen): void {
  remember({ at: Date.now() - 5 * HOUR_MS, seen, before: null });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Expects that this browser stores these files as seen. */
export async function expectFilesSeen(files: Seen['files']): Promise<void> {
  const [customer] = demoAccounts;
  const book = () => JSON.parse(localStorage.getItem('rollux-visitas') ?? 'null') as unknown;
  await waitFor(() => expect(book()).toMatchObject({ visits: { [customer.id]: { seen: { files } } } }));
}
