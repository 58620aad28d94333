import { createAnnouncer } from './announcer.ts';

/** Announces every 401 that ends a session (B36), with the token that the server refused; null when no token was sent. */
export const { announce: reportRefusal, watch: watchRefusals } = createAnnouncer<string | null>();
