import '#src/ui/theme/styles.ts';
import { reportMissingScript } from '#src/page/missing-script.ts';
import { nextTask } from './next-task.ts';
import { preloadScripts } from './preload-scripts.ts';

preloadScripts(document.getElementById('root')?.dataset['scripts']);

/**
 * Loads the libraries first, each in its own task: in one task they would block input for as long as all of them
 * take.
 */
const parts = [
  () => import('./react.ts'),
  () => import('./router.ts'),
  () => import('./start.tsx').then(({ start }) => start()),
];

try {
  for (const part of parts) {
    await part();
    await nextTask();
  }
} catch (error) {
  console.error(error);
  reportMissingScript();
}
