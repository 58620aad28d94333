import type { AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import { createStore } from '../store.ts';

/** A machine that runs on the page. */
export interface RunningMachine {
  /** Unique on the page. */
  readonly key: string;
  readonly name: string;
  /** Its state, one entry for each region that is active. */
  readonly states: readonly string[];
  readonly context: unknown;
}

/** All machines that run now, oldest first. */
export const runningMachines = createStore<readonly RunningMachine[]>([]);

const snapshots = new Map<string, AnyMachineSnapshot>();

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'value' in snapshot;

type StateValue = AnyMachineSnapshot['value'];

/** The innermost states of a value, such as `authenticated.loading.slow`. */
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

let told = true;

/** Told once however much happens at a time, and never while React renders. */
function tell(): void {
  if (!told) return;
  told = false;
  queueMicrotask(() => {
    told = true;
    runningMachines.set([...snapshots].map(describe));
  });
}

/** Follows every machine of the page, from its start until it ends. */
export function inspect(event: InspectionEvent): void {
  if (event.type !== '@xstate.snapshot' || !isOfMachine(event.snapshot)) return;
  const { snapshot } = event;
  const { sessionId } = event.actorRef;
  if (snapshot.status === 'active') snapshots.set(sessionId, snapshot);
  else snapshots.delete(sessionId);
  tell();
}
