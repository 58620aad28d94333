import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.ts';
import { runProgram } from './run-step.ts';
import { tallyOf, type Tally } from './vitest-report.ts';

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

/** Projects of vite.config.ts, counted test by test. */
export const vitest =
  (projects: readonly string[], { env = {}, files = [] }: VitestRun = {}): Step =>
  async (limitMs) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
    const report = join(folder, 'report.json');
    const chosen = projects.flatMap((project) => ['--project', project]);
    const code = await runProgram('vitest', ['run', ...chosen, ...files], {
      env: { ...env, REPORT: report },
      limitMs,
    });
    const tally = code === 'late' ? late(`vitest ${chosen.join(' ')}`, limitMs) : tallyOf(report, code);
    rmSync(folder, { recursive: true });
    return tally;
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

export const BUILT = { BUILT: '1' };
