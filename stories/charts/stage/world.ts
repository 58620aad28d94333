import { http, type HttpHandler } from 'msw';
import { sessions } from '#mocks/rows/session.ts';
import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { contract } from '#src/api/contract/index.ts';
import { removeToken, writeToken } from '#src/api/session-store.ts';
import type { Start } from '../kit/kit.ts';
import { tokens } from '../kit/session.ts';
import { holdLists } from './held-files.ts';
import { holdPictures } from './held-pictures.ts';

const A_DAY_MS = 86_400_000;

/** Logging out tells the server of it, and a walk may come back with the same token afterwards. */
export const patientLogout: HttpHandler = http.post(`*${contract.logout.path}`, () => Response.json(true));

/** The fake server takes every token of the samples, and the browser holds the one of the start. */
export async function prepareWorld({ token, as = 'customer' }: Start<unknown>): Promise<void> {
  const [customer, distributor, administrator] = demoAccounts;
  const account = { customer, distributor, administrator }[as];
  for (const known of Object.values(tokens)) {
    await sessions.create({
      token: known,
      user_id: account.id,
      expires_at: new Date(Date.now() + A_DAY_MS).toISOString(),
      revoked: false,
    });
  }
  if (token !== undefined) writeToken(token);
  // Where somebody is, whoever walks says: the browser itself would answer for them.
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: () => undefined },
  });
  holdPictures();
  holdLists();
}

/** What else would be so in the world if an event came from there: another tab leaves its token in the storage. */
export function adjustWorld(type: string, payload: object): void {
  if (type !== 'session.tokenChanged' || !('token' in payload)) return;
  if (typeof payload.token === 'string') writeToken(payload.token);
  else removeToken();
}
