import { changedPlan } from './support/changed-plan.ts';
import { BUILT, browserFound, program, script, vitest, type Step } from './support/steps.ts';
import type { Tally } from './support/vitest-report.ts';

/** Each keeps what it found in node_modules/.cache, so that only what changed is looked at again. */
const checks = [
  program('tsc', '--noEmit', '-p', '.'),
  program('oxlint', '--deny-warnings'),
  program('prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'),
  program('knip', '--cache'),
];

/** Every property against ten thousand inputs. */
const MANY = { RUNS: '10000' };
const SWEEP = { SWEEP: '1' };
/** React as people get it: the one for developers takes twice as long. The sweep runs on that one, which warns of more. */
const PRODUCTION = { NODE_ENV: 'production' };

/** Stages follow one another; the steps of a stage run side by side. */
const plans: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  check: [checks],
  test: [
    [browserFound],
    [...checks, script('build')],
    [vitest(['unit', 'browser', 'browser-alone', 'storybook'], { env: PRODUCTION })],
    // Not beside the others: a page that waits for a busy machine looks slow to a journey.
    [vitest(['journeys'], { env: BUILT })],
  ],
  demos: [
    [browserFound],
    [script('build-storybook'), script('build:demo')],
    [vitest(['demos'], { env: BUILT })],
  ],
  properties: [[vitest(['unit'], { env: MANY })]],
  // One after the other: each takes all that the machine has.
  sweep: [
    [browserFound],
    [vitest(['unit'], { env: { ...MANY, ...SWEEP } })],
    [vitest(['browser', 'browser-alone', 'storybook'], { env: SWEEP })],
    [program('stryker', 'run')],
    [program('node', 'tests/drill/drill.ts')],
  ],
};

const [name = '', base = 'HEAD'] = process.argv.slice(2);
// What is wrong with a change is wanted at once: its plan ends where a stage fails.
const isChange = name === 'changed';
const plan = isChange ? changedPlan(base) : plans[name];
if (plan === undefined) {
  console.error(`Say which plan to run: ${[...Object.keys(plans), 'changed'].join(', ')}.`);
  process.exit(2);
}

const tallies: Tally[] = [];
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
for (const stage of plan) {
  if (isChange && sum('failed') > 0) break;
  tallies.push(...(await Promise.all(stage.map((step) => step()))));
}
console.log(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
