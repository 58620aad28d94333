import type { PayTo } from '#src/api/contract/assumed/payments.ts';
import { clabeText, readClabe } from '#src/reading/clabe.ts';

/**
 * Where a dealer's client pays, as a sentence. Returns null without an account, and for a CLABE whose digits do not fit
 * together: nobody pays to a wrong account.
 */
export function payToText(account: PayTo | null, folio: string): string | null {
  const clabe = account === null ? null : readClabe(account.clabe);
  if (account === null || clabe === null) return null;
  const parts = [account.bank, account.holder, `CLABE ${clabeText(clabe)}`, `referencia ${folio}`];
  return `Pagos a: ${parts.filter((part) => part !== null && part !== '').join(', ')}.`;
}
