import { Actor, StateMachine, type InspectionEvent } from 'xstate';
import { isOfMachine, statesIn } from '../states-in.ts';
import type { Happening } from './recording.ts';

interface Running {
  readonly chart: string;
  readonly states: readonly string[];
}

/** Follows the machines of a page, by XState's inspection. */
export interface ActorWatch {
  readonly inspect: (event: InspectionEvent) => void;
  /** The machines that run now, as if they began. */
  readonly running: () => readonly Happening[];
  /** The chart that makes a call with this input; null where it is not known. */
  readonly askerOf: (input: unknown) => string | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The id of an actor's machine; null when it runs none. */
const chartOf = (actor: unknown) =>
  actor instanceof Actor && actor.logic instanceof StateMachine ? actor.logic.id : null;

/** Tells what the machines of a page do: their beginnings, their transitions, their ends. */
export function watchActors(tell: (what: Happening) => void): ActorWatch {
  const running = new Map<string, Running>();
  const taken = new Map<string, number>();
  /** By the input of the tasks that charts begin, which are calls for the most part. */
  const askers = new WeakMap<object, string>();
  let askedWithoutInput: string | null = null;

  const rememberAsker = ({ sourceRef, event }: InspectionEvent & { type: '@xstate.event' }) => {
    const asker = chartOf(sourceRef);
    if (asker === null) return;
    const input: unknown = event['input'];
    if (!isObject(input)) {
      askedWithoutInput = asker;
      return;
    }
    for (const one of [input, ...Object.values(input)].filter(isObject)) askers.set(one, asker);
  };

  const onSnapshot = ({ actorRef, event, snapshot }: InspectionEvent & { type: '@xstate.snapshot' }) => {
    if (!isOfMachine(snapshot)) return;
    const { sessionId: actor } = actorRef;
    const chart = snapshot.machine.id;
    const to = statesIn(snapshot.value);
    const before = running.get(actor);
    const moves = taken.get(actor) ?? 0;
    taken.delete(actor);
    if (before === undefined && snapshot.status === 'active') tell({ is: 'start', actor, chart, to });
    else if (before !== undefined && moves > 0)
      tell({ is: 'move', actor, chart, event: event.type, from: [...before.states], to });
    if (snapshot.status === 'active') running.set(actor, { chart, states: to });
    else if (running.delete(actor)) tell({ is: 'end', actor, chart });
  };

  return {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') {
        const { sessionId } = event.actorRef;
        taken.set(sessionId, (taken.get(sessionId) ?? 0) + event._transitions.length);
      } else if (event.type === '@xstate.event') {
        if (event.event.type === 'xstate.init' && chartOf(event.actorRef) === null) rememberAsker(event);
      } else if (event.type === '@xstate.snapshot') onSnapshot(event);
    },
    running: () =>
      [...running].map(([actor, { chart, states }]) => ({ is: 'start', actor, chart, to: [...states] })),
    askerOf: (input) => (isObject(input) ? (askers.get(input) ?? null) : askedWithoutInput),
  };
}
