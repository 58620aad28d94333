import type { AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import { createStore } from '../store.ts';

/** A machine that runs on the page. */
export interface RunningMachine {
  /** Unique on the page. */
  readonly key: string;
  readonly name: string;
  /** Its state, one entry per active region. */
  readonly states: readonly string[];
  readonly context: unknown;
}

/** All running machines, oldest first. */
export const runningMachines = createStore<readonly RunningMachine[]>([]);

const snapshots = new Map<string, AnyMachineSnapshot>();

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'value' in snapshot;

type StateValue = AnyMachineSnapshot['value'];

/** Returns the innermost states of a value, such as `authenticated.loading.slow`. */
function statesIn(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    const states = inner === undefined ? [] : statesIn(inner);
    return states.length === 0 ? [name] : states.map((state) => `${name}.${state}`);
  });
}

const describe = ([key, snapshot]: [string, AnyMachineSnapshot]): RunningMachine => ({
  key,
  name: snapshot.machine.id,
  states: statesIn(snapshot.value),
  context: snapshot.context,
});

let isNotified = true;

/** Notifies subscribers once per batch of changes, and never while React renders. */
function notify(): void {
  if (!isNotified) return;
  isNotified = false;
  queueMicrotask(() => {
    isNotified = true;
    runningMachines.set([...snapshots].map(describe));
  });
}

/** Tracks every machine of the page from start to end. */
export function inspect(event: InspectionEvent): void {
  if (event.type !== '@xstate.snapshot' || !isOfMachine(event.snapshot)) return;
  const { snapshot } = event;
  const { sessionId } = event.actorRef;
  if (snapshot.status === 'active') snapshots.set(sessionId, snapshot);
  else snapshots.delete(sessionId);
  notify();
}
