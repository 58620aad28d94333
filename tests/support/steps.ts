import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.ts';
import { runProgram } from './run-step.ts';
import { tallyOf, type Tally } from './vitest-report.ts';

/** A step that passes or fails, test by test or as a whole. */
export type Step = () => Promise<Tally>;
type Env = Readonly<Record<string, string>>;

/** A program that passes or fails as a whole. */
export const program =
  (name: string, ...args: readonly string[]): Step =>
  async () => {
    const code = await runProgram(name, args, { held: true });
    const command = [name, ...args].join(' ');
    console.log(`${code === 0 ? '✓' : '✗'} ${command}`);
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [command] };
  };

interface VitestRun {
  readonly env?: Env;
  /** Only these files. @default all files of the projects */
  readonly files?: readonly string[];
  /** Whether it stops at the first failure. @default false */
  readonly bail?: boolean;
}

/** Projects of vite.config.ts, counted test by test. */
export const vitest =
  (projects: readonly string[], { env = {}, files = [], bail = false }: VitestRun = {}): Step =>
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
    const report = join(folder, 'report.json');
    const chosen = projects.flatMap((project) => ['--project', project]);
    const code = await runProgram('vitest', ['run', ...chosen, ...(bail ? ['--bail', '1'] : []), ...files], {
      env: { ...env, REPORT: report },
    });
    const tally = tallyOf(report, code);
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
