import type { Need } from '#src/materials/needs.ts';
import { materials, type MaterialRow } from './rows/material.ts';
import { stock, type StockRow } from './rows/stock.ts';
import { daysAfter, today } from './today.ts';

type Coming = Pick<StockRow, 'incoming' | 'arrives_in_days'>;

/** Returns the shop's day on which more of an article arrives; null when nothing is ordered or the day is unknown. */
export const arrivalOf = ({ incoming, arrives_in_days: days }: Coming): string | null =>
  (incoming ?? 0) <= 0 || days === null ? null : daysAfter(today(), days);

/** What there is of an article, in its unit. */
interface Shelf {
  readonly isCounted: boolean;
  readonly free: number;
  readonly threshold: number;
  readonly arrivals: readonly { readonly day: string; readonly quantity: number }[];
}

type Row = Coming & { readonly free: number | null; readonly threshold: number };

/** What is read once for a reply: a list of orders asks for every article many times. */
export interface Shelves {
  readonly rowsOf: ReadonlyMap<string, readonly (Row & { readonly widthMm: number | null })[]>;
  /** What orders took that have not reserved it yet, by article and width. */
  readonly taken: Map<string, ReadonlyMap<Need['widthMm'], number>>;
}

const rowOfStock = (row: StockRow) => ({
  ...{ incoming: row.incoming, arrives_in_days: row.arrives_in_days, widthMm: row.roll_width },
  free: row.total === null ? null : row.total - (row.reserved ?? 0),
  threshold: row.threshold ?? 0,
});

const rowOfMaterial = ({ total, reserved, incoming, arrives_in_days }: MaterialRow) => ({
  ...{ incoming, arrives_in_days, widthMm: null, threshold: 0 },
  free: total - reserved,
});

/** What is on all shelves now, before any order takes of it. */
export const readShelves = (): Shelves => ({
  rowsOf: new Map(
    [
      ...Map.groupBy(
        [
          ...stock.all().map((row) => ({ code: row.code, row: rowOfStock(row) })),
          ...materials.all().map((row) => ({ code: row.code, row: rowOfMaterial(row) })),
        ],
        ({ code }) => code ?? '',
      ),
    ].map(([code, rows]) => [code, rows.map(({ row }) => row)] as const),
  ),
  taken: new Map(),
});

const HUNDREDTHS = 100;

/** Adds up to whole centimetres or hundredths: what is left of 35.69 m after 31.56 m is enough for 4.13 m. */
export const sum = (...figures: readonly number[]) =>
  Math.round(figures.reduce((total, figure) => total + figure, 0) * HUNDREDTHS) / HUNDREDTHS;

/** What there is of a need's article in its width; of any width where it has none. */
export function shelfOf({ rowsOf }: Shelves, { code, widthMm }: Need): Shelf {
  const rows = (rowsOf.get(code) ?? []).filter(
    (row) => widthMm === null || row.widthMm === null || row.widthMm === widthMm,
  );
  return {
    isCounted: rows.some(({ free }) => free !== null),
    free: sum(...rows.map(({ free }) => free ?? 0)),
    threshold: sum(...rows.map(({ threshold }) => threshold)),
    arrivals: rows
      .flatMap((row) => {
        const day = arrivalOf(row);
        return day === null || day < today() ? [] : [{ day, quantity: row.incoming ?? 0 }];
      })
      .toSorted((one, other) => one.day.localeCompare(other.day)),
  };
}

/** What was taken before of an article; of a cloth without a width, of all its rolls. */
export const takenOf = ({ taken }: Shelves, { code, widthMm }: Need): number =>
  sum(
    ...[...(taken.get(code) ?? [])].flatMap(([width, quantity]) =>
      widthMm === null || width === widthMm ? [quantity] : [],
    ),
  );

/** Notes what an order takes, so that the next one finds less. */
export const take = ({ taken }: Shelves, { code, widthMm, quantity }: Need) => {
  const before = taken.get(code) ?? new Map<Need['widthMm'], number>();
  taken.set(code, new Map(before).set(widthMm, sum(before.get(widthMm) ?? 0, quantity)));
};
