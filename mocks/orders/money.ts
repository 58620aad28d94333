import type { PaymentState } from '#src/api/contract/assumed/payments.ts';
import { pricesOfMaker } from '../pricing/buyers.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import type { OrderRow } from '../rows/order.ts';

/** Where the demo shop is paid: an account of no bank's client. */
export const payTo = { bank: 'STP', holder: 'Rollux Demostración', clabe: '646180123456789013' } as const;

/** What the payments of an order in these states are together, in centavos. */
export const paidIn = ({ payments }: Pick<OrderRow, 'payments'>, ...states: readonly PaymentState[]) =>
  payments
    .filter(({ state }) => states.includes(state))
    .reduce((sum, { amount_centavos }) => sum + amount_centavos, 0);

/** Returns the totals of an order for its maker. */
export const totalsOf = (row: Pick<OrderRow, 'windows' | 'price_list' | 'tier' | 'postal_code'>) =>
  priceWindows(row.windows, pricesOfMaker(row), row.postal_code).totals;
