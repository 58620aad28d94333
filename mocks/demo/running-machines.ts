import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { createStore } from '../database/store.ts';
import { isOfMachine, statesIn } from './states-in.ts';

/** A machine that runs on the page. */
export interface RunningMachine {
  /** Unique on the page. */
  readonly key: string;
  readonly name: string;
  /** Its state, one entry per active region. */
  readonly states: readonly string[];
  readonly context: unknown;
  readonly snapshot: AnyMachineSnapshot;
  /** The transitions that led to its state, and the number of that step. */
  readonly taken: readonly AnyTransitionDefinition[];
  readonly step: number;
}

/** All running machines, oldest first. */
export const runningMachines = createStore<readonly RunningMachine[]>([]);

type Known = Pick<RunningMachine, 'snapshot' | 'taken' | 'step'>;

const known = new Map<string, Known>();

/** Transitions since the newest snapshot of each machine. */
const underWay = new Map<string, readonly AnyTransitionDefinition[]>();

const describe = ([key, one]: [string, Known]): RunningMachine => ({
  ...one,
  key,
  name: one.snapshot.machine.id,
  states: statesIn(one.snapshot.value),
  context: one.snapshot.context,
});

let isNotified = true;

/** Notifies subscribers once per batch of changes, and never while React renders. */
function notify(): void {
  if (!isNotified) return;
  isNotified = false;
  queueMicrotask(() => {
    isNotified = true;
    runningMachines.set([...known].map(describe));
  });
}

/** Tracks every machine of the page from start to end. */
export function inspect(event: InspectionEvent): void {
  const { sessionId } = event.actorRef;
  if (event.type === '@xstate.microstep')
    underWay.set(sessionId, [...(underWay.get(sessionId) ?? []), ...event._transitions]);
  if (event.type !== '@xstate.snapshot' || !isOfMachine(event.snapshot)) return;
  const { snapshot } = event;
  const taken = underWay.get(sessionId) ?? [];
  underWay.delete(sessionId);
  if (snapshot.status === 'active')
    known.set(sessionId, { snapshot, taken, step: (known.get(sessionId)?.step ?? 0) + 1 });
  else known.delete(sessionId);
  notify();
}
