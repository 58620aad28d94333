import { matchesState, type StateValue } from 'xstate';
import type { ChartGraph } from './graph.ts';

/** Whether a state is active; its id starts with the machine's, which always is. */
export function isActive(id: string, value: StateValue): boolean {
  const [, ...path] = id.split('.');
  const nested = path.reduceRight<StateValue | null>(
    (inner, key) => (inner === null ? key : { [key]: inner }),
    null,
  );
  return nested === null || matchesState(nested, value);
}

/** Ids of the active states of a chart. */
export const activeStates = ({ states }: ChartGraph, value: StateValue): ReadonlySet<string> =>
  new Set(states.map(({ id }) => id).filter((id) => isActive(id, value)));
