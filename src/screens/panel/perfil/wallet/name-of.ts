import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';

const DIGITS = 4;

/** Name of a payment method: its brand and last digits. */
export function nameOf({ brand, last_four: digits }: Pick<PaymentMethod, 'brand' | 'last_four'>): string {
  const kind = brand ?? 'Tarjeta';
  // A server that sends the digits as a number drops leading zeros.
  return digits === null ? kind : `${kind} terminada en ${digits.padStart(DIGITS, '0')}`;
}
