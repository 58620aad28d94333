import { ApiError } from '#src/api/errors.ts';

/** Returns the error that a machine keeps when the person cancels a wait. */
export const cancelled = () => new ApiError({ kind: 'cancelled', call: null });
