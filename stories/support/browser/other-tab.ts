import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { openSession } from '#mocks/sessions.ts';
import { removeToken, writeToken } from '#src/api/stored/session-store.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';

/** Dispatches a storage event as from another tab; a browser never sends it to the tab that made the change. */
function dispatchTokenChange(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

/** Logs in in another tab of the same browser. */
export async function logInElsewhere(): Promise<void> {
  const [customer] = demoAccounts;
  writeToken(await openSession(customer.id));
  dispatchTokenChange();
}

/** Logs out in another tab of the same browser. */
export function logOutElsewhere(): void {
  removeToken();
  dispatchTokenChange();
}
