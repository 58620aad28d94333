import type { mocks } from '#.storybook/mocks.ts';
import { statusOf } from '#mocks/demo/failure.ts';
import { withHandAct, type HandAct } from '#mocks/demo/hand/hand.ts';
import { watchConsole } from '#mocks/demo/hand/watch-console.ts';
import { watchHand } from '#mocks/demo/hand/watch-hand.ts';
import { bodyOf } from '#mocks/demo/recording/body-of.ts';
import type { ActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { CallName } from '#src/api/contract/index.ts';
import type { Walkable } from '../fixtures/walkable.ts';
import { createStageClock } from './clock.ts';
import { start, stop } from './follow.ts';
import { createGate, type Gate } from './gate.ts';
import type { MadeCall } from './noted/calls.ts';
import { placeOn } from './noted/place.ts';
import { perform, settle } from './perform.ts';
import { photograph } from './photograph.ts';
import { forgetWidget, receive } from './received-events.ts';
import { createRecorder } from './recorder.ts';
import { repeat } from './repeat.ts';
import { change, createRun, look, type Run } from './run.ts';
import { NOTHING, type Stage } from './stage-state.ts';
import { photographSteps } from './step-pictures.ts';
import { screenShown } from './when-shown.ts';
import { witness, witnessFirst, witnessSteps } from './witness.ts';
import { logoutHandler, prepareWorld } from './world.ts';

/** The props of a stage's screen; new ones for each restart. */
export interface Scene {
  /** Identifies a restart. */
  readonly number: number;
  readonly path: string;
  readonly siteKey: string | null | undefined;
  readonly hasConfig: boolean;
  readonly hasOutbox: boolean;
  readonly surroundings: ActorSurroundings;
  readonly aroundClient: Gate['around'];
  readonly onAddress: (address: string) => void;
}

/** A stage with its screen's props. */
export interface StageWithScene extends Stage {
  readonly getScene: () => Scene | null;
  /** Notes from now on what a person does on the screen, and what the page says in its console. @returns a function that stops */
  readonly watch: () => () => void;
  /**
   * Answers a held call with any reply, also one that no act of a walk has.
   * @throws Error when the call is not made.
   */
  readonly respond: (call: CallName, respond: () => Response) => Promise<void>;
  /** Whether a held call waits for its answer. */
  readonly isWaitingFor: (call: CallName) => boolean;
}

/** The page's fake server, and how to reset it to its seeds. */
interface Server {
  readonly network: Awaited<ReturnType<typeof mocks>>;
  readonly reset: () => Promise<void>;
}

interface StageOptions {
  /** Whether it notes what the screen shows after each step. @default false */
  readonly watchesScreen?: boolean;
  /** Whether it takes a picture of the screen after each step. @default false */
  readonly takesPictures?: boolean;
}

/** Creates a stage for a chart. Nothing starts before the first `restart`. */
export function createStage(
  chart: Walkable,
  { network, reset }: Server,
  { watchesScreen = false, takesPictures = false }: StageOptions = {},
): StageWithScene {
  const { fixtures } = chart;
  const run = createRun(chart);
  if (watchesScreen) witnessSteps(run);
  if (takesPictures) photographSteps(run);
  let scene: Scene | null = null;
  let watching: Watching | null = null;
  /** Until the replay under way ends: one that was stopped ends with its act. */
  let repeating = Promise.resolve();
  return {
    getState: () => run.state,
    getScene: () => scene,
    subscribe: (listener) => {
      run.listeners.add(listener);
      return () => {
        run.listeners.delete(listener);
      };
    },
    // Input from the page around is copied: its objects are not instances of this page's classes.
    perform: async (act) => {
      await repeating;
      await perform(run, { act: structuredClone(act), by: 'chart' });
    },
    repeat: async (walk, signal) => {
      const ending = repeat(run, structuredClone(walk), { watchesScreen, signal });
      repeating = ending.catch(() => undefined);
      await ending;
      // What the replay scrolled to, its own acts tell.
      if (walk.acts.length > 0) watching?.beginAgain();
    },
    watch: () => {
      const begun = watch(run);
      watching = begun;
      return begun.stop;
    },
    respond: async (call, respond) => {
      await run.gate.waitForQuestion(call);
      run.gate.answer(call, { respond });
    },
    witnessed: async () => {
      if (watchesScreen) await witness(run);
      return run.state;
    },
    photograph: () => photograph(document),
    place: () => placeOn(document, run.state.pages.at(-1)?.address ?? ''),
    isWaitingFor: (call) => run.gate.open().includes(call),
    restart: async (number) => {
      const beginning = fixtures.starts[number];
      if (beginning === undefined) throw new RangeError(`${chart.name} has no start ${String(number)}`);
      scene = null;
      repeating = Promise.resolve();
      empty(run);
      if (watching !== null) change(run, { hand: [] });
      await reset();
      run.time = createStageClock();
      const gate = gateOf(run);
      run.gate = gate;
      network.use(...gate.handlers, logoutHandler);
      await prepareWorld(beginning);
      const { promise, resolve } = Promise.withResolvers<void>();
      const inspect = createRecorder(chart, {
        onStart: (actor, snapshot, edges) => {
          start(run, actor, snapshot, edges);
          resolve();
        },
        onReceived: (actor, what) => {
          receive(run, actor, what);
        },
        onStop: (actor, snapshot) => {
          stop(run, actor, snapshot);
        },
      });
      scenes += 1;
      scene = {
        number: scenes,
        path: fixtures.path,
        siteKey: beginning.siteKey,
        hasConfig: beginning.hasConfig ?? true,
        hasOutbox: beginning.hasOutbox ?? false,
        surroundings: { inspect, clock: run.time.clock },
        aroundClient: gate.around,
        onAddress: (address) => {
          if (run.gate === gate) visit(run, address);
        },
      };
      change(run, {});
      await promise;
      await screenShown();
      await settle(run);
      run.isArriving = false;
      watching?.beginAgain();
      if (watchesScreen) void witnessFirst(run);
    },
  };
}

/** A gate for a new beginning of a walk: it tells the walk what it lets through, as long as it is the walk's. */
function gateOf(run: Run): Gate {
  const gate = createGate({
    held: run.questions,
    passing: run.chart.fixtures.screenAsks,
    onChange: () => {
      look(run);
    },
    onCall: ({ reply, status, input, ...leaving }) => {
      if (run.gate !== gate) return;
      const { calls, steps } = run.state;
      const made: MadeCall = {
        ...leaving,
        input: bodyOf(input),
        after: steps.length,
        end: { is: 'waiting' },
      };
      change(run, { calls: [...calls, made] });
      const end = (is: 'replied' | 'failed') => (value: unknown) => {
        const came = is === 'replied' ? status() : statusOf(value);
        const ended = { ...made, end: { is, with: bodyOf(value), ...(came !== null && { status: came }) } };
        change(run, { calls: run.state.calls.map((one) => (one === made ? ended : one)) });
      };
      reply.then(end('replied'), end('failed'));
    },
  });
  return gate;
}

interface Watching {
  /** Forgets what the person did before, such as where they scrolled to. */
  readonly beginAgain: () => void;
  readonly stop: () => void;
}

/** Watches what a person does on the page, and what the page writes to its console. */
function watch(run: Run): Watching {
  change(run, { hand: run.state.hand ?? [] });
  const tell = (act: HandAct) => {
    run.press = null;
    if (!run.isArriving) change(run, { hand: withHandAct(run.state.hand ?? [], act) });
  };
  const begin = () =>
    watchHand(document, tell, undefined, (act) => {
      if (!run.isArriving) run.press = act;
    });
  let end = begin();
  const endConsole = watchConsole(window, (line) => {
    const { said, steps } = run.state;
    change(run, { said: [...said, { ...line, after: steps.length }] });
  });
  return {
    beginAgain: () => {
      end();
      end = begin();
    },
    stop: () => {
      end();
      endConsole();
    },
  };
}

/** Notes the page that the screen shows; a change of its state alone is none. */
function visit(run: Run, address: string): void {
  const { pages, steps } = run.state;
  if (pages.at(-1)?.address !== address) change(run, { pages: [...pages, { address, after: steps.length }] });
}

let scenes = 0;

/** Forgets the previous walk. */
function empty(run: Run): void {
  run.actor = null;
  run.snapshot = null;
  run.isArriving = true;
  run.press = null;
  run.answered.clear();
  run.pendingAnswer = null;
  change(run, NOTHING);
  forgetWidget();
}
