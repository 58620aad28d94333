import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** An invoke that runs while its state is active. */
export interface ChartInvoke {
  readonly id: string;
  readonly src: string;
}

/** A drawn state. Ids are XState's: `session.authenticated.known`. */
export interface ChartState {
  readonly id: string;
  readonly key: string;
  /** null for the machine itself. */
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly children: readonly string[];
  /** Id of the initial child; null for a state without children and for a parallel one. */
  readonly initial: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
}

/** The cause of a transition. */
export type ChartCause =
  /** An event is sent. */
  | { readonly kind: 'event'; readonly type: string }
  /** An invoke succeeds or fails. */
  | { readonly kind: 'done' | 'error'; readonly invoke: string }
  /**
   * A timer fires. `type` is the event that XState raises; `ms` is null when only the running actor knows the delay.
   */
  | { readonly kind: 'after'; readonly type: string; readonly delay: string; readonly ms: number | null }
  /** None: an eventless transition. */
  | { readonly kind: 'always' }
  /** All children are in a final state. */
  | { readonly kind: 'finished' };

/** A transition, as drawn, walked and counted. */
export interface ChartEdge {
  /** `<source>:<event type>:<branch>`, stable while the chart does not change. */
  readonly id: string;
  readonly source: string;
  readonly cause: ChartCause;
  /** Name of the guard; null without one. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Ids of the target states; none when it only runs actions. */
  readonly targets: readonly string[];
}

/** A machine as data for layout, drawing and walks. The first state is the machine itself. */
export interface ChartGraph {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly edges: readonly ChartEdge[];
}

/** XState's name of a transition without an event. */
const ALWAYS = '';

/** XState's event type of a delay: `xstate.after.<delay>.<state>`. */
const AFTER = 'xstate.after.';

/** Returns the id of a transition, the same for every copy of the machine (`provide` makes copies). */
export function edgeIdOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === ALWAYS ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return nameEdge(source.id, eventType, siblings.indexOf(transition));
}

const nameEdge = (source: string, eventType: string, branch: number) =>
  `${source}:${eventType}:${String(branch)}`;

/** Returns the chart of a machine. Forbidden events are not transitions. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const nodes: readonly AnyStateNode[] = [machine.root, ...getStateNodes(machine.root)];
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    edges: nodes.flatMap((node) =>
      [...node.transitions, [ALWAYS, node.always ?? []] as const].flatMap(([eventType, branches]) =>
        branches.flatMap((transition, branch) => {
          const forbids = transition.target === undefined && transition.actions.length === 0;
          return forbids ? [] : [edgeOf(node, transition, nameEdge(node.id, eventType, branch))];
        }),
      ),
    ),
  };
}

function stateOf(node: AnyStateNode): ChartState {
  const children = Object.values(node.states);
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    children: children.map(({ id }) => id),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
  };
}

const edgeOf = (node: AnyStateNode, transition: AnyTransitionDefinition, id: string): ChartEdge => ({
  id,
  source: node.id,
  cause: causeOf(transition),
  guard: transition.guard === undefined ? null : nameOf(transition.guard),
  actions: namesOf(transition.actions),
  targets: (transition.target ?? []).map((target) => target.id),
});

function causeOf({ eventType, source }: AnyTransitionDefinition): ChartCause {
  if (eventType === ALWAYS) return { kind: 'always' };
  const [, kind, invoke] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (invoke !== undefined) return { kind: kind === 'done' ? 'done' : 'error', invoke };
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'finished' };
  if (!eventType.startsWith(AFTER)) return { kind: 'event', type: eventType };
  const delay = eventType.slice(AFTER.length, -source.id.length - 1);
  const known = source.machine.implementations.delays[delay] ?? Number(delay);
  return { kind: 'after', type: eventType, delay, ms: typeof known === 'number' ? known : null };
}

/** Actions that XState adds for timers and other built-ins. */
const isOurs = (name: string) => !name.startsWith('xstate.');

const namesOf = (actions: readonly unknown[]) => actions.map(nameOf).filter(isOurs);

/** Guards and actions have names here: each machine's setup declares them. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  // XState's own actions are functions with a type.
  if (isThing(value) && 'type' in value && typeof value.type === 'string') return value.type;
  if (typeof value === 'function') return value.name;
  throw new TypeError('guards and actions of a chart have names');
}

const isThing = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
