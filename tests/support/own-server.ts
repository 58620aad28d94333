import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { server as mocks } from '#mocks/node.ts';

/** Host of the API when a test answers each call itself; no other host is reached. */
export const HOST = 'https://api.ejemplo.mx';

/**
 * A server without handlers, in place of the mocks: the test defines the answers, and any other call fails it. With
 * both servers listening, each would get every request.
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
