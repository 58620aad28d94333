import { maskSecrets } from '#mocks/mask.ts';
import type { mocks } from '#.storybook/mocks.ts';
import type { ActorSurroundings } from '#src/services/actor-surroundings.ts';
import { isSameAct, type Act } from '../fixtures/act.ts';
import type { Walkable } from '../fixtures/walkable.ts';
import { createStageClock } from './clock.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { createGate, type Gate } from './gate.ts';
import { forgetWidget, receive } from './received-events.ts';
import { perform, settle } from './perform.ts';
import { createRecorder } from './recorder.ts';
import { change, createRun, look, NOTHING, type Run } from './run.ts';
import { painted, screenShown } from './when-shown.ts';
import type { Stage } from './stage-state.ts';
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
}

/** A stage with its screen's props. */
export interface StageWithScene extends Stage {
  readonly getScene: () => Scene | null;
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

/** Creates a stage for a chart. Nothing starts before the first `restart`. */
export function createStage(chart: Walkable, { network, reset }: Server): StageWithScene {
  const { fixtures } = chart;
  const run = createRun(chart);
  let scene: Scene | null = null;
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
    perform: (act) => perform(run, structuredClone(act)),
    repeat: (acts) => repeat(run, structuredClone([...acts])),
    respond: async (call, respond) => {
      await run.gate.waitForQuestion(call);
      run.gate.answer(call, { respond });
    },
    isWaitingFor: (call) => run.gate.open().includes(call),
    restart: async (number) => {
      const start = fixtures.starts[number];
      if (start === undefined) throw new RangeError(`${chart.name} has no start ${String(number)}`);
      scene = null;
      empty(run);
      await reset();
      run.time = createStageClock();
      run.gate = createGate(
        run.questions,
        () => {
          look(run);
        },
        fixtures.screenAsks,
      );
      network.use(...run.gate.handlers, logoutHandler);
      await prepareWorld(start);
      const { promise, resolve } = Promise.withResolvers<void>();
      const inspect = createRecorder(chart, {
        onStart: (started, begun) => {
          run.actor = started;
          look(run, { begun, beginning: maskSecrets(started.getSnapshot().context) });
          resolve();
        },
        onReceived: (what) => {
          receive(run, what);
        },
      });
      scenes += 1;
      scene = {
        number: scenes,
        path: fixtures.path,
        siteKey: start.siteKey,
        hasConfig: start.hasConfig ?? true,
        hasOutbox: start.hasOutbox ?? false,
        surroundings: { inspect, clock: run.time.clock },
        aroundClient: run.gate.around,
      };
      change(run, {});
      await promise;
      await screenShown();
      await settle(run);
    },
  };
}

let scenes = 0;

/** Forgets the previous walk. */
function empty(run: Run): void {
  run.actor = null;
  run.answered.clear();
  run.pendingAnswer = null;
  change(run, NOTHING);
  forgetWidget();
}

/** Replays an act, unless the screen has already done it. */
async function repeat(run: Run, acts: readonly Act[]): Promise<void> {
  await settle(run);
  for (const [index, act] of acts.entries()) {
    const already = run.state.steps[index];
    if (already !== undefined && isSameAct(already.act, act)) continue;
    await painted();
    await perform(run, act);
  }
}
