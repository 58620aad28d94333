import { rowsOf, type ScenarioId } from '../scenarios/index.ts';
import { createStore } from './store.ts';
import { fill, type Snapshot } from './tables.ts';

const current = createStore<ScenarioId | null>(null);

/** The scenario that the database was filled with; null when it was filled with the seeds. */
export const initialScenario = { get: current.get, subscribe: current.subscribe };

/**
 * Fills the database with the rows of a scenario, or with the seeds, and applies the changes of a snapshot.
 * @returns false, without changing anything, when the changes do not fit.
 */
export async function fillDatabase(id: ScenarioId | null, changes: Snapshot = {}): Promise<boolean> {
  const fits = await fill(rowsOf(id), changes);
  if (fits) current.set(id);
  return fits;
}
