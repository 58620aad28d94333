import type { ScarceFabric } from '#src/content/delivery.ts';
import { stock, type StockRow } from './rows/stock.ts';
import { daysAfter, today } from './today.ts';

/** Returns the shop's day on which more of an article arrives; null when nothing is ordered or the day is unknown. */
export const arrivalOf = ({ incoming, arrives_in_days: days }: StockRow): string | null =>
  (incoming ?? 0) <= 0 || days === null ? null : daysAfter(today(), days);

const sum = (figures: readonly (number | null)[]) =>
  figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);

/**
 * Returns the supply of a fabric, all its roll widths together. A width that was never counted may still have some, so
 * that the fabric is at most low.
 */
function scarceFabric(code: string, rows: readonly StockRow[]): ScarceFabric | null {
  const counted = rows.filter(({ total }) => total !== null);
  if (counted.length === 0) return null;
  const free = sum(counted.map(({ total }) => total)) - sum(counted.map(({ reserved }) => reserved));
  const isOut = free <= 0 && counted.length === rows.length;
  if (!isOut && free >= sum(counted.map(({ threshold }) => threshold))) return null;
  const [arrival = null] = rows
    .map(arrivalOf)
    .filter((day) => day !== null && day >= today())
    .toSorted();
  return { code, state: isOut ? 'out' : 'low', arrives_on: arrival };
}

/** Returns the fabrics that are not simply available, without quantities: visitors see them too. */
export function scarceFabrics(): readonly ScarceFabric[] {
  const fabrics = stock.all().filter(({ shelf }) => shelf === 'blinds');
  return [...Map.groupBy(fabrics, ({ code }) => code)].flatMap(([code, rows]) => {
    const fabric = code === null ? null : scarceFabric(code, rows);
    return fabric === null ? [] : [fabric];
  });
}
