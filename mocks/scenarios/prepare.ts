import { fillDatabase } from '../database/initial-data.ts';
import { transaction } from '../database/transaction.ts';
import { conditions, NORMAL_CONDITIONS } from '../faults/conditions.ts';
import { users } from '../rows/user.ts';
import { expireSession, openSession } from '../sessions.ts';
import { scenarioOf, type ScenarioId } from './index.ts';

/** Opens a session for the user with this e-mail and returns its token. @throws Error when no user has it */
async function logIn(email: string, expired: boolean): Promise<string> {
  const user = users.all().find((row) => row.email === email);
  if (!user) throw new Error(`no user has the e-mail ${email}`);
  const token = await openSession(user.id);
  if (expired) await expireSession(token);
  return token;
}

/** Applies a scenario's network conditions to this tab; null means no latency and no faults. */
export function applyConditionsOf(id: ScenarioId | null): void {
  if (id === null) {
    conditions.set(NORMAL_CONDITIONS);
    return;
  }
  const { latencyMs = 0, faults = {} } = scenarioOf(id);
  conditions.set({ scenario: id, latencyMs, faults });
}

/**
 * Restarts a scenario on the server's side: rows, later changes, session, conditions.
 * @returns the token of its user, or null when no user is logged in.
 */
export async function prepareScenario(id: ScenarioId): Promise<string | null> {
  const { happens, loggedIn, expired = false } = scenarioOf(id);
  const token = await transaction(async () => {
    await fillDatabase(id);
    await happens?.();
    return loggedIn === undefined ? null : logIn(loggedIn, expired);
  }, true);
  applyConditionsOf(id);
  return token;
}
