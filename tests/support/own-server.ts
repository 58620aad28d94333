import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { server as mocks } from '#mocks/node.ts';

/** Host of the API where a test answers each call itself; no other is ever reached. */
export const HOST = 'https://api.ejemplo.mx';

/**
 * A server without any handler, in place of the mocks: a test says what it answers, and a call that it did not
 * foresee fails it. Two servers that listen at once would both be asked.
 */
export function useOwnServer() {
  const server = setupServer();
  beforeAll(() => {
    mocks.close();
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
    mocks.listen();
  });
  return server;
}
