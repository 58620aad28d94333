import '#src/ui/theme/styles.ts';
import { reportMissingScript } from '#src/browser/missing-script.ts';
import { preloadScripts } from './later/preload-scripts.ts';
import { nextTask } from './next-task.ts';
import { causeOf, isOlder } from './start-failure.ts';

// What fails from here on is caught below.
window.dispatchEvent(new Event('rollux:entered'));
preloadScripts(document.getElementById('root')?.dataset['scripts']);

/**
 * Loads the libraries first, each in its own task: in one task they would block input for as long as all of them
 * take.
 */
const parts = [
  ...(isOlder() ? [() => import('./older-engines.ts')] : []),
  () => import('./react.ts'),
  () => import('./router.ts'),
  () => import('./start.tsx').then(({ start }) => start()),
];

async function runParts(): Promise<void> {
  for (const part of parts) {
    await part();
    await nextTask();
  }
}

// Not awaited here: with an `await` at the top of a module the bundler writes far more and smaller chunks.
runParts().catch((error: unknown) => {
  console.error(error);
  reportMissingScript({ cause: causeOf(error) });
});
