import { http, type HttpHandler } from 'msw';
import { tokens } from '#machines/session/fixtures.ts';
import { sessions } from '#mocks/rows/session.ts';
import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { contract } from '#src/api/contract/index.ts';
import { keepConfig } from '#src/api/stored/config-store.ts';
import { removeToken, writePerson, writeToken } from '#src/api/stored/session-store.ts';
import { DAY_MS } from '#src/config/day-ms.ts';
import type { Start } from '../fixtures/chart-fixtures.ts';
import { holdKeys, stopHoldingKeys } from './held/keys.ts';
import { holdLists, stopHoldingLists } from './held/lists.ts';
import { holdPictures, stopHoldingPictures } from './held/pictures.ts';
import { holdPlans, stopHoldingPlans } from './held/plans.ts';

/** Answers logouts without ending the session, because a walk may use the same token afterwards. */
export const logoutHandler: HttpHandler = http.post(`*${contract.logout.path}`, () => Response.json(true));

/** The fake server accepts every token of the samples; the browser holds the token of the start. */
export async function prepareWorld({
  token,
  as = 'customer',
  hasOutbox = false,
  holdsPlans = false,
  keptConfig,
}: Start<unknown>): Promise<void> {
  const [customer, distributor, administrator] = demoAccounts;
  const account = { customer, distributor, administrator }[as];
  for (const known of Object.values(tokens)) {
    await sessions.create({
      token: known,
      user_id: account.id,
      expires_at: new Date(Date.now() + DAY_MS).toISOString(),
      revoked: false,
    });
  }
  if (token !== undefined) writeToken(token);
  if (hasOutbox) writePerson(account.id);
  if (keptConfig !== undefined) keepConfig(keptConfig);
  // The tester chooses the position: the browser would answer with its own.
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: () => undefined },
  });
  holdKeys();
  holdPictures();
  holdLists();
  if (holdsPlans) holdPlans();
}

/** Restores everything that `prepareWorld` replaced in the browser. */
export function restoreWorld(): void {
  stopHoldingKeys();
  stopHoldingPictures();
  stopHoldingLists();
  stopHoldingPlans();
  Reflect.deleteProperty(navigator, 'geolocation');
}

/** Applies the side effects of an event's source: another tab stores its token. */
export function adjustWorld(type: string, payload: object): void {
  if (type !== 'session.tokenChanged' || !('token' in payload)) return;
  if (typeof payload.token === 'string') writeToken(payload.token);
  else removeToken();
}
