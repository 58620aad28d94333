import type { Payment } from '#src/api/contract/assumed/payments.ts';
import { paymentWays, type PaymentWay } from '#src/config/payment-ways.ts';

const ways: Readonly<Record<PaymentWay, string>> = {
  transferencia: 'Transferencia',
  deposito: 'Depósito en ventanilla',
  efectivo: 'Efectivo',
  tarjeta: 'Tarjeta',
};

const isWay = (way: string): way is PaymentWay => Object.hasOwn(ways, way);

/** How an order is paid, for a list. */
export const wayOptions = paymentWays.map((value) => ({ value, label: ways[value] }));

/** "Transferencia, SPEI 4471"; null when nothing is known. */
export function wayText({ way, reference }: Pick<Payment, 'way' | 'reference'>): string | null {
  const parts = [way === null ? null : isWay(way) ? ways[way] : way, reference];
  return parts.filter((part) => part !== null && part !== '').join(', ') || null;
}
