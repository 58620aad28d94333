import { matchesState, type StateValue } from 'xstate';

/** The goal of an automatic walk: a state, or one of some transitions. */
export type Goal =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'edge'; readonly ids: readonly string[] };

/** Whether a step reaches the goal, by its transitions and its states. */
export function meets(goal: Goal, edges: readonly string[], value: StateValue): boolean {
  return goal.kind === 'edge' ? edges.some((id) => goal.ids.includes(id)) : isActive(goal.id, value);
}

/** Whether a state is active; its id starts with the machine's, which always is. */
export function isActive(id: string, value: StateValue): boolean {
  const [, ...path] = id.split('.');
  const nested = path.reduceRight<StateValue | null>(
    (inner, key) => (inner === null ? key : { [key]: inner }),
    null,
  );
  return nested === null || matchesState(nested, value);
}
