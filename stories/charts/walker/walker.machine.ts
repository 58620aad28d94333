import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { MachineName } from '#machines/index.ts';
import { doneOf, type Act } from '../fixtures/act.ts';
import { personsWay } from '../fixtures/persons-way.ts';
import type { Planner } from '../fixtures/planner.ts';
import type { WalkReport } from '../fixtures/report.ts';
import type { Beginning } from '../fixtures/walk-code.ts';
import type { Stage, StageState } from '../stage/stage-state.ts';
import { isAnswerable } from './current-options.ts';
import { meets, type Goal } from './goal.ts';
import { verdictOn } from './report/verdict.ts';

/**
 * Why the walk stopped: the goal cannot be reached, the replay reloaded the screen, or an act failed (with the error, for
 * developers).
 */
export type Problem =
  { readonly kind: 'no-way' | 'reloaded' } | { readonly kind: 'failed'; readonly detail: string };

/** A walk to repeat. */
interface Repeated extends Beginning {
  /** The file that it comes from: the replay is compared with it. */
  readonly file?: WalkReport | undefined;
}

type Replayed = Omit<Repeated, 'start'>;

/** What a screen's walk repeats. */
const replayOf = ({ steps, hand }: StageState): Replayed => ({ acts: steps.map(doneOf), after: hand });

const NOTHING: Replayed = { acts: [] };

/** The same after a reload, without what the person did last: it may be what reloaded the screen. */
const replayOfReloaded = (state: StageState): Replayed => {
  const { after, ...walk } = replayOf(state);
  return { ...walk, after: after?.slice(0, -1) };
};

/** Whether a walk has anything to repeat. */
const isEmpty = ({ acts, after = [] }: Replayed) => acts.length + after.length === 0;

const NOTHING_LEFT: Repeated = { start: 0, acts: [] };

/** What an event asks to repeat. */
const beginningOf = ({
  event: { type: _type, ...beginning },
}: {
  readonly event: { readonly type: 'replay' } & Repeated;
}): Repeated => beginning;

/** The most walks that can be taken up again. */
const MOST_LEFT = 20;

/** Adds a walk that is left; one without a step is not missed. */
const withWalk = (left: readonly Repeated[], walk: Repeated): readonly Repeated[] =>
  isEmpty(walk) ? left : [...left, walk].slice(-MOST_LEFT);

interface WalkerContext {
  readonly machine: MachineName;
  readonly planner: Planner;
  /** Number of starts in the fixtures. */
  readonly starts: number;
  readonly stage: Stage | null;
  /** The start of the walk. */
  readonly start: number;
  /** What to replay after the restart. */
  readonly again: Replayed;
  /** Walks that were left for another one, the last one last: each can be taken up again. */
  readonly left: readonly Repeated[];
  /** The current act. */
  readonly act: Act | null;
  readonly goal: Goal | null;
  /** Number of steps when the automatic walk began. */
  readonly since: number;
  /** The error of the newest act; null without one. */
  readonly problem: Problem | null;
  /** Whether the tester stopped the newest replay before its end. */
  readonly isCut: boolean;
  /** How the newest replay of a file compared with it; null before its end, and without a file. */
  readonly verdict: string | null;
}

type WalkerEvent =
  /** The screen is shown; again after each reload. */
  | { type: 'stage'; stage: Stage }
  | { type: 'act'; act: Act }
  /** Restarts the walk with this start and replays these acts. */
  | ({ type: 'replay' } & Repeated)
  /** Takes up the walk that was left last. */
  | { type: 'undo' }
  | { type: 'go'; goal: Goal }
  | { type: 'stop' };

interface WalkerInput extends Beginning {
  readonly machine: MachineName;
  readonly planner: Planner;
  readonly starts: number;
}

/** Slow enough to follow by eye. */
const PACE_MS = 600;

/** The first act of the way to the goal from the current state, a person's if there is one; null when none leads there. */
function nextAct({ machine, stage, planner, goal }: WalkerContext): Act | null {
  const snapshot = stage?.getState().snapshot ?? null;
  if (snapshot === null || goal === null || snapshot.status !== 'active') return null;
  const unanswered = stage?.getState().unanswered ?? [];
  const found = personsWay(
    machine,
    planner,
    snapshot,
    ({ edges, to }) => meets(goal, edges, to.value),
    (act) => isAnswerable(act, unanswered),
  );
  return found?.way[0]?.act ?? null;
}

/** Longer than any way: a path with events from outside comes after all paths of a person. */
const FROM_OUTSIDE = 10_000;

/** The start with the shortest path to the goal, a person's if there is one; null when no start reaches it. */
function bestStart({ machine, planner, starts, goal }: WalkerContext): number | null {
  if (goal === null) return null;
  const ways = Array.from({ length: starts }, (_, number) => {
    const { edges, to } = planner.begin(number);
    if (meets(goal, edges, to.value)) return { number, length: 0 };
    const found = personsWay(machine, planner, to, (option) => meets(goal, option.edges, option.to.value));
    if (found === null) return { number, length: Infinity };
    return { number, length: found.way.length + (found.isPersons ? 0 : FROM_OUTSIDE) };
  });
  const [best] = ways.toSorted((one, other) => one.length - other.length);
  return best === undefined || best.length === Infinity ? null : best.number;
}

/** Whether a step of the automatic walk has reached the goal. */
function hasArrived({ stage, goal, since }: WalkerContext): boolean {
  if (stage === null || goal === null) return true;
  const { begun, snapshot, steps } = stage.getState();
  const isThere = snapshot !== null && meets(goal, since === 0 ? begun : [], snapshot.value);
  return isThere || steps.slice(since).some(({ edges, value }) => meets(goal, edges, value));
}

/** An error from the inner page is not an instance of this page's class. */
const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** Runs a walk: single acts, replays, and automatic walks to a goal. */
export const walkerMachine = setup({
  types: {} as { context: WalkerContext; events: WalkerEvent; input: WalkerInput },
  actors: {
    begin: fromPromise<void, { stage: Stage | null; start: number; again: Replayed }>(
      async ({
        input: {
          stage,
          start,
          again: { file: _file, ...again },
        },
        signal,
      }) => {
        await stage?.restart(start);
        // A walk that begins has nothing to wait for: the tester may act at once.
        if (!isEmpty(again) && !signal.aborted) await stage?.repeat(again, signal);
      },
    ),
    perform: fromPromise<void, { stage: Stage | null; act: Act | null }>(
      async ({ input: { stage, act } }) => {
        if (act !== null) await stage?.perform(act);
      },
    ),
  },
  delays: { pace: PACE_MS },
  guards: {
    hasArrived: ({ context }) => hasArrived(context),
    isRepeating: ({ context }) => !isEmpty(context.again),
    hasWay: ({ context }) => nextAct(context) !== null,
    /** Whether the replay under way has done something. */
    hasRepeated: ({ context: { stage } }) => stage !== null && !isEmpty(replayOf(stage.getState())),
    hasLeft: ({ context }) => context.left.length > 0,
    hasStart: ({ context }) => bestStart(context) !== null,
  },
  actions: {
    keepStage: assign({ stage: (_, params: { stage: Stage }) => params.stage }),
    keepWalk: assign({
      again: ({ context: { again, stage } }) => (stage === null ? again : replayOfReloaded(stage.getState())),
      verdict: null,
    }),
    /** Before another walk takes its place. */
    leaveWalk: assign({
      left: ({ context: { left, stage, start } }) =>
        stage === null ? left : withWalk(left, { start, ...replayOf(stage.getState()) }),
    }),
    /** The same, of a walk that is still being repeated. */
    leaveRepeated: assign({
      left: ({ context: { left, start, again } }) => withWalk(left, { start, ...again }),
    }),
    takeUp: assign(({ context: { left } }) => {
      const { start = 0, ...again } = left.at(-1) ?? NOTHING_LEFT;
      return { start, again, left: left.slice(0, -1), act: null, problem: null, isCut: false, verdict: null };
    }),
    keepAct: assign({ act: (_, params: { act: Act }) => params.act, problem: null }),
    keepReplay: assign((_, { start, ...again }: Repeated) => ({
      start,
      again,
      act: null,
      problem: null,
      isCut: false,
      verdict: null,
    })),
    /** Once: what the tester does afterwards is no part of the replay. */
    compare: assign({
      verdict: ({ context: { again, stage } }) =>
        again.file === undefined || stage === null ? null : verdictOn(again.file, stage.getState()),
    }),
    /** A walk that reloads its screen would be repeated for ever. */
    dropReplay: assign({ again: NOTHING, problem: { kind: 'reloaded' as const } }),
    cut: assign({ isCut: true }),
    keepGoal: assign({
      goal: (_, params: { goal: Goal }) => params.goal,
      since: ({ context }) => context.stage?.getState().steps.length ?? 0,
      problem: null,
    }),
    dropGoal: assign({ goal: null }),
    chooseStart: assign({
      start: ({ context }) => bestStart(context) ?? context.start,
      again: NOTHING,
      since: 0,
    }),
    keepProblem: assign({
      problem: (_, params: { error: unknown }) => ({
        kind: 'failed' as const,
        detail: messageOf(params.error),
      }),
    }),
    keepNoWay: assign({ problem: { kind: 'no-way' as const } }),
  },
}).createMachine({
  id: 'walker',
  context: ({ input: { machine, planner, starts, start, acts, after } }) => ({
    machine,
    planner,
    starts,
    stage: null,
    start,
    again: { acts, after },
    left: [],
    act: null,
    goal: null,
    since: 0,
    problem: null,
    isCut: false,
    verdict: null,
  }),
  initial: 'arriving',
  on: {
    // A reloaded screen has lost its state: the walk is replayed.
    stage: {
      target: '.beginning',
      reenter: true,
      actions: ['keepWalk', { type: 'keepStage', params: ({ event }) => ({ stage: event.stage }) }],
    },
    replay: {
      target: '.beginning',
      reenter: true,
      actions: ['leaveWalk', { type: 'keepReplay', params: beginningOf }],
    },
    undo: { guard: 'hasLeft', target: '.beginning', reenter: true, actions: 'takeUp' },
  },
  states: {
    arriving: {
      on: {
        replay: {
          actions: {
            type: 'keepReplay',
            params: beginningOf,
          },
        },
      },
    },
    beginning: {
      tags: 'busy',
      on: {
        stage: [
          {
            guard: 'hasRepeated',
            target: 'beginning',
            reenter: true,
            actions: [
              'leaveRepeated',
              'dropReplay',
              { type: 'keepStage', params: ({ event }) => ({ stage: event.stage }) },
            ],
          },
          {
            target: 'beginning',
            reenter: true,
            actions: { type: 'keepStage', params: ({ event }) => ({ stage: event.stage }) },
          },
        ],
        replay: {
          target: 'beginning',
          reenter: true,
          actions: ['leaveRepeated', { type: 'keepReplay', params: beginningOf }],
        },
        // The whole walk can be taken up again.
        stop: { guard: 'isRepeating', target: 'ready', actions: ['leaveRepeated', 'cut'] },
      },
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { stage, start, again } }) => ({ stage, start, again }),
        onDone: { target: 'ready', actions: 'compare' },
        onError: {
          target: 'ready',
          actions: ['compare', { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    ready: {
      on: {
        act: {
          target: 'acting',
          actions: { type: 'keepAct', params: ({ event }) => ({ act: event.act }) },
        },
        go: {
          target: 'travelling',
          actions: { type: 'keepGoal', params: ({ event }) => ({ goal: event.goal }) },
        },
      },
    },
    acting: {
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context: { stage, act } }) => ({ stage, act }),
        onDone: 'ready',
        onError: {
          target: 'ready',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    travelling: {
      tags: ['busy', 'travelling'],
      initial: 'looking',
      exit: 'dropGoal',
      on: { stop: 'ready' },
      states: {
        looking: {
          always: [
            { guard: 'hasWay', target: 'moving' },
            { guard: 'hasStart', target: 'beginning', actions: ['leaveWalk', 'chooseStart'] },
            { target: '#walker.ready', actions: 'keepNoWay' },
          ],
        },
        beginning: {
          invoke: {
            id: 'beginAgain',
            src: 'begin',
            input: ({ context: { stage, start } }) => ({ stage, start, again: NOTHING }),
            onDone: 'judging',
            onError: {
              target: '#walker.ready',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        moving: {
          invoke: {
            id: 'move',
            src: 'perform',
            input: ({ context }) => ({ stage: context.stage, act: nextAct(context) }),
            onDone: 'judging',
            onError: {
              target: '#walker.ready',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        judging: { always: [{ guard: 'hasArrived', target: '#walker.ready' }, { target: 'resting' }] },
        resting: { after: { pace: 'looking' } },
      },
    },
  },
});

/** Whether a walk is being repeated that the tester can stop. */
export const isRepeating = (walker: SnapshotFrom<typeof walkerMachine>): boolean =>
  walker.matches('beginning') && walker.can({ type: 'stop' });
