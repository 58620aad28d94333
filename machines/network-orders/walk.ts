import { walkedList } from '#tests/browser/walks/support/listed.ts';
import { folioOf } from '#tests/browser/walks/support/orders.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { networkOrdersMachine } from './network-orders.machine.ts';

export const networkOrders: WalkedScreen<typeof networkOrdersMachine> = walkedList({
  label: 'Cargando las órdenes…',
  none: 'Tu red todavía no tiene órdenes.',
  nameOf: folioOf,
});
