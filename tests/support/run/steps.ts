import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../find-chromium.ts';
import { runProgram } from './run-step.ts';
import { readReport, repeatOf, tallyAfterRepeat, tallyOf, type Tally } from './vitest-report.ts';

/**
 * A step that passes or fails, test by test or as a whole.
 * @param limitMs it is killed after this many ms, which is a failure; without it, never
 */
export type Step = (limitMs?: number) => Promise<Tally>;
type Env = Readonly<Record<string, string>>;

const MINUTE_MS = 60_000;

/** The failure of a step that was killed. */
const late = (command: string, limitMs = 0): Tally => ({
  passed: 0,
  failures: [`${command} did not end within ${String(limitMs / MINUTE_MS)} minutes, and was killed.`],
});

/** A program that passes or fails as a whole. */
export const program =
  (name: string, ...args: readonly string[]): Step =>
  async (limitMs) => {
    const code = await runProgram(name, args, { held: true, limitMs });
    const command = [name, ...args].join(' ');
    console.log(`${code === 0 ? '✓' : '✗'} ${command}`);
    if (code === 'late') return late(command, limitMs);
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [command] };
  };

interface VitestRun {
  readonly env?: Env;
  /** Only these files. @default all files of the projects */
  readonly files?: readonly string[];
}

/**
 * Projects of vite.config.ts, counted test by test. A few tests that fail run once more, alone: those that pass then
 * failed by chance, and are named as unsteady.
 */
export const vitest =
  (projects: readonly string[], { env = {}, files = [] }: VitestRun = {}): Step =>
  async (limitMs) => {
    const chosen = projects.flatMap((project) => ['--project', project]);
    const run = async (...args: readonly string[]) => {
      const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
      const file = join(folder, 'report.json');
      const code = await runProgram('vitest', ['run', ...chosen, ...args], {
        env: { ...env, REPORT: file },
        limitMs,
      });
      const report = readReport(file);
      rmSync(folder, { recursive: true });
      return { code, report };
    };
    const { code, report } = await run(...files);
    if (code === 'late') return late(`vitest ${chosen.join(' ')}`, limitMs);
    const repeat = repeatOf(report);
    if (report === null || repeat === null) return tallyOf(report, code);
    const repeated = await run(...repeat);
    return tallyAfterRepeat(report, repeated.report);
  };

/** Finds or installs a browser for the tests. */
export const browserFound: Step = async () => {
  try {
    ensureChromium();
    return { passed: 0, failures: [] };
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] };
  }
};

/** A script of package.json. */
export const script = (name: string): Step => program('npm', 'run', '--silent', name);

/** Writes the types of CSS modules, which tsc reads. */
export const cssTypes = script('css-types');

export const BUILT = { BUILT: '1' };
