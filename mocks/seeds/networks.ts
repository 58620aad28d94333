import { demoAccounts } from './accounts.ts';

const [customer, distributor] = demoAccounts;

/** The users in each distributor's network, without the distributor. */
export const networks: ReadonlyMap<number, readonly number[]> = new Map<number, readonly number[]>([
  [distributor.id, [customer.id, 5, 7, 8, 10, 11]],
]);
