import { beginWith } from '../initial-data.ts';
import { calm, conditions } from '../faults/conditions.ts';
import { users } from '../rows/user.ts';
import { expireSession, openSession } from '../sessions.ts';
import { transaction } from '../transaction.ts';
import { scenarioOf, type ScenarioId } from './index.ts';

/** Opens a session for the person with this e-mail, and returns its token. @throws Error where nobody has it */
async function logIn(email: string, expired: boolean): Promise<string> {
  const user = users.all().find((row) => row.email === email);
  if (!user) throw new Error(`nobody has the e-mail ${email}`);
  const token = await openSession(user.id);
  if (expired) await expireSession(token);
  return token;
}

/** Puts this tab's calls into a scenario's conditions; null means no latency and no faults. */
export function meetConditionsOf(id: ScenarioId | null): void {
  if (id === null) {
    conditions.set(calm);
    return;
  }
  const { latencyMs = 0, faults = {} } = scenarioOf(id);
  conditions.set({ scenario: id, latencyMs, faults });
}

/**
 * Begins a scenario anew on the server's side: rows, what happened, session, conditions.
 * @returns the token that its person has, null where nobody is logged in.
 */
export async function prepareScenario(id: ScenarioId): Promise<string | null> {
  const { happens, loggedIn, expired = false } = scenarioOf(id);
  const token = await transaction(async () => {
    await beginWith(id);
    await happens?.();
    return loggedIn === undefined ? null : logIn(loggedIn, expired);
  }, true);
  meetConditionsOf(id);
  return token;
}
