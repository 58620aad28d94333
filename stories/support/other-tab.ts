import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { openSession } from '#mocks/sessions.ts';
import { removeToken, writeToken } from '#src/api/session-store.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';

/** Browsers tell the other tabs of a change, and never the one that made it. */
function tellThisTab(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

/** The person logs in in another tab of the same browser. */
export async function logInElsewhere(): Promise<void> {
  const [customer] = demoAccounts;
  writeToken(await openSession(customer.id));
  tellThisTab();
}

/** The person logs out in another tab of the same browser. */
export function logOutElsewhere(): void {
  removeToken();
  tellThisTab();
}
