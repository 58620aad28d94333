import { transaction } from '../database/transaction.ts';
import { openSession } from '../sessions.ts';
import type { ScenarioId } from './index.ts';
import { prepareScenario } from './prepare.ts';
import { storeToken } from './token.ts';

/** Restarts a scenario in this browser: the database, the network of this tab, and the logged-in user. */
export async function applyScenario(id: ScenarioId): Promise<void> {
  storeToken(await prepareScenario(id));
}

/** Logs a user in without a password, or logs the current user out when the id is null. */
export async function logInAs(userId: number | null): Promise<void> {
  storeToken(userId === null ? null : await transaction(() => openSession(userId), true));
}
