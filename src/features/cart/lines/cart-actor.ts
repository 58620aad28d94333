import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { checkOutMachine } from '#machines/check-out/check-out.machine.ts';
import type { CartLine } from '#src/api/contract/assumed/cart.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;
export type CheckOutActor = ActorRefFrom<typeof checkOutMachine>;

/** The quantity of a line: the one being saved, else the server's. */
export function quantityOf({ key, line }: CartLine, snapshot: SnapshotFrom<typeof cartMachine>): number {
  const { wanted } = snapshot.context;
  return snapshot.matches('settingQuantity') && wanted?.key === key ? wanted.quantity : line.quantity;
}

/** Text of the wait in each state. */
export function waitingLabel(snapshot: SnapshotFrom<typeof cartMachine>): string {
  if (snapshot.matches('settingQuantity')) return 'Cambiando la cantidad…';
  if (snapshot.matches('removing')) return 'Quitando del carrito…';
  return snapshot.matches('puttingBack') ? 'Regresando al carrito…' : 'Cargando tu carrito…';
}
