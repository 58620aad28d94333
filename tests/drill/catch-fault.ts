import type { Importers } from '#tests/support/run/import-graph.ts';
import { selectTests, type ProjectName } from '#tests/support/run/select-tests.ts';
import type { Fault } from './fault.ts';
import { plant } from './plant.ts';
import { passesIn } from './run-in.ts';
import type { VitestProcess } from './vitest-process.ts';

/** A copy of the repository, and what it needs to find faults. */
export interface FaultFinder {
  readonly root: string;
  readonly importers: Importers;
  readonly vitest: VitestProcess;
}

/** The result of a planted fault. */
export interface Outcome {
  readonly isCaught: boolean;
  /** The check or the test that failed, or why no failure counts. */
  readonly reason: string;
  readonly seconds: number;
}

/** A failed check or test. */
interface FailedStep {
  readonly reason: string;
  /** Whether it also fails without the fault, so that it proves nothing. */
  readonly failsAnyway: () => Promise<boolean>;
}

type Step = () => Promise<FailedStep | null>;

/** More than any single file needs, in ms. */
const ONE_FILE_MS = 10 * 60_000;

/** Number of files in the first run; each later run has twice as many. */
const UNITS_AT_FIRST = 8;
const STORIES_AT_FIRST = 3;

/** Runs of files, the nearest first, so that the first run is usually enough. */
function* runsOf(files: readonly string[], first: number): Generator<readonly string[]> {
  for (let from = 0, size = first; from < files.length; from += size, size *= 2)
    yield files.slice(from, from + size);
}

/** The steps for a changed file, the cheap ones first. A wrong format is not among them: no person would meet it. */
function stepsFor(
  { root, importers, vitest }: FaultFinder,
  changed: string,
  left: () => number,
): readonly Step[] {
  const tests = selectTests(importers, [changed]);
  const filesOf = (...projects: readonly ProjectName[]) =>
    tests.filter(({ project }) => projects.includes(project)).map(({ file }) => file);

  const check =
    (...command: readonly string[]): Step =>
    async () =>
      (await passesIn(root, command))
        ? null
        : { reason: command.join(' '), failsAnyway: async () => !(await passesIn(root, command)) };

  const tested =
    (files: readonly string[], first: number): Step =>
    async () => {
      for (const run of runsOf(files, first)) {
        const failure = await vitest.run(run, left());
        if (failure === null) continue;
        const { file, test } = failure;
        return {
          reason: `${file}: ${test}`,
          failsAnyway: async () => (await vitest.run([file], ONE_FILE_MS)) !== null,
        };
      }
      return null;
    };

  const builds = () => passesIn(root, ['npm', 'run', '--silent', 'build']);
  const journeyPasses = (file: string) =>
    passesIn(root, ['vitest', 'run', '--project', 'journeys', '--bail', '1', file], { BUILT: '1' });

  /** A production build is worth its time only when nothing cheaper catches the fault. */
  const travelled =
    (files: readonly string[]): Step =>
    async () => {
      if (files.length === 0) return null;
      if (!(await builds())) return { reason: 'npm run build', failsAnyway: async () => !(await builds()) };
      for (const file of files) {
        if (left() === 0) return null;
        if (await journeyPasses(file)) continue;
        return { reason: file, failsAnyway: async () => !(await builds()) || !(await journeyPasses(file)) };
      }
      return null;
    };

  const isScript = /\.tsx?$/.test(changed);
  return [
    ...(isScript ? [check('oxlint', '--deny-warnings', changed)] : []),
    tested(filesOf('unit'), UNITS_AT_FIRST),
    ...(isScript ? [check('tsc', '--noEmit', '-p', '.')] : []),
    tested(filesOf('browser', 'storybook'), STORIES_AT_FIRST),
    travelled(filesOf('journeys')),
  ];
}

/**
 * Plants a fault, runs the steps of its file until something fails, and removes the fault again.
 * @param limitMs a fault that takes longer to be caught counts as missed
 */
export async function catchFault(finder: FaultFinder, fault: Fault, limitMs: number): Promise<Outcome> {
  const began = Date.now();
  const left = () => Math.max(0, began + limitMs - Date.now());
  const remove = plant(finder.root, fault);
  finder.vitest.touch(fault.file);
  let failed: FailedStep | null = null;
  try {
    for (const step of stepsFor(finder, fault.file, left)) {
      failed = await step();
      if (failed !== null || left() === 0) break;
    }
  } finally {
    remove();
    finder.vitest.touch(fault.file);
  }
  const isCaught = failed !== null && !(await failed.failsAnyway());
  const reason =
    failed === null
      ? 'nothing failed'
      : `${failed.reason}${isCaught ? '' : ' (fails without the fault too)'}`;
  return { isCaught, reason, seconds: (Date.now() - began) / 1_000 };
}
