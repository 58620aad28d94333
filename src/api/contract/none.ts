import * as z from 'zod/mini';

/** Input of a call without parameters. */
export const None = z.object({});
