import * as z from 'zod/mini';
import { callNames, type CallName } from '#src/api/contract/index.ts';
import { createStore } from '../store.ts';
import { Fault } from './fault.ts';

/** The network conditions of calls in this tab: the database may be shared, the network is not. */
const Conditions = z.object({
  /** The scenario that they began with. */
  scenario: z.nullable(z.string()),
  /** Added to every call, in ms. */
  latencyMs: z.number(),
  faults: z.partialRecord(z.enum(callNames), Fault),
});
export type Conditions = z.output<typeof Conditions>;

/** No latency and no faults. */
export const calm: Conditions = { scenario: null, latencyMs: 0, faults: {} };

/** The conditions of now. */
export const conditions = createStore(calm);

/** Makes a call go wrong from now on, or lets it be answered again where the fault is null. */
export function setFault(call: CallName, fault: Fault | null): void {
  const { [call]: _previous, ...others } = conditions.get().faults;
  conditions.set({ ...conditions.get(), faults: fault === null ? others : { ...others, [call]: fault } });
}

/** Makes every call take this much longer. */
export function setLatency(latencyMs: number): void {
  conditions.set({ ...conditions.get(), latencyMs });
}

/** Lets every call be answered at once again. */
export function clearFaults(): void {
  conditions.set({ ...conditions.get(), latencyMs: 0, faults: {} });
}

const STORAGE_KEY = 'rollux-mocks-red';

function read(storage: Pick<Storage, 'getItem'>): Conditions | null {
  try {
    const decoded = z.safeParse(Conditions, JSON.parse(storage.getItem(STORAGE_KEY) ?? ''));
    return decoded.success ? decoded.data : null;
  } catch {
    return null;
  }
}

/**
 * Takes up the conditions that a tab's storage holds, and keeps them there from now on, so that they survive a
 * reload. What cannot be read counts as none; a storage that refuses is done without.
 */
export function keepConditionsIn(storage: Pick<Storage, 'getItem' | 'setItem'> | null): void {
  if (storage === null) return;
  const kept = read(storage);
  if (kept !== null) conditions.set(kept);
  conditions.subscribe(() => {
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify(conditions.get()));
    } catch {
      // They hold until the page is left.
    }
  });
}
