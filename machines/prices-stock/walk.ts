import { walkedInventory } from '#tests/browser/walks/support/inventory.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { pricesStockMachine } from './prices-stock.machine.ts';

export const pricesStock: WalkedScreen<typeof pricesStockMachine> = walkedInventory('Cargando los precios…');
