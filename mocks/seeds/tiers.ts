import { demoAccounts } from './accounts.ts';

const [, distributor, administrator] = demoAccounts;

/** The tiers of resellers; resellers not listed are in the first tier. */
export const tiers: ReadonlyMap<number, string> = new Map<number, string>([
  [distributor.id, 'oro'],
  [administrator.id, 'platino'],
]);
