import { Actor, StateMachine, type AnyActorRef, type AnyEventObject, type InspectionEvent } from 'xstate';
import { edgeIdOf } from '#charts/graph/graph.ts';
import type { Walkable } from '../fixtures/walkable.ts';

/** An event that the walked actor received, and the transitions that it took. */
export interface ReceivedEvent {
  readonly event: AnyEventObject;
  readonly edges: readonly string[];
}

interface RecorderOptions {
  /** The actor started; the transitions of the start. */
  readonly onStart: (actor: AnyActorRef, edges: readonly string[]) => void;
  readonly onReceived: (received: ReceivedEvent) => void;
}

/** Follows the one actor of a page that runs the chart, by XState's inspection. */
export function createRecorder(
  { machine, fixtures }: Pick<Walkable, 'machine' | 'fixtures'>,
  { onStart, onReceived }: RecorderOptions,
): (event: InspectionEvent) => void {
  let followed: InspectionEvent['actorRef'] | null = null;
  /** By actor, because XState reports transitions of a start before the start. */
  const edges = new WeakMap<object, string[]>();

  const isOurs = ({ actorRef, sourceRef }: InspectionEvent & { type: '@xstate.event' }) =>
    isRunning(actorRef, machine.id) &&
    (fixtures.within === undefined || isRunning(sourceRef, fixtures.within));

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
        followed = actorRef;
        onStart(actorRef, edges.get(actorRef) ?? []);
        edges.set(actorRef, []);
      }
      return;
    }
    if (inspected.type !== '@xstate.snapshot' || actorRef !== followed) return;
    // The snapshot's own event: the newest sent one may still be queued.
    const { event } = inspected;
    if (event.type === 'xstate.init') return;
    const taken = edges.get(actorRef) ?? [];
    edges.set(actorRef, []);
    if (!event.type.startsWith('xstate.stop')) onReceived({ event, edges: taken });
  };
}

/** Whether an actor runs the machine of this id, in any copy. */
const isRunning = (actor: unknown, id: string) =>
  actor instanceof Actor && actor.logic instanceof StateMachine && actor.logic.id === id;
