import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Host of the API where a test answers each call itself; no other is ever reached. */
export const HOST = 'https://api.ejemplo.mx';

/** A server without any handler: a test says what it answers, and a call that it did not foresee fails it. */
export function useOwnServer() {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
