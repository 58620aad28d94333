import { Actor, StateMachine, type AnyActorRef, type AnyEventObject, type InspectionEvent } from 'xstate';
import { edgeIdOf } from '../graph/graph.ts';
import type { Walkable } from '../kit/any-kit.ts';

/** An event that the walked actor has heard, and the transitions that it took. */
export interface Heard {
  readonly event: AnyEventObject;
  readonly edges: readonly string[];
}

interface RecorderOptions {
  /** The actor has started; the transitions that this took. */
  readonly onStart: (actor: AnyActorRef, edges: readonly string[]) => void;
  readonly onHeard: (heard: Heard) => void;
}

/** Follows the one actor of a page that runs a chart, out of all that XState tells of. */
export function createRecorder(
  { machine, kit }: Pick<Walkable, 'machine' | 'kit'>,
  { onStart, onHeard }: RecorderOptions,
): (event: InspectionEvent) => void {
  let followed: InspectionEvent['actorRef'] | null = null;
  /** By actor, since transitions of a start are told of before the start itself. */
  const edges = new WeakMap<object, string[]>();

  const isOurs = ({ actorRef, sourceRef }: InspectionEvent & { type: '@xstate.event' }) =>
    isRunning(actorRef, machine.id) && (kit.within === undefined || isRunning(sourceRef, kit.within));

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
    // The snapshot's own event: the newest one that was sent may still wait for its turn.
    const { event } = inspected;
    if (event.type === 'xstate.init') return;
    const taken = edges.get(actorRef) ?? [];
    edges.set(actorRef, []);
    if (!event.type.startsWith('xstate.stop')) onHeard({ event, edges: taken });
  };
}

/** Whether an actor runs the machine of this id, in whatever copy. */
const isRunning = (actor: unknown, id: string) =>
  actor instanceof Actor && actor.logic instanceof StateMachine && actor.logic.id === id;
