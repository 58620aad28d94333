import { fillDatabase } from './initial-data.ts';
import { isFilled } from './tables.ts';

/** Runs work on the database; `writes` says whether it may change rows. */
export type Transaction = <T>(work: () => Promise<T>, writes: boolean) => Promise<T>;

let wrapper: Transaction = (work) => work();
let last: Promise<unknown> = Promise.resolve();

/** Wraps every later transaction, so that the rows can be persisted. */
export function wrapTransactions(transaction: Transaction): void {
  wrapper = transaction;
}

/**
 * Runs one transaction at a time, as a database does: creating and updating rows is asynchronous, so two simultaneous
 * requests could otherwise both find an e-mail free, or both use the next id.
 */
export const transaction: Transaction = (work, writes) => {
  const result = last.then(async () => {
    if (!isFilled()) await fillDatabase(null);
    return wrapper(work, writes);
  });
  last = result.catch(() => undefined);
  return result;
};
