import { createSignal } from './signal.ts';

/** Every 401 that ends a session (B36), with the token that the server refused (null: none was sent). */
export const { announce: reportRefusal, watch: watchRefusals } = createSignal<string | null>();
