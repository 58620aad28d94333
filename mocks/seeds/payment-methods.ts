import type { PaymentMethodRow } from '../rows/payment-method.ts';
import { demoAccounts } from './accounts.ts';

const [customer, distributor] = demoAccounts;

/** Cards of the demonstration accounts; the administrator has none. */
export const paymentMethods: readonly PaymentMethodRow[] = [
  { id: 1, user_id: customer.id, brand: 'Visa', last_four: '4242', expires: '11/29', is_default: true },
  {
    id: 2,
    user_id: customer.id,
    brand: 'Mastercard',
    last_four: '4444',
    expires: '01/27',
    is_default: false,
  },
  {
    id: 3,
    user_id: distributor.id,
    brand: 'American Express',
    last_four: '0005',
    expires: '08/30',
    is_default: true,
  },
  { id: 4, user_id: distributor.id, brand: 'Visa', last_four: '1881', expires: '03/26', is_default: false },
];
