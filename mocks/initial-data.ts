import { rowsOf, type ScenarioId } from './scenarios/index.ts';
import { createStore } from './store.ts';
import { fill, type Snapshot } from './tables.ts';

const current = createStore<ScenarioId | null>(null);

/** The scenario that the database began with; null where it began with the seeds. */
export const initialScenario = { get: current.get, subscribe: current.subscribe };

/**
 * Makes the database hold what a scenario begins with, or the seeds, and the changes of a snapshot on top.
 * @returns false, having changed nothing, where the changes do not fit.
 */
export async function beginWith(id: ScenarioId | null, changes: Snapshot = {}): Promise<boolean> {
  const fits = await fill(rowsOf(id), changes);
  if (fits) current.set(id);
  return fits;
}
