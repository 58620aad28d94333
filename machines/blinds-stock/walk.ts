import { walkedInventory } from '#tests/browser/walks/support/inventory.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { blindsStockMachine } from './blinds-stock.machine.ts';

export const blindsStock: WalkedScreen<typeof blindsStockMachine> =
  walkedInventory('Cargando el inventario…');
