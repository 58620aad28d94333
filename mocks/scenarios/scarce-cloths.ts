import { DAY_MS } from '#src/config/day-ms.ts';
import { catalog } from '#src/content/catalog.ts';
import type { Rows } from '../rows/index.ts';
import type { StockRow } from '../rows/stock.ts';
import { remnants } from '../seeds/materials.ts';
import { stock } from '../seeds/stock.ts';

type Supply = Pick<StockRow, 'total' | 'rolls' | 'incoming' | 'arrives_in_days'>;

const NOTHING: Supply = { total: 0, rolls: 0, incoming: null, arrives_in_days: null };

/** Replaces the supply of some cloths; no rests of them are left. */
function withSupply(codes: readonly string[], supplyOf: (row: StockRow) => Supply): Partial<Rows> {
  const isMeant = ({ code }: { readonly code: string | null }) => code !== null && codes.includes(code);
  return {
    stock: stock.map((row) => (isMeant(row) ? { ...row, reserved: 0, ...supplyOf(row) } : row)),
    remnants: remnants.filter((rest) => !isMeant(rest)),
  };
}

const codesOf = (slug: string) =>
  catalog.variants.find((variant) => variant.slug === slug)?.colours.map(({ code }) => code) ?? [];

/** Every colour of Blackout Lino is out, and no more is ordered. */
export const collectionOut = (): Partial<Rows> => withSupply(codesOf('blackout-lino'), () => NOTHING);

/** How many days there are until the 22nd of January: two weeks or more. */
function daysToJanuary(day: string): number {
  const year = Number(day.slice(0, 4));
  const days = [year, year + 1, year + 2].map((each) => (Date.UTC(each, 0, 22) - Date.parse(day)) / DAY_MS);
  return days.find((count) => count >= 14) ?? 0;
}

/** Every colour of Screen 5 is out, and arrives in January. */
export const arrivesInJanuary = (day: string): Partial<Rows> =>
  withSupply(codesOf('screen-5'), ({ roll_length }) => ({
    ...NOTHING,
    incoming: (roll_length ?? 30) * 2,
    arrives_in_days: daysToJanuary(day),
  }));

/** Of the first colour of Blackout Lino one roll is left, with a few metres on it. */
export function lastRoll(): Partial<Rows> {
  const [code = ''] = codesOf('blackout-lino');
  const narrowest = Math.min(...stock.flatMap((row) => (row.code === code ? (row.roll_width ?? []) : [])));
  return withSupply([code], ({ roll_width }) =>
    roll_width === narrowest ? { ...NOTHING, total: 6.4, rolls: 1 } : NOTHING,
  );
}
