import { initialScenario } from '../initial-data.ts';
import { conditions } from '../faults/conditions.ts';
import { transaction } from '../transaction.ts';
import { scenarioInAddress } from './address.ts';
import { applyScenario } from './apply.ts';
import { isScenario } from './index.ts';
import { meetConditionsOf } from './prepare.ts';

/** Reads what an earlier page or another tab has stored. */
const readThrough = () => transaction(async () => undefined, false);

/**
 * Begins the scenario that the page's address names, unless it is under way: a reload keeps what the person changed. A
 * new tab meets the conditions of the scenario under way.
 * @returns what the address names where there is no such scenario (nothing is changed then), else null.
 */
export async function followAddress(): Promise<string | null> {
  await readThrough();
  const asked = scenarioInAddress();
  if (asked !== null && isScenario(asked) && initialScenario.get() !== asked) await applyScenario(asked);
  else if (conditions.get().scenario !== initialScenario.get()) meetConditionsOf(initialScenario.get());
  return asked === null || isScenario(asked) ? null : asked;
}
