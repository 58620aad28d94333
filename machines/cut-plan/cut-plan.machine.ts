import { assign, fromCallback, setup } from 'xstate';
import type { CutResult, CutTask } from '#src/cutting/index.ts';

/** Progress: pieces whose place is settled, of all pieces. */
interface PlanProgress {
  readonly done: number;
  readonly total: number;
}

/** Progress and results of laying the pieces out. */
type PlannerEvent =
  | { type: 'plan.progress'; progress: PlanProgress }
  | { type: 'plan.made'; result: CutResult }
  | { type: 'plan.failed' };

interface PlanContext {
  readonly task: CutTask;
  readonly progress: PlanProgress;
  /** The newest plan. */
  readonly result: CutResult | null;
}

type PlanEvent =
  | PlannerEvent
  | { type: 'plan.begin' }
  | { type: 'plan.cancel' }
  /** Somebody else took its material. */
  | { type: 'plan.renew' }
  /** What there is now. */
  | { type: 'plan.read'; task: CutTask };

/** Lays pieces out; rejects when that fails or is cancelled. */
export type CutPlanner = (
  task: CutTask,
  job: { readonly signal: AbortSignal; readonly onProgress: (progress: PlanProgress) => void },
) => Promise<CutResult>;

/** Returns the actor that runs a function that lays pieces out; stopping the actor cancels it. */
export const cutPlannerActor = (plan: CutPlanner) =>
  fromCallback<PlanEvent, CutTask>(({ input, sendBack }) => {
    const job = new AbortController();
    const { signal } = job;
    const report = (event: PlannerEvent) => {
      if (!signal.aborted) sendBack(event);
    };
    const onProgress = (progress: PlanProgress) => {
      report({ type: 'plan.progress', progress });
    };
    const work = async () => {
      try {
        report({ type: 'plan.made', result: await plan(input, { signal, onProgress }) });
      } catch {
        report({ type: 'plan.failed' });
      }
    };
    void work();
    return () => {
      job.abort();
    };
  });

const NONE: PlanProgress = { done: 0, total: 0 };

/**
 * A cut plan made beside the page: planning, which takes longer with more pieces and can be cancelled → ready, or
 * stopped or failed, from where it begins again. A plan whose material somebody else took is made again as soon as it
 * is known what there is now.
 */
export const cutPlanMachine = setup({
  types: {} as { context: PlanContext; events: PlanEvent; input: CutTask },
  actors: {
    /** Lays the pieces out in a worker; the screen provides it. */
    plan: cutPlannerActor(() => Promise.reject(new TypeError('plan must be provided'))),
  },
  actions: {
    keepProgress: assign({ progress: (_, params: { progress: PlanProgress }) => params.progress }),
    keepResult: assign({ result: (_, params: { result: CutResult }) => params.result }),
    forgetProgress: assign({ progress: NONE }),
    keepTask: assign({ task: (_, params: { task: CutTask }) => params.task }),
  },
}).createMachine({
  id: 'cutPlan',
  context: ({ input }) => ({ task: input, progress: NONE, result: null }),
  initial: 'planning',
  states: {
    planning: {
      entry: 'forgetProgress',
      invoke: { id: 'plan', src: 'plan', input: ({ context }) => context.task },
      on: {
        'plan.progress': {
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
        },
        'plan.made': {
          target: 'ready',
          actions: { type: 'keepResult', params: ({ event }) => ({ result: event.result }) },
        },
        'plan.failed': 'failed',
        'plan.cancel': 'stopped',
      },
    },
    ready: { on: { 'plan.renew': 'outdated' } },
    outdated: {
      on: {
        'plan.read': {
          target: 'planning',
          actions: { type: 'keepTask', params: ({ event }) => ({ task: event.task }) },
        },
      },
    },
    stopped: { on: { 'plan.begin': 'planning' } },
    failed: { on: { 'plan.begin': 'planning' } },
  },
});
