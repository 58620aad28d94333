import '#src/app/moved-nodes.ts';
import { expect, it } from 'vitest';
import type { MachineName } from '#machines/index.ts';
import { machineNames } from '#stories/charts/fixtures/walkable.ts';
import { openScreen } from './support/open-screen.tsx';
import { walkScreen } from './support/walk-screen.ts';

/** Number of acts that show that a screen and its chart are connected: `npm run test:long` walks them in full. */
const FIRST_ACTS = 3;

/** Charts that nobody on their screen begins. */
const BEGUN_BY_APP: readonly MachineName[] = ['configuration', 'orderNews', 'retryWait'];

it.for(machineNames)('%s: the real screen follows the first acts', async (name) => {
  const report = await walkScreen({ ...(await openScreen(name)), coverage: 'edges', acts: FIRST_ACTS });
  expect(report.by.person > 0, 'a person takes a transition').toBe(!BEGUN_BY_APP.includes(name));
});
