import type { galleriesStockMachine } from './galleries-stock.machine.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { walkedInventory } from '#tests/browser/walks/support/inventory.ts';

export const galleriesStock: WalkedScreen<typeof galleriesStockMachine> =
  walkedInventory('Cargando el inventario…');
