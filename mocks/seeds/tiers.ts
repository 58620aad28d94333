import { demoAccounts } from './accounts.ts';

const [, distributor, administrator] = demoAccounts;

/** The tiers of resellers; all others are in the first. */
export const tiers: ReadonlyMap<number, string> = new Map<number, string>([
  [distributor.id, 'oro'],
  [administrator.id, 'platino'],
]);
