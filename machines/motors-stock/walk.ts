import { walkedInventory } from '#tests/browser/walks/support/inventory.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { motorsStockMachine } from './motors-stock.machine.ts';

export const motorsStock: WalkedScreen<typeof motorsStockMachine> =
  walkedInventory('Cargando el inventario…');
