import type { CallName } from './contract/index.ts';

/** How much of a list has arrived that is followed from page to page. */
export interface Arrival {
  /** Rows. */
  readonly arrived: number;
  /** How many there are; null when the server does not say. */
  readonly total: number | null;
}

const arrivals = new Map<CallName, Arrival>();
const listeners = new Set<() => void>();

/** Notes how much of a list has arrived; null when nothing more is awaited. */
export function noteArrival(call: CallName, arrival: Arrival | null): void {
  if (arrival === null) arrivals.delete(call);
  else arrivals.set(call, arrival);
  for (const listener of listeners) listener();
}

/** How much of a list has arrived while its further pages are awaited; null when none is. */
export const arrivalOf = (call: CallName): Arrival | null => arrivals.get(call) ?? null;

/** Calls back whenever more of a list arrives. @returns a function that ends the subscription */
export function watchArrivals(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
