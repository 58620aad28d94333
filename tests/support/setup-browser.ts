import { afterEach, beforeAll } from 'vitest';
import { startMocks } from '#mocks/browser.ts';
import { resetDatabase } from '#mocks/persistence.ts';
import { failOnConsole } from './quiet-console.ts';

failOnConsole();

let network: Awaited<ReturnType<typeof startMocks>>;

beforeAll(async () => {
  network = await startMocks({ base: '/', persist: false });
});

afterEach(async () => {
  network.resetHandlers();
  await resetDatabase();
});
