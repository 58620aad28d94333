import { afterEach, beforeAll } from 'vitest';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { failOnConsole } from './quiet-console.ts';

failOnConsole();

beforeAll(async () => {
  await mocks();
});

afterEach(resetMocks);
