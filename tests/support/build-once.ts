import type { TestProject } from 'vitest/node';
import { runProgram } from './run/run-step.ts';

/** The build scripts that each project of journeys needs. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  journeys: ['build'],
  'long-journeys': ['build', 'build-storybook', 'build:demo', 'build:sub-path'],
  hosts: ['build'],
  random: ['build'],
  engines: ['build', 'build-storybook'],
  accessibility: ['build'],
};

/** Builds what the project's journeys need. BUILT=1 says that the builds exist and are of this working tree. */
export default async function buildOnce({ name }: TestProject): Promise<void> {
  const needed = scripts[name];
  if (needed === undefined) throw new Error(`The project ${name} tests no build.`);
  if (process.env['BUILT'] === '1') return;
  for (const script of needed) {
    // With this variable, vite.config.ts would make a build for tests: with long names of classes.
    const code = await runProgram('npm', ['run', script], { env: { VITEST: undefined } });
    if (code !== 0) throw new Error(`npm run ${script} failed: the tests of ${name} need its build.`);
  }
}
