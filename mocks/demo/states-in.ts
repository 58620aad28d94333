import type { AnyMachineSnapshot, Snapshot } from 'xstate';

export const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'value' in snapshot;

type StateValue = AnyMachineSnapshot['value'];

/** Returns the innermost states of a value, such as `authenticated.loading.slow`. */
export function statesIn(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    const states = inner === undefined ? [] : statesIn(inner);
    return states.length === 0 ? [name] : states.map((state) => `${name}.${state}`);
  });
}
