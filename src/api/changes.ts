import type { CounterName } from './contract/counter.ts';
import { createSignal } from './signal.ts';

/** Every call that has succeeded and changed what counters count, with these counters. */
export const { announce: reportChange, watch: watchChanges } = createSignal<readonly CounterName[]>();
