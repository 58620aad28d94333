import type { Rows } from '../rows/index.ts';
import { seededRandom } from '../seeds/random.ts';
import { makeUpArticles, stock } from '../seeds/stock.ts';

const HOW_MANY = 20_000;

/** Returns the stock of the largest expected warehouse: fabrics are repeated as lots, other articles are unchanged. */
export function longInventory(): Partial<Rows> {
  const lots = makeUpArticles(stock.length + 1, HOW_MANY * 2, seededRandom(HOW_MANY))
    .filter(({ shelf }) => shelf === 'blinds')
    .map((row) => ({ ...row, name: `${row.name}, lote ${String(row.id)}` }));
  const fabrics = stock.filter(({ shelf }) => shelf === 'blinds');
  return { stock: [...stock, ...lots.slice(0, HOW_MANY - fabrics.length)] };
}
