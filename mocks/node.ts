import { setupServer } from 'msw/node';
import { faultHandler } from './faults/handler.ts';
import { handlers } from './handlers/index.ts';

/** The Node door, for unit tests: `server.listen({ onUnhandledFrame: 'error' })`. Rows are kept in memory alone. */
export const server = setupServer(faultHandler, ...handlers);
