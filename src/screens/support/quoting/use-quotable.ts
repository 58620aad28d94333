import { use } from 'react';
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

/** All that a quote is worked out from; suspends until it is there. */
export const useQuotable = (): Quotable => use(askQuotable());
