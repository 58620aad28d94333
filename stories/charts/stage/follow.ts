import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { maskSecrets } from '#mocks/mask.ts';
import { recordShown } from './noted/record-shown.ts';
import { look, record, type Run } from './run.ts';

/** An actor of the chart has started: the screen's first one begins the walk, a later one is a step of it. */
export function start(
  run: Run,
  actor: AnyActorRef,
  snapshot: AnyMachineSnapshot,
  edges: readonly string[],
): void {
  // A part of the page that was hidden goes on with the actor that it had.
  if (actor === run.actor) {
    run.snapshot = snapshot;
    look(run);
  } else if (run.isArriving && run.state.steps.length === 0) {
    run.actor = actor;
    run.snapshot = snapshot;
    look(run, { begun: edges, beginning: maskSecrets(snapshot.context) });
  } else {
    follow(run, actor, snapshot, edges);
  }
  // XState tells of a start before it sets the timers of the first state.
  queueMicrotask(() => {
    look(run);
  });
}

/** Follows another actor from now on, which is a step. */
export function follow(
  run: Run,
  actor: AnyActorRef,
  snapshot: AnyMachineSnapshot,
  edges: readonly string[],
): void {
  run.actor = actor;
  run.snapshot = snapshot;
  // What was asked for the other one is not its answer.
  run.answered.clear();
  const act = { do: 'follow', record: recordShown(document) } as const;
  record(run, { act, by: 'screen', event: { type: FOLLOWED }, edges });
  for (const listener of [...run.eventListeners]) listener(FOLLOWED);
}

/** In place of an event, because the machine receives none. */
export const FOLLOWED = 'followed';

/** An actor has stopped: the followed one offers nothing more, and stays where it was. */
export function stop(run: Run, actor: AnyActorRef, snapshot: AnyMachineSnapshot): void {
  if (actor !== run.actor) return;
  run.snapshot = snapshot;
  look(run);
}
