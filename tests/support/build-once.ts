import { runProgram } from './run-step.ts';

/** Journeys walk the production build and the built Storybook; BUILT=1 says that both are of this very tree. */
export default async function buildOnce(): Promise<void> {
  if (process.env['BUILT'] === '1') return;
  for (const script of ['build', 'build-storybook']) {
    const code = await runProgram('npm', ['run', script]);
    if (code !== 0) throw new Error(`npm run ${script} failed: journeys have nothing to walk.`);
  }
}
