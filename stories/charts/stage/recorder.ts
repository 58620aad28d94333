import {
  Actor,
  StateMachine,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate';
import { edgeIdOf } from '#charts/graph/graph.ts';
import type { Walkable } from '../fixtures/walkable.ts';

/** An event that an actor of the chart received, the transitions that it took, and the snapshots around it. */
export interface ReceivedEvent {
  readonly event: AnyEventObject;
  readonly edges: readonly string[];
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

interface RecorderOptions {
  /** An actor started; the transitions of the start. */
  readonly onStart: (actor: AnyActorRef, snapshot: AnyMachineSnapshot, edges: readonly string[]) => void;
  readonly onReceived: (actor: AnyActorRef, received: ReceivedEvent) => void;
  /** An actor stopped, with its part of the screen. */
  readonly onStop: (actor: AnyActorRef, snapshot: AnyMachineSnapshot) => void;
}

/** Reports every actor of a page that runs the chart, by XState's inspection: a list may have one in each row. */
export function createRecorder(
  { machine, fixtures }: Pick<Walkable, 'machine' | 'fixtures'>,
  { onStart, onReceived, onStop }: RecorderOptions,
): (event: InspectionEvent) => void {
  /** The running actors, with their newest snapshot. */
  const running = new Map<unknown, AnyMachineSnapshot>();
  /** By actor, because XState reports transitions of a start before the start. */
  const edges = new WeakMap<object, string[]>();

  const isOurs = ({ actorRef, sourceRef }: InspectionEvent & { type: '@xstate.event' }) =>
    isRunning(actorRef, machine.id) &&
    (fixtures.within === undefined || isRunning(sourceRef, fixtures.within));

  const takeEdges = (actor: object) => {
    const taken = edges.get(actor) ?? [];
    edges.set(actor, []);
    return taken;
  };

  return (inspected) => {
    const { actorRef } = inspected;
    if (inspected.type === '@xstate.microstep') {
      const taken = edges.get(actorRef) ?? [];
      taken.push(...inspected._transitions.map(edgeIdOf));
      edges.set(actorRef, taken);
      return;
    }
    if (inspected.type === '@xstate.event') {
      if (inspected.event.type === 'xstate.init' && isOurs(inspected) && actorRef instanceof Actor) {
        const snapshot: AnyMachineSnapshot = actorRef.getSnapshot();
        running.set(actorRef, snapshot);
        onStart(actorRef, snapshot, takeEdges(actorRef));
      }
      return;
    }
    const before = running.get(actorRef);
    if (inspected.type !== '@xstate.snapshot' || before === undefined || !(actorRef instanceof Actor)) return;
    // The snapshot's own event: the newest sent one may still be queued.
    const { event } = inspected;
    if (event.type === 'xstate.init') return;
    const after: AnyMachineSnapshot = actorRef.getSnapshot();
    const taken = takeEdges(actorRef);
    if (event.type.startsWith('xstate.stop')) {
      running.delete(actorRef);
      onStop(actorRef, after);
      return;
    }
    running.set(actorRef, after);
    onReceived(actorRef, { event, edges: taken, before, after });
  };
}

/** Whether an actor runs the machine of this id, in any copy. */
const isRunning = (actor: unknown, id: string) =>
  actor instanceof Actor && actor.logic instanceof StateMachine && actor.logic.id === id;
