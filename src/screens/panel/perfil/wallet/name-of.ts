import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';

const DIGITS = 4;

/** What a payment method is called: as much of it as anybody may know. */
export function nameOf({ brand, last_four: digits }: Pick<PaymentMethod, 'brand' | 'last_four'>): string {
  const kind = brand ?? 'Tarjeta';
  // A server that sends them as a number has lost the zeros in front.
  return digits === null ? kind : `${kind} terminada en ${digits.padStart(DIGITS, '0')}`;
}
