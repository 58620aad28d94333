import { createAnnouncer } from './announcer.ts';
import type { ApiError } from './errors.ts';

/** Announces every reply that was used although optional fields of it could not be: as an error that nobody saw. */
export const { announce: reportDrift, watch: watchDrift } = createAnnouncer<ApiError>();
