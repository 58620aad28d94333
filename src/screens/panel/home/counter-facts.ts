import type { CounterName } from '#machines/counters/counters.machine.ts';
import type { RouteId } from '#src/config/routes.ts';
import { IconFileDescription, IconPackage, IconShoppingCart } from '#src/ui/icons.ts';

/** Texts, icon and route of a counter. */
export interface CounterFacts {
  readonly name: CounterName;
  readonly title: string;
  readonly link: string;
  readonly route: Extract<RouteId, 'quotes' | 'orders' | 'cart'>;
  readonly Icon: typeof IconPackage;
}

export const counterFacts: readonly CounterFacts[] = [
  {
    name: 'quotes',
    title: 'Cotizaciones',
    link: 'Ver mis cotizaciones',
    route: 'quotes',
    Icon: IconFileDescription,
  },
  { name: 'orders', title: 'Órdenes', link: 'Ver mis órdenes', route: 'orders', Icon: IconPackage },
  { name: 'cart', title: 'Carrito', link: 'Ver mi carrito', route: 'cart', Icon: IconShoppingCart },
];
