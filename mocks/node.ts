import { setupServer } from 'msw/node';
import { faultHandlers } from './faults/handlers.ts';
import { handlers } from './handlers/index.ts';

/** The Node door, for unit tests: `server.listen({ onUnhandledFrame: 'error' })`. Rows are kept in memory alone. */
export const server = setupServer(...faultHandlers, ...handlers);
