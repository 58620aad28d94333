import '#src/ui/theme/styles.ts';
import { breath } from './breath.ts';
import { reloadOnNewDeploy } from './reload-on-new-deploy.ts';

/**
 * The libraries first, one task each: run together they would hold the page up for as long as all of them take, while
 * the browser has somebody's touch to answer.
 */
const parts = [
  () => import('./react.ts'),
  () => import('./router.ts'),
  () => import('./start.tsx').then(({ start }) => start()),
];

reloadOnNewDeploy();
for (const part of parts) {
  await part();
  await breath();
}
