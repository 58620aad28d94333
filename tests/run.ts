import { globSync, readFileSync } from 'node:fs';
import { changedPlan } from './support/run/changed-plan.ts';
import { browserFound, BUILT, cssTypes, program, script, vitest, type Step } from './support/run/steps.ts';
import type { Tally } from './support/run/vitest-report.ts';

/** Each caches its results in node_modules/.cache, so it checks only changed files. */
const checks = [
  program('tsc', '--noEmit', '-p', '.'),
  program('oxlint', '--deny-warnings'),
  program('prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'),
  program('knip', '--cache'),
  // What only tests and stories use is not the product's.
  program('knip', '--production', '--include', 'files', '--cache'),
];

/** Every property against ten thousand inputs. */
const MANY = { RUNS: '10000' };
/** Files with tests that run against as many inputs as are asked for. */
const withProperties = () =>
  globSync('tests/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes('support/runs.ts'));
const SWEEP = { SWEEP: '1' };
/** What `npm test` leaves out. */
const LONG = { LONG: '1' };
/** React's production build. The development build is half as fast but reports more warnings; the sweep uses it. */
const PRODUCTION = { NODE_ENV: 'production' };

/** Stages run one after another; the steps of a stage run in parallel. */
const plans: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  check: [[cssTypes], checks],
  test: [
    [browserFound, cssTypes],
    [...checks, script('build')],
    [vitest(['unit', 'browser', 'browser-alone', 'storybook'], { env: PRODUCTION })],
    // Journeys run alone, because on a busy machine their pages time out.
    [vitest(['journeys'], { env: BUILT })],
  ],
  long: [
    [browserFound],
    [script('build'), script('build-storybook'), script('build:demo'), script('build:sub-path')],
    [vitest(['storybook', 'browser-alone', 'long-browser', 'matrix'], { env: { ...PRODUCTION, ...LONG } })],
    [vitest(['long-journeys', 'accessibility', 'random'], { env: BUILT })],
  ],
  properties: [[vitest(['unit'], { env: MANY, files: withProperties() })]],
};

/** How long a part of the sweep may take. */
const HOUR_MS = 3_600_000;

/** The parts of the sweep by name. They run one after another, because each uses all cores. */
const sweepParts: Readonly<Record<string, Step>> = {
  units: vitest(['unit'], { env: { ...MANY, ...SWEEP } }),
  pages: vitest(['browser', 'browser-alone', 'storybook'], { env: SWEEP }),
  translated: vitest(['translated']),
  matrix: vitest(['matrix'], { env: { ...PRODUCTION, ...SWEEP } }),
  journeys: vitest(['long-journeys'], { env: SWEEP }),
  hosts: vitest(['hosts']),
  random: vitest(['random'], { env: SWEEP }),
  engines: vitest(['engines']),
  accessibility: vitest(['accessibility'], { env: SWEEP }),
  mutants: program('stryker', 'run'),
  drill: program('node', 'tests/drill/drill.ts'),
};

/** These parts of the sweep, or all; undefined when a name is not one. */
function sweepPlan(names: readonly string[]): readonly (readonly Step[])[] | undefined {
  const parts = names.length === 0 ? Object.values(sweepParts) : names.map((part) => sweepParts[part]);
  const known = parts.filter((part) => part !== undefined);
  return known.length < parts.length
    ? undefined
    : [[browserFound], ...known.map((part) => [() => part(HOUR_MS)])];
}

const [name = '', ...rest] = process.argv.slice(2);
const plan =
  name === 'changed' ? changedPlan(rest[0] ?? 'HEAD') : name === 'sweep' ? sweepPlan(rest) : plans[name];
if (plan === undefined) {
  const sweep = `sweep (${Object.keys(sweepParts).join(', ')})`;
  console.error(`Say which plan to run: ${[...Object.keys(plans), 'changed', sweep].join(', ')}.`);
  process.exit(2);
}

const tallies: Tally[] = [];
for (const stage of plan) tallies.push(...(await Promise.all(stage.map((step) => step()))));
const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
const failures = tallies.flatMap((tally) => tally.failures);
console.log(`${String(passed)} passed, ${String(failures.length)} failed`);
for (const failure of failures) console.log(`✗ ${failure}`);
for (const line of tallies.flatMap(({ unsteady = [] }) => unsteady)) {
  console.log(`! unsteady, it failed once and passed alone: ${line}`);
}
process.exitCode = failures.length > 0 ? 1 : 0;
