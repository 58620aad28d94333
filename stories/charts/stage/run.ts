import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { HandAct } from '#mocks/demo/hand/hand.ts';
import { maskSecrets } from '#mocks/mask.ts';
import type { Act, Doer } from '../fixtures/act.ts';
import type { Failure } from '../fixtures/outcome.ts';
import { createPlanner } from '../fixtures/planner.ts';
import type { Walkable } from '../fixtures/walkable.ts';
import { createStageClock } from './clock.ts';
import { createGate, type Gate } from './gate.ts';
import { NOTHING, type StageState, type Step } from './stage-state.ts';

/** The state that the parts of a running stage share and change. */
export interface Run {
  readonly chart: Walkable;
  readonly planner: ReturnType<typeof createPlanner>;
  readonly questions: Parameters<typeof createGate>[0]['held'];
  readonly listeners: Set<() => void>;
  readonly eventListeners: Set<(type: string) => void>;
  state: StageState;
  /** The actor that the walk follows. */
  actor: AnyActorRef | null;
  /** Its newest snapshot. */
  snapshot: AnyMachineSnapshot | null;
  /** Whether the screen is still arriving: until then the last actor that starts is followed, without a step. */
  isArriving: boolean;
  time: ReturnType<typeof createStageClock>;
  gate: Gate;
  /** The tester's current act, to tell its effects from the screen's own events. */
  doing: string | null;
  /** Whose act it is: in a replay also the screen's. */
  doer: Doer;
  /** What a pressed pointer brought the focus to, which may lead to a step before its click. */
  press: HandAct | null;
  /** Whether a replay sends an event in place of what a person did. */
  isSending: boolean;
  readonly answered: Map<string, number | Failure>;
  /** The pending answer, until the machine receives it or no longer waits for it. */
  pendingAnswer: { readonly act: Act & { do: 'answer' }; readonly arrive: () => void } | null;
}

const nothing = () => undefined;

/** The initial state of a chart's stage. */
export function createRun(chart: Walkable): Run {
  const { invokes, holds = [] } = chart.fixtures;
  const questions = [...Object.values(invokes).flatMap((question) => question?.asks ?? []), ...holds];
  return {
    chart,
    planner: createPlanner(chart),
    questions,
    listeners: new Set(),
    eventListeners: new Set(),
    state: NOTHING,
    actor: null,
    snapshot: null,
    isArriving: true,
    time: createStageClock(),
    gate: createGate({ held: questions, onChange: nothing, onCall: nothing }),
    doing: null,
    doer: 'chart',
    press: null,
    isSending: false,
    answered: new Map(),
    pendingAnswer: null,
  };
}

/** Updates a part of the state and notifies the subscribers. */
export function change(run: Run, part: Partial<StageState>): void {
  run.state = { ...run.state, ...part };
  for (const listener of [...run.listeners]) listener();
}

/** Waits until the state is so, at most some ms; returns whether it is. */
export function becomes(run: Run, isSo: (state: StageState) => boolean, mostMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (is: boolean) => {
      clearTimeout(timer);
      run.listeners.delete(check);
      resolve(is);
    };
    const timer = setTimeout(() => {
      end(false);
    }, mostMs);
    const check = () => {
      if (isSo(run.state)) end(true);
    };
    run.listeners.add(check);
    check();
  });
}

/** Running invokes whose question is open. */
function asking({ gate, chart }: Run, snapshot: AnyMachineSnapshot): string[] {
  const open = gate.open();
  return Object.entries(chart.fixtures.invokes).flatMap(([invoke, question]) => {
    const isOpen = question !== null && open.includes(question.asks);
    return isOpen && invoke in snapshot.children ? [invoke] : [];
  });
}

/** Open questions that no invoke asks. */
function waiting({ gate, chart, state }: Run): readonly string[] {
  const asked = Object.values(chart.fixtures.invokes).map((question) => question?.asks);
  return gate.open().filter((what) => !asked.includes(what) && !state.held.some((call) => call === what));
}

const unanswered = ({ answered }: Run, { children }: AnyMachineSnapshot) =>
  [...answered].flatMap(([invoke, wanted]) => (wanted === 'never' && invoke in children ? [invoke] : []));

/** Updates the machine's current state. */
export function look(run: Run, part: Partial<StageState> = {}): void {
  const { actor, snapshot, chart, answered, gate, time } = run;
  if (actor === null || snapshot === null) return;
  for (const [invoke, question] of Object.entries(chart.fixtures.invokes)) {
    if (question === null || invoke in snapshot.children) continue;
    answered.delete(invoke);
    // An aborted script gets no signal.
    if (question.asks === 'captcha') gate.drop('captcha');
  }
  change(run, {
    ...part,
    snapshot,
    asking: asking(run, snapshot),
    unanswered: unanswered(run, snapshot),
    timers: time.timersOf(actor),
    waiting: waiting(run),
    heldWaiting: run.state.held.filter((call) => gate.open().includes(call)),
  });
}

/** Adds a step to the walk, with the snapshot that it led to. */
export function record(run: Run, step: Pick<Step, 'act' | 'by' | 'event' | 'edges'>): void {
  const { snapshot, state, press, isSending } = run;
  if (snapshot === null) return;
  run.press = null;
  const { value, context } = snapshot;
  const made = {
    ...step,
    value,
    context: maskSecrets(context),
    shown: null,
    hand: press === null ? state.hand : state.hand?.concat(press),
    isSent: isSending,
  };
  look(run, { steps: [...state.steps, made], ...(state.hand && { hand: [] }) });
}
