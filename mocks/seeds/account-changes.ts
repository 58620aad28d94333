import type { AccountChangeRow } from '../rows/account-change.ts';
import { daysBefore } from '../today.ts';
import { demoAccounts, inactiveAccount } from './accounts.ts';

const [, , administrator] = demoAccounts;

/** Dealers who were clients before. */
const [FIRST_DEALER, SECOND_DEALER] = [9, 12];

/** What was changed, of whose account, how many days before. */
const changed = [
  [1, inactiveAccount.id, 'acceso', 'si', 'no'],
  [2, FIRST_DEALER, 'mapa', 'no', 'si'],
  [2, FIRST_DEALER, 'rol', 'cliente', 'distribuidor'],
  [11, SECOND_DEALER, 'rol', 'cliente', 'distribuidor'],
] as const;

/** The changes of accounts in the weeks before a day. */
export const accountChangesOn = (day: string): readonly AccountChangeRow[] =>
  changed.map(([days, user_id, what, before, after], at) => ({
    id: `cuenta-${String(at + 1)}`,
    at: daysBefore(day, days, -at),
    by: administrator.id,
    ...{ user_id, what, before, after },
  }));
