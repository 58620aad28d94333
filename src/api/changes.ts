import type { CounterName } from './contract/counter.ts';
import { createAnnouncer } from './announcer.ts';

/** Announces every successful call that changes counters, with these counters. */
export const { announce: reportChange, watch: watchChanges } = createAnnouncer<readonly CounterName[]>();
