/** The three counters of the panel's header. */
export const counterNames = ['quotes', 'orders', 'cart'] as const;
export type CounterName = (typeof counterNames)[number];
