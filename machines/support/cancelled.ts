import { ApiError } from '#src/api/errors.ts';

/** What a machine keeps as its error when the person gave the wait up. */
export const cancelled = () => new ApiError({ kind: 'cancelled', call: null });
