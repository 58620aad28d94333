import { failure, list, stock, work } from '#tests/browser/walks/support/cutting.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { cuttingStockMachine } from './cutting-stock.machine.ts';

export const cuttingStock: WalkedScreen<typeof cuttingStockMachine> = {
  interactions: stock.interactions,
  appearances: {
    idle: () => unseen(list()),
    ...stock.waits,
    ready: () =>
      seen(
        work()
          .getByRole('status')
          .filter({ hasText: /^Acomodando / })
          .or(list()),
      ),
    failed: () => seen(failure()),
  },
};
