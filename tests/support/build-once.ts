import { runProgram } from './run-step.ts';

/** Journeys walk the production build; BUILT=1 says that the one in dist/ is of this very tree. */
export default async function buildOnce(): Promise<void> {
  if (process.env['BUILT'] === '1') return;
  const code = await runProgram('npm', ['run', 'build']);
  if (code !== 0) throw new Error('The production build failed: journeys have nothing to walk.');
}
