import { resetMocks } from '#.storybook/mocks.ts';
import { fillDatabase } from '#mocks/database/initial-data.ts';
import { transaction } from '#mocks/database/transaction.ts';
import type { Beginning } from '#mocks/demo/recording/recording.ts';
import { setNetwork } from '#mocks/faults/conditions.ts';
import { isScenario } from '#mocks/scenarios/index.ts';
import { applyConditionsOf } from '#mocks/scenarios/prepare.ts';
import { openSession } from '#mocks/sessions.ts';
import { writeToken } from '#src/api/stored/session-store.ts';

/** Makes this page's fake server and storage what they were when a recording began, with a session of its own. */
export async function prepareBeginning({
  scenario,
  changes,
  stored,
  person,
  network,
}: Beginning): Promise<void> {
  await resetMocks();
  const known = scenario !== null && isScenario(scenario) ? scenario : null;
  await transaction(async () => {
    // Changes of other rows than today's do not fit: the recording then begins with the usual ones.
    if (!(await fillDatabase(known, changes))) await fillDatabase(known);
  }, true);
  applyConditionsOf(known);
  if (network !== undefined) setNetwork(network);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (person !== null) writeToken(await openSession(person));
}
