import { setupServer } from 'msw/node';
import { faultHandler } from './faults/handler.ts';
import { handlers } from './handlers/index.ts';

/**
 * The fake server in Node, for unit tests: `server.listen({ onUnhandledFrame: 'error' })`. Rows are kept in memory
 * only.
 */
export const server = setupServer(faultHandler, ...handlers);
