import { expect } from 'vitest';
import {
  createActor,
  fromCallback,
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  matchesState,
  SimulatedClock,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';

/** One sample payload: an event without its type. */
type Payload = Readonly<Record<string, unknown>>;

type PayloadOf<E extends EventObject, T extends E['type']> = Omit<Extract<E, { type: T }>, 'type'>;

/** What a walk needs to know of a machine beyond its chart. */
export interface Samples<M extends AnyStateMachine> {
  /** Every kind of start. */
  readonly inputs: readonly InputFrom<M>[];
  /** Payloads of the machine's own events, so chosen that every branch of every guard is met. */
  readonly events: {
    readonly [T in EventFromLogic<M>['type']]: readonly PayloadOf<EventFromLogic<M>, T>[];
  };
  /** Payloads of what its actors answer, by event type; `xstate.error.actor.*` has a general one. */
  readonly answers?: Readonly<Record<`xstate.done.actor.${string}`, readonly Payload[]>>;
  /** The facts that guards read: with the state value they make out where a walk stands. */
  readonly facts: (context: ContextFrom<M>) => unknown;
  /** Actions that reach the world and are left out of a walk. */
  readonly silent?: readonly string[];
}

/** Samples once the machine's own types are forgotten. */
interface Walkable {
  readonly inputs: readonly unknown[];
  readonly events: Readonly<Record<string, readonly Payload[]>>;
  readonly answers: Readonly<Record<string, readonly Payload[]>>;
  readonly facts: (context: never) => unknown;
  readonly silent: readonly string[];
}

export interface WalkReport {
  /** (state, event, next) triples that the chart has. */
  readonly edges: readonly string[];
  /** Those of them that a running actor took. */
  readonly replayed: readonly string[];
  /** How many runs that needed. */
  readonly paths: number;
  /** Ids of state nodes that no walk enters. */
  readonly unreachable: readonly string[];
  /** Ids of states, final ones apart, that no walk leaves. */
  readonly traps: readonly string[];
}

/** Actors that never settle, so that every answer is an event of the walk. */
const hanging = fromCallback(() => undefined);

/** Runs a machine along every (state, event, next) edge of its chart, by paths that xstate/graph generates. */
export function walk<M extends AnyStateMachine>(machine: M, samples: Samples<M>): WalkReport {
  const walkable: Walkable = { answers: {}, silent: [], ...samples };
  const held = hold(machine, walkable.silent);
  const parts = walkable.inputs.map((input) => walkFrom(held, input, walkable));
  const reached = parts.flatMap(({ snapshots }) => snapshots);
  const steps = parts.flatMap(({ transitions }) => transitions);
  const nodes = getStateNodes(held.root);
  const isIn = (snapshot: AnyMachineSnapshot, node: (typeof nodes)[number]) =>
    matchesState(valueOf(node.path), snapshot.value);
  return {
    edges: parts.flatMap(({ edges }) => edges),
    replayed: parts.flatMap(({ replayed }) => replayed),
    paths: parts.reduce((sum, { paths }) => sum + paths, 0),
    unreachable: nodes
      .filter((node) => !reached.some((snapshot) => isIn(snapshot, node)))
      .map(({ id }) => id),
    traps: nodes
      .filter((node) => node.type === 'atomic' && !passesThrough(node))
      .filter((node) => !steps.some(({ state, nextState }) => isIn(state, node) && !isIn(nextState, node)))
      .map(({ id }) => id),
  };
}

/** States that are left in the step that enters them: nobody can be kept there. */
const passesThrough = (node: { always?: readonly unknown[] | undefined }) => (node.always?.length ?? 0) > 0;

/** The machine with actors that never answer and without the actions that reach the world. */
function hold(machine: AnyStateMachine, silent: readonly string[]): AnyStateMachine {
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, hanging]),
  );
  const actions = Object.fromEntries(silent.map((name) => [name, () => undefined]));
  return machine.provide({ actors, actions });
}

function walkFrom(machine: AnyStateMachine, input: unknown, samples: Walkable) {
  const { facts } = samples;
  const place = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, facts(context as never)]);
  const edge = (from: AnyMachineSnapshot, event: EventObject, to: AnyMachineSnapshot) =>
    `${place(from)} ${JSON.stringify(nameOf(event))} ${place(to)}`;
  const options = {
    input,
    events: (snapshot: AnyMachineSnapshot) => eventsOf(snapshot, samples),
    filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) => snapshot.can(event),
    serializeEvent: (event: EventObject) => JSON.stringify(nameOf(event)),
    limit: 50_000,
  };
  const transitions = adjacencyMapToArray(
    getAdjacencyMap<AnyMachineSnapshot, EventObject, unknown>(machine, { ...options, serializeState: place }),
  );
  // Keyed by the edge that led there, so that a shortest path to each "state" is a path over each edge.
  const paths = getShortestPaths(machine, {
    ...options,
    serializeState: (to, event, from) =>
      from === undefined || event === undefined ? place(to) : edge(from, event, to),
  });
  const runs = withoutPrefixes(
    paths.map(({ steps }) => steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')),
  );
  const replayed = new Set<string>();
  for (const events of runs) replay(machine, input, events, (...step) => replayed.add(edge(...step)));
  return {
    transitions,
    // Step by step, so that states are seen too that are left as soon as they are entered.
    snapshots: [
      ...getInitialMicrosteps(machine, input),
      ...transitions.flatMap(({ state, event }) => getMicrosteps(machine, state, event)),
    ].map(([snapshot]) => snapshot),
    edges: unique(transitions.map(({ state, event, nextState }) => edge(state, event, nextState))),
    replayed: [...replayed].toSorted(),
    paths: runs.length,
  };
}

/** Sends events to a running actor; timers and answers only while the actor really waits for them. */
function replay(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
  onStep: (from: AnyMachineSnapshot, event: EventObject, to: AnyMachineSnapshot) => void,
): void {
  const actor = createActor(machine, { input, clock: new SimulatedClock() }).start();
  for (const event of events) {
    const before = actor.getSnapshot();
    expectAwaited(actor, before, event.type);
    actor.send(event);
    onStep(before, event, actor.getSnapshot());
  }
  actor.stop();
}

function expectAwaited(actor: AnyActorRef, snapshot: AnyMachineSnapshot, type: string): void {
  if (type.startsWith('xstate.after.')) {
    const timers = Object.values(actor.system.getSnapshot()._scheduledEvents).map(({ event }) => event.type);
    expect(timers, 'a timer of this name is armed').toContain(type);
  }
  const child = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  if (child !== undefined)
    expect(Object.keys(snapshot.children), 'an actor of this name runs').toContain(child);
}

/** Every event that the snapshot's states name, with its sample payloads. */
function eventsOf(snapshot: AnyMachineSnapshot, { events, answers }: Walkable): EventObject[] {
  const types = unique(getNextTransitions(snapshot).map(({ eventType }) => eventType)).filter(
    (type) => type !== '',
  );
  return types.flatMap((type) => payloadsOf(type, events, answers).map((payload) => ({ ...payload, type })));
}

function payloadsOf(
  type: string,
  events: Walkable['events'],
  answers: Walkable['answers'],
): readonly Payload[] {
  if (type.startsWith('xstate.after.')) return [{}];
  if (type.startsWith('xstate.error.actor.')) {
    return [{ error: new Error('refused by the sample'), actorId: type.replace('xstate.error.actor.', '') }];
  }
  if (type.startsWith('xstate.done.actor.')) {
    const outputs = answers[type] ?? [{ output: undefined }];
    return outputs.map((output) => ({ ...output, actorId: type.replace('xstate.done.actor.', '') }));
  }
  const samples = events[type];
  if (samples === undefined || samples.length === 0) throw new Error(`no sample of the event ${type}`);
  return samples;
}

/** An event as edges name it; errors as text, since JSON has nothing of them. */
const nameOf = (event: EventObject) => ({
  ...event,
  ...('error' in event ? { error: String(event.error) } : {}),
});

/** Drops runs that another run begins with. */
function withoutPrefixes(runs: readonly (readonly EventObject[])[]): readonly (readonly EventObject[])[] {
  const keys = new Set<string>();
  const keyed = runs.map((events) => events.map((event) => JSON.stringify(nameOf(event))));
  for (const names of keyed)
    for (let end = 1; end < names.length; end += 1) keys.add(names.slice(0, end).join());
  return runs.filter((events, index) => events.length > 0 && !keys.has(keyed[index]?.join() ?? ''));
}

/** ['a', 'b', 'c'] → { a: { b: 'c' } }; the root is {}. */
function valueOf(path: readonly string[]): string | Record<string, never> {
  const nested = path.reduceRight<unknown>(
    (inner, key) => (inner === undefined ? key : { [key]: inner }),
    undefined,
  );
  return (nested ?? {}) as string | Record<string, never>;
}

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted();
