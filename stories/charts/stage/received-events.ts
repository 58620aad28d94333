import type { AnyActorRef } from 'xstate';
import { maskSecrets } from '#mocks/mask.ts';
import { actOf } from '../fixtures/act-of.ts';
import { follow } from './follow.ts';
import type { ReceivedEvent } from './recorder.ts';
import { look, record, type Run } from './run.ts';
import type { Step } from './stage-state.ts';

/** Timeout of the wait for an event, in ms. */
const PATIENCE_MS = 30_000;

/** A reply may end its own requester: a 401 ends the session, and with it the session's requests. */
function missAnswer(run: Run): void {
  const { pendingAnswer, state, snapshot } = run;
  if (pendingAnswer === null || state.snapshot === null || snapshot === null) return;
  const { act, arrive } = pendingAnswer;
  if (act.invoke in snapshot.children) return;
  run.pendingAnswer = null;
  // Where the machine was before what ended the requester.
  run.snapshot = state.snapshot;
  record(run, { act, by: 'chart', event: { type: 'missed' }, edges: [] });
  run.snapshot = snapshot;
  arrive();
}

/** Records the newest event of an actor; another than the followed one is followed from then on. */
export function receive(run: Run, actor: AnyActorRef, { event, edges, before, after }: ReceivedEvent): void {
  if (actor !== run.actor) {
    // Time and answers reach all: only what somebody sends tells which one the walk is about.
    if (edges.length === 0 || event.type.startsWith('xstate.')) return;
    follow(run, actor, before, []);
  }
  run.snapshot = after;
  if (event.type === run.doing) run.pendingAnswer = null;
  missAnswer(run);
  const act = actOf(event, run.chart.fixtures, run.answered);
  const isDone = event.type === run.doing;
  const by = isDone ? run.doer : 'screen';
  // An event of the app without a transition is not a step; an event of the tester always is.
  if (edges.length > 0 || isDone) record(run, { act, by, event: describe(event), edges });
  else look(run);
  // A restart requests the script again: a page that has loaded it would not wait for it.
  if (run.questions.includes('captcha') && after.matches('failed')) forgetWidget();
  for (const listener of [...run.eventListeners]) listener(event.type);
}

/** Resolves when the machine receives a matching event. */
export function eventReceived(
  { eventListeners }: Run,
  isIt: (type: string) => boolean,
  what: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      eventListeners.delete(listener);
      reject(new Error(`the machine never received ${what}`));
    }, PATIENCE_MS);
    const listener = (type: string) => {
      if (!isIt(type)) return;
      clearTimeout(timer);
      eventListeners.delete(listener);
      resolve();
    };
    eventListeners.add(listener);
  });
}

/** Forgets the captcha service's script, so that the page requests it again. */
export function forgetWidget(): void {
  Reflect.deleteProperty(window, 'grecaptcha');
}

/** An event as text: its type, and its payload without secrets. */
function describe({ type, ...payload }: { readonly type: string }): Step['event'] {
  const masked = maskSecrets(payload);
  return { type, ...(typeof masked === 'object' ? masked : {}) };
}
