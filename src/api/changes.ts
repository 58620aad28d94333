import { createAnnouncer } from './announcer.ts';
import type { CounterName } from './contract/counter.ts';

/** Announces every successful call that changes counters, with these counters. */
export const { announce: reportChange, watch: watchChanges } = createAnnouncer<readonly CounterName[]>();
