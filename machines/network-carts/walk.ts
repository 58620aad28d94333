import { walkedList } from '#tests/browser/walks/support/listed.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { networkCartsMachine } from './network-carts.machine.ts';

export const networkCarts: WalkedScreen<typeof networkCartsMachine> = walkedList({
  label: 'Cargando los carritos…',
  none: 'Nadie de tu red tiene algo en su carrito.',
  nameOf: ({ made_by: maker }) => maker?.name ?? 'alguien',
});
