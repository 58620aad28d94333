import type { StateValue } from 'xstate';
import { isActive } from '#charts/graph/active.ts';

/** The goal of an automatic walk: a state, or one of some transitions. */
export type Goal =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'edge'; readonly ids: readonly string[] };

/** Whether a step reaches the goal, by its transitions and its states. */
export function meets(goal: Goal, edges: readonly string[], value: StateValue): boolean {
  return goal.kind === 'edge' ? edges.some((id) => goal.ids.includes(id)) : isActive(goal.id, value);
}
