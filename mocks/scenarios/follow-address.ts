import { initialScenario } from '../database/initial-data.ts';
import { transaction } from '../database/transaction.ts';
import { conditions } from '../faults/conditions.ts';
import { scenarioInAddress } from './address.ts';
import { applyScenario } from './apply.ts';
import { isScenario } from './index.ts';
import { applyConditionsOf } from './prepare.ts';

/** Loads what an earlier page or another tab has stored. */
const loadStored = () => transaction(async () => undefined, false);

/**
 * Starts the scenario that the page's address names, unless it is already active: a reload keeps the person's changes.
 * A new tab applies the conditions of the active scenario.
 * @returns the name in the address when there is no such scenario (nothing is changed then), otherwise null.
 */
export async function followAddress(): Promise<string | null> {
  await loadStored();
  const requested = scenarioInAddress();
  if (requested !== null && isScenario(requested) && initialScenario.get() !== requested)
    await applyScenario(requested);
  else if (conditions.get().scenario !== initialScenario.get()) applyConditionsOf(initialScenario.get());
  return requested === null || isScenario(requested) ? null : requested;
}
