import type { blindsStockMachine } from './blinds-stock.machine.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { walkedInventory } from '#tests/browser/walks/support/inventory.ts';

export const blindsStock: WalkedScreen<typeof blindsStockMachine> =
  walkedInventory('Cargando el inventario…');
