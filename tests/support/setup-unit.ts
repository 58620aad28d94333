import { afterAll, afterEach, beforeAll } from 'vitest';
import { resetDatabase } from '#mocks/database/persistence.ts';
import { server } from '#mocks/node.ts';
import { restoreAfterEachTest } from './clean-up.ts';
import { failOnConsole } from './quiet-console.ts';

restoreAfterEachTest();
failOnConsole();

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});

afterEach(async () => {
  server.resetHandlers();
  await resetDatabase();
});

afterAll(() => {
  server.close();
});
