import {
  createActor,
  fromCallback,
  getNextTransitions,
  type ActorScope,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { edgeIdOf } from '../graph/graph.ts';
import type { Act } from './act.ts';
import type { Walkable } from './any-kit.ts';
import { eventOf } from './event-of.ts';
import { PLAIN_FAILURE } from './outcome.ts';

/** What an act would do. */
export interface Option {
  readonly act: Act;
  /** Transitions that it takes, in their order; none where the machine refuses it. */
  readonly edges: readonly string[];
  readonly to: AnyMachineSnapshot;
}

/** A way from where a walk stands: the options to take, one after the other. */
export type Way = readonly Option[];

/** Thinks ahead on a machine without running it. */
export interface Planner {
  /** Where a snapshot stands: its value and the facts that guards read. */
  readonly placeOf: (snapshot: AnyMachineSnapshot) => string;
  /** What a machine enters by starting, and the transitions that it takes on the way. */
  readonly start: (number: number) => Option;
  /** The same, with what the app does by itself right after it. */
  readonly begin: (number: number) => Option;
  /** Everything that can be tried now, with what would come of it. */
  readonly options: (snapshot: AnyMachineSnapshot) => readonly Option[];
  /** The shortest way to an option that is looked for; null where none leads there. */
  readonly wayTo: (
    from: AnyMachineSnapshot,
    isGoal: (option: Option) => boolean,
    mayTake?: (from: AnyMachineSnapshot, act: Act) => boolean,
  ) => Way | null;
}

/** Actors that never settle: every answer is an act of the walk. */
const hanging = fromCallback(() => undefined);

type Chart = Pick<Walkable, 'machine' | 'kit'>;

/** A machine whose actors never settle, and that does nothing to the world. */
export function held({ machine, kit }: Chart): AnyStateMachine {
  const actors = Object.keys(machine.implementations.actors).map((name) => [name, hanging] as const);
  const actions = (kit.silent ?? []).map((name) => [name, () => undefined] as const);
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) });
}

const nothing = () => undefined;

/** A scope in which nothing is executed, and that tells of every transition. */
function createThought(machine: AnyStateMachine) {
  const taken: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(edgeIdOf));
  };
  const self = createActor(machine, { inspect });
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  } satisfies Omit<ActorScope<never, never>, 'self' | 'system'> & Record<'self' | 'system', unknown>;
  return {
    /** Does something with the scope and says which transitions that took. */
    think(work: (scope: AnyActorScope) => AnyMachineSnapshot): Pick<Option, 'edges' | 'to'> {
      taken.length = 0;
      const to = work(scope);
      return { to, edges: [...taken] };
    },
  };
}

/** What XState calls the start of a machine. */
const STARTED: Act = { do: 'wait', timer: 'xstate.init' };

/** A planner of a chart. Snapshots of running actors may be given to it; they are only read. */
export function createPlanner(chart: Chart): Planner {
  const { kit } = chart;
  const machine = held(chart);
  const { think } = createThought(machine);
  const known = new Map<string, readonly Option[]>();

  const placeOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, kit.facts(context as never)]);

  /** The same snapshot in this planner's copy of the machine, whose states are other objects. */
  const own = ({ value, context }: AnyMachineSnapshot): AnyMachineSnapshot =>
    machine.resolveState({ value, context });

  function explore(snapshot: AnyMachineSnapshot): readonly Option[] {
    const from = own(snapshot);
    // What has come to its end hears nothing any more, whatever its chart says of all states.
    if (from.status !== 'active') return [];
    const types = new Set(getNextTransitions(from).map(({ eventType }) => eventType));
    return [...types].flatMap((type) =>
      actsOf(type, chart).map((act) => {
        const event = eventOf(act, kit) ?? { type };
        return { act, ...think((scope) => machine.transition(from, event, scope)) };
      }),
    );
  }

  function options(snapshot: AnyMachineSnapshot): readonly Option[] {
    const place = placeOf(snapshot);
    const found = known.get(place) ?? explore(snapshot);
    known.set(place, found);
    return found;
  }

  const start = (number: number): Option => ({
    act: STARTED,
    ...think((scope) => machine.getInitialSnapshot(scope, kit.starts[number]?.input)),
  });

  function begin(number: number): Option {
    let option = start(number);
    for (const type of kit.starts[number]?.sends ?? []) {
      const next = options(option.to).find(({ act }) => act.do === 'send' && act.type === type);
      if (next !== undefined) option = { ...option, to: next.to, edges: [...option.edges, ...next.edges] };
    }
    return option;
  }

  return {
    placeOf,
    options,
    start,
    begin,
    wayTo: (from, isGoal, mayTake = () => true) => {
      const reached = new Set([placeOf(from)]);
      let ends: { readonly at: AnyMachineSnapshot; readonly way: Way }[] = [{ at: from, way: [] }];
      while (ends.length > 0) {
        const next: typeof ends = [];
        for (const { at, way } of ends) {
          for (const option of options(at)) {
            if (option.edges.length === 0 || !mayTake(at, option.act)) continue;
            if (isGoal(option)) return [...way, option];
            const place = placeOf(option.to);
            if (reached.has(place)) continue;
            reached.add(place);
            next.push({ at: option.to, way: [...way, option] });
          }
        }
        ends = next;
      }
      return null;
    },
  };
}

/** All acts that amount to an event of this type. */
function actsOf(type: string, { kit }: Chart): readonly Act[] {
  if (type.startsWith('xstate.after.')) return [{ do: 'wait', timer: type }];
  const [, kind, invoke] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (invoke !== undefined) {
    const question = kit.invokes[invoke] ?? null;
    if (question === null) return [];
    return kind === 'error'
      ? [{ do: 'answer', invoke, with: PLAIN_FAILURE }]
      : question.answers.map((_, number) => ({ do: 'answer', invoke, with: number }));
  }
  return (kit.events[type] ?? []).map((_, sample) => ({ do: 'send', type, sample }));
}
