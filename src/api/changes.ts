import type { CounterName } from './contract/counter.ts';
import { createSignal } from './signal.ts';

/** Announces every successful call that changes counters, with these counters. */
export const { announce: reportChange, watch: watchChanges } = createSignal<readonly CounterName[]>();
