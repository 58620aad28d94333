import { walkedInventory } from '#tests/browser/walks/support/inventory.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { galleriesStockMachine } from './galleries-stock.machine.ts';

export const galleriesStock: WalkedScreen<typeof galleriesStockMachine> =
  walkedInventory('Cargando el inventario…');
