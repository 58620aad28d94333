import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectOf } from '#tests/support/run/select-tests.ts';

/** The request of a run; all paths are from the copy's root. */
export interface Question {
  /** Files that have changed since the last run. */
  readonly touched: readonly string[];
  /** Tests to run. */
  readonly files: readonly string[];
}

/** A test that failed. */
const Failure = z.object({ file: z.string(), test: z.string() });
export type Failure = z.output<typeof Failure>;

/** The first failure; null when all tests passed. */
const Verdict = z.object({ failure: z.nullable(Failure) });
export type Verdict = z.output<typeof Verdict>;

/** The process's next message; null when it ends or the time (ms) is over. */
function nextMessage(child: ChildProcess, limitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (message: unknown) => {
      clearTimeout(timer);
      child.off('message', settle);
      child.off('exit', nothing);
      resolve(message);
    };
    const nothing = () => {
      settle(null);
    };
    const timer = setTimeout(nothing, limitMs);
    child.on('message', settle);
    child.on('exit', nothing);
  });
}

const runsInPage = (file: string) => ['browser', 'storybook'].includes(projectOf(file) ?? '');

/** More time than Vitest needs to start, in ms. */
const START_MS = 120_000;

/**
 * One Vitest with all its projects, kept running in a copy of the repository: its start takes longer than most runs.
 */
export function startVitest(root: string) {
  let child: ChildProcess | null = null;
  const touched = new Set<string>();

  function stop(): void {
    if (child?.connected) child.disconnect();
    child = null;
  }

  async function running(): Promise<ChildProcess> {
    if (child?.connected) return child;
    child = fork(join(root, 'tests/drill/vitest-worker.ts'), {
      cwd: root,
      env: { ...process.env, VITEST: 'true', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if ((await nextMessage(child, START_MS)) === null) throw new Error('Vitest does not start');
    return child;
  }

  return {
    /** Notes that a file has changed. */
    touch: (file: string) => {
      touched.add(file);
    },
    /** Runs test files until a test fails. @returns that test; null when none fails in time (ms) */
    run: async (files: readonly string[], limitMs: number): Promise<Failure | null> => {
      if (files.length === 0) return null;
      const until = Date.now() + limitMs;
      const question: Question = { touched: [...touched], files };
      touched.clear();
      while (Date.now() < until) {
        const vitest = await running();
        vitest.send(question);
        const answer = z.safeParse(Verdict, await nextMessage(vitest, until - Date.now()));
        if (answer.success) {
          const { failure } = answer.data;
          // A page whose run was stopped by a failure keeps the modules of that run, with the fault.
          if (failure !== null && files.some(runsInPage)) stop();
          return failure;
        }
        // It hangs, or has ended by itself: a new one runs the files again, if there is time.
        vitest.kill('SIGKILL');
        child = null;
      }
      return null;
    },
    stop,
  };
}

export type VitestProcess = ReturnType<typeof startVitest>;
