import { useEffect, useSyncExternalStore } from 'react';
import type { Quotable } from '#src/content/quotable.ts';

let asked: Promise<Quotable> | undefined;

/** Products, rules and public prices, fetched once. Where they did not arrive, they are asked for anew. */
function askQuotable(): Promise<Quotable> {
  asked ??= import('#src/content/quotable.ts').then(
    ({ quotable }) => quotable,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** How far it has come, for a screen that stands without it. */
export type QuotableSoon = Quotable | 'coming' | 'failed';

let soon: QuotableSoon = 'coming';
const listeners = new Set<() => void>();

function become(next: QuotableSoon): void {
  soon = next;
  for (const listener of [...listeners]) listener();
}

/** Asks for it, for the first time or again. */
export function fetchQuotable(): void {
  if (soon === 'failed') become('coming');
  askQuotable().then(become, () => {
    become('failed');
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * All that a quote is worked out from, as soon as it is there: what is on the screen stays there meanwhile.
 * @param isWanted whether it is asked for already; it comes as well where somebody else asks
 */
export function useQuotableSoon(isWanted = true): QuotableSoon {
  useEffect(() => {
    if (isWanted) fetchQuotable();
  }, [isWanted]);
  return useSyncExternalStore(
    subscribe,
    () => soon,
    () => 'coming' as const,
  );
}

/** Does something with it as soon as it is there. */
export function withQuotable(act: (quotable: Quotable) => void): void {
  fetchQuotable();
  askQuotable().then(act, () => undefined);
}
