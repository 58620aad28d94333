import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { maskSecrets } from '#mocks/mask.ts';
import type { mocks } from '#.storybook/mocks.ts';
import type { ActorSurroundings } from '#src/screens/support/actor-surroundings.ts';
import { actOf } from '../kit/act-of.ts';
import { isSameAct, type Act } from '../kit/act.ts';
import type { Walkable } from '../kit/any-kit.ts';
import { sampleOf } from '../kit/event-of.ts';
import { type Failure } from '../kit/outcome.ts';
import { createPlanner } from '../kit/planner.ts';
import { createStageClock } from './clock.ts';
import { createGate, type Gate } from './gate.ts';
import { createRecorder, type Heard } from './recorder.ts';
import { painted, screenShown } from './seen.ts';
import type { Stage, StageState, Step } from './stage-state.ts';
import { adjustWorld, patientLogout, prepareWorld } from './world.ts';

/** What the screen of a stage is shown with; a new one for each beginning. */
export interface Scene {
  /** Tells beginnings apart. */
  readonly number: number;
  readonly path: string;
  readonly siteKey: string | null | undefined;
  readonly surroundings: ActorSurroundings;
  readonly aroundClient: Gate['around'];
}

/** A stage together with what its screen is to show. */
export interface StageWithScene extends Stage {
  readonly getScene: () => Scene | null;
}

/** The fake server of the page, and how it gets back to its seeds. */
interface Server {
  readonly network: Awaited<ReturnType<typeof mocks>>;
  readonly reset: () => Promise<void>;
}

const NOTHING: StageState = {
  begun: [],
  beginning: null,
  steps: [],
  snapshot: null,
  asking: [],
  deaf: [],
  timers: [],
};

/** How long somebody waits for an event that does not come, in ms. */
const PATIENCE_MS = 8_000;

/** A stage for a chart. Nothing happens on it before the first `restart`. */
export function createStage(chart: Walkable, { network, reset }: Server): StageWithScene {
  const { kit } = chart;
  const planner = createPlanner(chart);
  const questions = Object.values(kit.invokes).flatMap((question) => question?.asks ?? []);
  const listeners = new Set<() => void>();
  const ears = new Set<(type: string) => void>();

  let state = NOTHING;
  let scene: Scene | null = null;
  let actor: AnyActorRef | null = null;
  let time = createStageClock();
  let gate = createGate(questions, () => undefined);
  /** What somebody at the chart is doing right now, so that what follows is not taken for the screen's. */
  let doing: string | null = null;
  const answered = new Map<string, number | Failure>();
  /** The answer that is on its way, until the machine hears of it or no longer wants it. */
  let underWay: { readonly act: Act & { do: 'answer' }; readonly arrive: () => void } | null = null;

  function change(part: Partial<StageState>): void {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  }

  /** Invokes that run and whose question is open. */
  function asking(snapshot: AnyMachineSnapshot): string[] {
    const open = gate.open();
    return Object.entries(kit.invokes).flatMap(([invoke, question]) => {
      const isOpen = question !== null && open.includes(question.asks);
      return isOpen && invoke in snapshot.children ? [invoke] : [];
    });
  }

  const deaf = ({ children }: AnyMachineSnapshot) =>
    [...answered].flatMap(([invoke, wanted]) => (wanted === 'never' && invoke in children ? [invoke] : []));

  function look(part: Partial<StageState> = {}): void {
    if (actor === null) return;
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    for (const [invoke, question] of Object.entries(kit.invokes)) {
      if (question === null || invoke in snapshot.children) continue;
      answered.delete(invoke);
      // A script is not told that nobody waits for it any more.
      if (question.asks === 'captcha') gate.drop('captcha');
    }
    change({
      ...part,
      snapshot,
      asking: asking(snapshot),
      deaf: deaf(snapshot),
      timers: time.timersOf(actor),
    });
  }

  function record(step: Omit<Step, 'value' | 'context'>): void {
    if (actor === null) return;
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const { value, context } = snapshot;
    look({ steps: [...state.steps, { ...step, value, context: maskSecrets(context) }] });
  }

  /** A reply may end the very thing that waits for it: a 401 ends the session, and with it what it had asked for. */
  function missAnswer(): void {
    if (underWay === null || state.snapshot === null || actor === null) return;
    const { act, arrive } = underWay;
    if (act.invoke in actor.getSnapshot().children) return;
    underWay = null;
    const { value, context } = state.snapshot;
    const step: Step = {
      act,
      by: 'chart',
      event: { type: 'missed' },
      edges: [],
      value,
      context: maskSecrets(context),
    };
    change({ steps: [...state.steps, step] });
    arrive();
  }

  function onHeard({ event, edges }: Heard): void {
    if (event.type === doing) underWay = null;
    missAnswer();
    const act = actOf(event, kit, answered);
    const by = event.type === doing ? 'chart' : 'screen';
    // What the app says in passing and the machine does not answer to is no step; what somebody tries is one.
    if (edges.length > 0 || by === 'chart') record({ act, by, event: describe(event), edges });
    else look();
    // Whoever starts over asks for the script again: a page that has it once would never wait for it any more.
    if (questions.includes('captcha') && actor?.getSnapshot().matches('failed') === true) forgetWidget();
    for (const ear of [...ears]) ear(event.type);
  }

  /** Resolves when the machine has heard an event that is looked for. */
  function heard(isIt: (type: string) => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        ears.delete(ear);
        reject(new Error(`the machine never heard of ${what}`));
      }, PATIENCE_MS);
      const ear = (type: string) => {
        if (!isIt(type)) return;
        clearTimeout(timer);
        ears.delete(ear);
        resolve();
      };
      ears.add(ear);
    });
  }

  /** An event that the screen is about to send by itself: it would change where the machine stands. */
  function due(): string | undefined {
    const { snapshot } = state;
    if (snapshot === null || kit.automatic === undefined) return undefined;
    const here = planner.placeOf(snapshot);
    const options = planner.options(snapshot).filter(({ edges, to }) => {
      return edges.length > 0 && planner.placeOf(to) !== here;
    });
    return kit.automatic.find((type) => options.some(({ act }) => act.do === 'send' && act.type === type));
  }

  async function settle(): Promise<void> {
    for (let type = due(); type !== undefined; type = due()) {
      const awaited = type;
      await heard((one) => one === awaited, type);
    }
  }

  async function carryOut(act: Act): Promise<void> {
    if (actor === null) throw new Error('the screen has not started its machine yet');
    switch (act.do) {
      case 'send':
      case 'send own': {
        const payload = act.do === 'send' ? sampleOf(kit.events[act.type], act.sample) : act.payload;
        doing = act.type;
        adjustWorld(act.type, payload);
        actor.send({ ...payload, type: act.type });
        return;
      }
      case 'wait':
        doing = act.timer;
        time.waitFor(actor, act.timer);
        return;
      case 'answer':
        await answer(act.invoke, act.with);
    }
  }

  async function answer(invoke: string, wanted: number | Failure): Promise<void> {
    const question = kit.invokes[invoke] ?? null;
    if (question === null) throw new Error(`${invoke} asks nothing`);
    await gate.asked(question.asks);
    const act = { do: 'answer', invoke, with: wanted } as const;
    answered.set(invoke, wanted);
    if (wanted === 'never') {
      gate.answer(question.asks, { failure: wanted });
      record({ act, by: 'chart', event: { type: 'never' }, edges: [] });
      return;
    }
    const kind = typeof wanted === 'number' ? 'done' : 'error';
    const type = `xstate.${kind}.actor.${invoke}`;
    const { promise: missed, resolve: arrive } = Promise.withResolvers<void>();
    const arrival = Promise.race([missed, heard((one) => one === type, type)]);
    doing = type;
    underWay = { act, arrive };
    gate.answer(
      question.asks,
      typeof wanted === 'number' ? { body: sampleOf(question.answers, wanted) } : { failure: wanted },
    );
    await arrival;
  }

  async function perform(act: Act): Promise<void> {
    try {
      await carryOut(act);
    } finally {
      doing = null;
    }
    await settle();
  }

  return {
    getState: () => state,
    getScene: () => scene,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    // What comes from the page around is copied: its objects are not instances of this page's.
    perform: (act) => perform(structuredClone(act)),
    repeat: async (acts) => {
      await settle();
      for (const [index, act] of structuredClone([...acts]).entries()) {
        const already = state.steps[index];
        if (already !== undefined && isSameAct(already.act, act)) continue;
        await painted();
        await perform(act);
      }
    },
    restart: async (number) => {
      const start = kit.starts[number];
      if (start === undefined) throw new RangeError(`${chart.name} has no start ${String(number)}`);
      actor = null;
      answered.clear();
      underWay = null;
      scene = null;
      change(NOTHING);
      forgetWidget();
      await reset();
      time = createStageClock();
      gate = createGate(
        questions,
        () => {
          look();
        },
        kit.screenAsks,
      );
      network.use(...gate.handlers, patientLogout);
      await prepareWorld(start);
      const { promise, resolve } = Promise.withResolvers<void>();
      const inspect = createRecorder(chart, {
        onStart: (started, begun) => {
          actor = started;
          look({ begun, beginning: maskSecrets(started.getSnapshot().context) });
          resolve();
        },
        onHeard,
      });
      scenes += 1;
      scene = {
        number: scenes,
        path: kit.path,
        siteKey: start.siteKey,
        surroundings: { inspect, clock: time.clock },
        aroundClient: gate.around,
      };
      change({});
      await promise;
      await screenShown();
      await settle();
    },
  };
}

let scenes = 0;

/** The captcha service is asked for its script again, as on a page that has not seen it. */
function forgetWidget(): void {
  Reflect.deleteProperty(window, 'grecaptcha');
}

/** An event for people to read: its type, and what it says without secrets. */
function describe({ type, ...payload }: { readonly type: string }): Step['event'] {
  const masked = maskSecrets(payload);
  return { type, ...(typeof masked === 'object' ? masked : {}) };
}
