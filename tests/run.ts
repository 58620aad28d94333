import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './support/find-chromium.ts';
import { runProgram } from './support/run-step.ts';
import { tallyOf, type Tally } from './support/vitest-report.ts';

type Step = () => Promise<Tally>;
type Env = Readonly<Record<string, string>>;

/** A program that passes or fails as a whole. */
const program =
  (name: string, ...args: readonly string[]): Step =>
  async () => {
    const code = await runProgram(name, args, { held: true });
    console.log(`${code === 0 ? '✓' : '✗'} ${[name, ...args].join(' ')}`);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

/** Projects of vite.config.ts, counted test by test. */
const vitest =
  (projects: readonly string[], env: Env = {}): Step =>
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
    const report = join(folder, 'report.json');
    const chosen = projects.flatMap((project) => ['--project', project]);
    const code = await runProgram('vitest', ['run', ...chosen], { env: { ...env, REPORT: report } });
    const tally = tallyOf(report, code);
    rmSync(folder, { recursive: true });
    return tally;
  };

const browserFound: Step = async () => {
  try {
    ensureChromium();
    return { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
};

const checks = [
  program('tsc', '--noEmit', '-p', '.'),
  program('oxlint', '--deny-warnings'),
  program('prettier', '--check', '--log-level', 'warn', '.'),
  program('knip'),
];

/** Every property against ten thousand inputs. */
const manyRuns = vitest(['unit'], { RUNS: '10000' });

/** Stages follow one another; the steps of a stage run side by side. */
const plans: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  check: [checks],
  test: [
    [browserFound],
    [...checks, ...['build', 'build-storybook'].map((script) => program('npm', 'run', '--silent', script))],
    [vitest(['unit', 'browser', 'storybook'])],
    [vitest(['journeys'], { BUILT: '1' })],
  ],
  properties: [[manyRuns]],
  // One after the other: each takes all that the machine has.
  sweep: [[browserFound], [manyRuns], [vitest(['storybook'], { SWEEP: '1' })], [program('stryker', 'run')]],
};

const name = process.argv[2] ?? '';
const plan = plans[name];
if (plan === undefined) {
  console.error(`Say which plan to run: ${Object.keys(plans).join(', ')}.`);
  process.exit(2);
}

const tallies: Tally[] = [];
for (const stage of plan) tallies.push(...(await Promise.all(stage.map((step) => step()))));
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
