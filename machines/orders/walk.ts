import { walkedList } from '#tests/browser/walks/support/listed.ts';
import { folioOf } from '#tests/browser/walks/support/orders.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { ordersMachine } from './orders.machine.ts';

export const orders: WalkedScreen<typeof ordersMachine> = walkedList({
  label: 'Cargando las órdenes…',
  none: 'Todavía no tienes órdenes.',
  nameOf: folioOf,
});
