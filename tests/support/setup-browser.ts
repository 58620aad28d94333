import { afterEach, beforeAll } from 'vitest';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { restoreWorld } from '#stories/charts/stage/world.ts';
import { failOnLeftElements } from './clean-page.ts';
import { restoreAfterEachTest } from './clean-up.ts';
import { failOnConsole } from './quiet-console.ts';

restoreAfterEachTest();
failOnConsole();
failOnLeftElements();

beforeAll(async () => {
  await mocks();
});

afterEach(restoreWorld);
afterEach(resetMocks);
