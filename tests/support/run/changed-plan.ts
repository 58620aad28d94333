import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readImporters } from './import-graph.ts';
import { impliedBy, nearestTests, selectTests, type ProjectName } from './select-tests.ts';
import { browserFound, BUILT, cssTypes, program, script, vitest, type Step } from './steps.ts';

/** @throws Error when git fails, for example because it does not know the base. */
function linesOf(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Files that differ from a commit, including those that git does not track. */
const changedSince = (base: string): readonly string[] =>
  [
    ...linesOf('diff', '--name-only', '--relative', base, '--'),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file));

/**
 * Stages that judge a change within a minute: the checks and the nearest unit tests, then the nearest tests in a
 * browser, then journeys if they changed. All of them run, whatever fails. Prints what it leaves to `npm test`.
 * @param base a commit, branch or tag to compare the working tree with
 */
export function changedPlan(base: string): readonly (readonly Step[])[] {
  const changed = changedSince(base);
  if (changed.length === 0) return [];
  const files = linesOf('ls-files', '--cached', '--others', '--exclude-standard');
  const selected = selectTests(readImporters(process.cwd(), files, impliedBy), changed);
  const nearest = nearestTests(selected, changed);
  console.log(
    `${String(changed.length)} changed files; ${String(nearest.length)} of the ${String(selected.length)} test files that depend on them`,
  );

  const run = (projects: readonly ProjectName[], names: readonly string[], env = {}): readonly Step[] => {
    const chosen = nearest.filter(({ project }) => projects.includes(project)).map(({ file }) => file);
    return chosen.length === 0 ? [] : [vitest(names, { files: chosen, env })];
  };
  const code = changed.filter((file) => /\.tsx?$/.test(file));
  const checks = [
    program('tsc', '--noEmit', '-p', '.'),
    program('prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...changed),
    ...(code.length > 0 ? [program('oxlint', '--deny-warnings', ...code)] : []),
  ];
  const journeys = run(['journeys'], ['journeys'], BUILT);
  return [
    [cssTypes],
    [...checks, ...run(['unit'], ['unit'])],
    [browserFound],
    run(['browser', 'storybook'], ['browser', 'long-browser', 'browser-alone', 'storybook'], {
      STORIES: 'all',
    }),
    journeys.length > 0 ? [script('build')] : [],
    journeys,
  ];
}
