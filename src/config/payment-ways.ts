/** How an order is paid. */
export const paymentWays = ['transferencia', 'deposito', 'efectivo', 'tarjeta'] as const;
export type PaymentWay = (typeof paymentWays)[number];
