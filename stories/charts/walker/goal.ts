import { matchesState, type StateValue } from 'xstate';

/** Where somebody wants to be taken: into a state, or over one of some transitions. */
export type Goal =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'edge'; readonly ids: readonly string[] };

/** Whether a step has got there: the transitions that it took, and where it led. */
export function meets(goal: Goal, edges: readonly string[], value: StateValue): boolean {
  return goal.kind === 'edge' ? edges.some((id) => goal.ids.includes(id)) : isActive(goal.id, value);
}

/** Whether a state is active; its id begins with its machine's, which always is. */
export function isActive(id: string, value: StateValue): boolean {
  const [, ...path] = id.split('.');
  const nested = path.reduceRight<StateValue | null>(
    (inner, key) => (inner === null ? key : { [key]: inner }),
    null,
  );
  return nested === null || matchesState(nested, value);
}
