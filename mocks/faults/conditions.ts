import * as z from 'zod/mini';
import { callNames, type CallName } from '#src/api/contract/index.ts';
import { createStore } from '../database/store.ts';
import { Fault } from './fault.ts';

/** How late the calls of a tab are, and which of them fail. */
export const Network = z.object({
  /** Added to every call, in ms. */
  latencyMs: z.number(),
  faults: z.partialRecord(z.enum(callNames), Fault),
});
export type Network = z.output<typeof Network>;

/** The network conditions of calls in this tab. Tabs may share the database, but not these conditions. */
const Conditions = z.extend(Network, {
  /** The scenario that set the conditions. */
  scenario: z.nullable(z.string()),
});
export type Conditions = z.output<typeof Conditions>;

/** No latency and no faults. */
export const NORMAL_CONDITIONS: Conditions = { scenario: null, latencyMs: 0, faults: {} };

/** The current conditions. */
export const conditions = createStore(NORMAL_CONDITIONS);

/** Sets the fault of a call; null removes it. */
export function setFault(call: CallName, fault: Fault | null): void {
  const { [call]: _previous, ...others } = conditions.get().faults;
  conditions.set({ ...conditions.get(), faults: fault === null ? others : { ...others, [call]: fault } });
}

/** The latency and the faults now. */
export function networkNow(): Network {
  const { latencyMs, faults } = conditions.get();
  return { latencyMs, faults };
}

/** Sets the latency and the faults as they were. */
export function setNetwork(network: Network): void {
  conditions.set({ ...conditions.get(), ...network });
}

/** Sets the latency of every call. */
export function setLatency(latencyMs: number): void {
  conditions.set({ ...conditions.get(), latencyMs });
}

/** Removes all faults and the latency. */
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
 * Restores the conditions from a tab's storage and saves every later change there, so that they survive a reload.
 * Unreadable conditions are ignored, and so is a storage that rejects writes.
 */
export function persistConditionsIn(storage: Pick<Storage, 'getItem' | 'setItem'> | null): void {
  if (storage === null) return;
  const kept = read(storage);
  if (kept !== null) conditions.set(kept);
  conditions.subscribe(() => {
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify(conditions.get()));
    } catch {
      // The conditions last until the page is left.
    }
  });
}
