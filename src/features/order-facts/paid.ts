import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { PaymentState } from '#src/api/contract/assumed/payments.ts';
import { workshopStage, workshopStages } from '#src/config/order-stages.ts';

/** What an order's payments come to, in centavos: `received + left = total`. */
export interface Paid {
  readonly total: number;
  readonly received: number;
  /** What its maker says was paid, and nobody has confirmed. */
  readonly announced: number;
  /** Below 0 when more was received than it costs. */
  readonly left: number;
  /** What the shop gives back, because the order was cancelled after it was received; 0 when nothing is. */
  readonly refund: number;
  /** What is to be paid now, beyond what was announced; null when nothing is. */
  readonly due: { readonly what: 'anticipo' | 'saldo'; readonly centavos: number } | null;
}

type Payable = Pick<SavedOrder, 'payments' | 'totals' | 'stage'>;

const sumOf = ({ payments }: Payable, state: PaymentState) =>
  payments
    .filter((payment) => payment.state === state)
    .reduce((sum, { amount_centavos }) => sum + amount_centavos, 0);

/** Whether an order at this stage is ready, so that the rest of it is paid. */
const isReady = ({ stage }: Payable) =>
  workshopStages.indexOf(workshopStage(stage)) >= workshopStages.indexOf('listo');

/**
 * Adds up the payments of an order. The deposit is due first, all of it when it is ready; a cancelled order owes nothing, and
 * what was received is given back.
 */
export function paidOf(order: Payable): Paid {
  const { total_centavos: total, deposit_centavos: deposit } = order.totals;
  const received = sumOf(order, 'recibido');
  const announced = sumOf(order, 'avisado');
  const isCancelled = workshopStage(order.stage) === 'cancelado';
  const paid = { total, received, announced, left: total - received, refund: isCancelled ? received : 0 };
  if (isCancelled) return { ...paid, due: null };
  const told = received + announced;
  if (told < total && isReady(order)) return { ...paid, due: { what: 'saldo', centavos: total - told } };
  return told < deposit
    ? { ...paid, due: { what: 'anticipo', centavos: deposit - told } }
    : { ...paid, due: null };
}
