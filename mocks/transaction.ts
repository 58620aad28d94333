import { beginWith } from './initial-data.ts';
import { isFilled } from './tables.ts';

/** Runs work on the database; `writes` says whether it may change rows. */
export type Transaction = <T>(work: () => Promise<T>, writes: boolean) => Promise<T>;

let within: Transaction = (work) => work();
let last: Promise<unknown> = Promise.resolve();

/** Surrounds every transaction from now on, so that a door can keep the rows somewhere. */
export function surroundTransactions(transaction: Transaction): void {
  within = transaction;
}

/**
 * One piece of work at a time, as a database would have it: creating and updating rows is asynchronous, so that two
 * requests at once could otherwise both find an e-mail free, or both take the next id.
 */
export const transaction: Transaction = (work, writes) => {
  const result = last.then(async () => {
    if (!isFilled()) await beginWith(null);
    return within(work, writes);
  });
  last = result.catch(() => undefined);
  return result;
};
