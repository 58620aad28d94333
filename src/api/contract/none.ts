import * as z from 'zod/mini';

/** Input of a call that is told nothing. */
export const None = z.object({});
