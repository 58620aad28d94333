import { articleId } from './cutting/serialize.ts';
import { materials, type MaterialRow } from './rows/material.ts';
import { stock, type StockRow } from './rows/stock.ts';
import { daysAfter, today } from './today.ts';

type Coming = Pick<StockRow, 'incoming' | 'arrives_in_days'>;

/** Returns the shop's day on which more of an article arrives; null when nothing is ordered or the day is unknown. */
export const arrivalOf = ({ incoming, arrives_in_days: days }: Coming): string | null =>
  (incoming ?? 0) <= 0 || days === null ? null : daysAfter(today(), days);

/** What is on a shelf today, or arrives together. Nothing is cut from two of them. */
export interface Lot {
  /** Id of its material. */
  readonly material: string;
  /** Null when it is there. */
  readonly day: string | null;
  /** In the unit of its article. */
  readonly quantity: number;
}

/** What there is of an article; of a cloth on rolls of one width. */
export interface Shelf {
  readonly widthMm: number | null;
  /** Length of a whole roll in m; null for what comes on none. */
  readonly rollM: number | null;
  readonly isCounted: boolean;
  readonly threshold: number;
  /** In the order in which they are there. */
  readonly lots: readonly Lot[];
}

/** What is read once for a reply: a list of orders asks for every article many times. */
export interface Shelves {
  /** By the code of an article. */
  readonly of: ReadonlyMap<string, readonly Shelf[]>;
  /** What orders take of a lot that have not reserved it yet. */
  readonly taken: Map<Lot, number>;
}

const HUNDREDTHS = 100;

/** Adds up to whole centimetres or hundredths: what is left of 35.66 m after 31.53 m is enough for 4.13 m. */
export const sum = (...figures: readonly number[]): number =>
  Math.round(figures.reduce((total, figure) => total + figure, 0) * HUNDREDTHS) / HUNDREDTHS;

function lotsOf(material: string, free: number | null, coming: Coming): readonly Lot[] {
  const day = arrivalOf(coming);
  return [
    { material, day: null, quantity: Math.max(0, sum(free ?? 0)) },
    ...(day === null || day < today() ? [] : [{ material, day, quantity: coming.incoming ?? 0 }]),
  ];
}

function shelfOfStock(row: StockRow): Shelf {
  const free = row.total === null ? null : row.total - (row.reserved ?? 0);
  return {
    ...{ widthMm: row.roll_width, rollM: row.roll_length, isCounted: free !== null },
    ...{ threshold: row.threshold ?? 0, lots: lotsOf(articleId(row), free, row) },
  };
}

const shelfOfMaterial = (row: MaterialRow): Shelf => ({
  ...{ widthMm: null, rollM: null, isCounted: true, threshold: 0 },
  lots: lotsOf(row.id, row.total - row.reserved, row),
});

/** What is on all shelves now, before any order takes of it. */
export const readShelves = (): Shelves => ({
  of: new Map(
    [
      ...Map.groupBy(
        [
          ...stock.all().map((row) => ({ code: row.code ?? '', shelf: shelfOfStock(row) })),
          ...materials.all().map((row) => ({ code: row.code, shelf: shelfOfMaterial(row) })),
        ],
        ({ code }) => code,
      ),
    ].map(([code, rows]) => [code, rows.map(({ shelf }) => shelf)] as const),
  ),
  taken: new Map(),
});

/** Whether a lot is there on a day; null is today. */
export const isThereOn = ({ day }: Lot, until: string | null): boolean =>
  day === null || (until !== null && day <= until);

/** What is left of a lot after what was taken before. */
export const leftOf = ({ taken }: Shelves, lot: Lot): number => sum(lot.quantity, -(taken.get(lot) ?? 0));

/** What is left on some shelves today. */
export const leftToday = (shelves: Shelves, some: readonly Shelf[]): number =>
  sum(
    ...some.flatMap(({ lots }) => lots.filter(({ day }) => day === null)).map((lot) => leftOf(shelves, lot)),
  );

/** Notes what an order takes, so that the next one finds less. */
export const take = ({ taken }: Shelves, lot: Lot, quantity: number): void => {
  taken.set(lot, sum(taken.get(lot) ?? 0, quantity));
};

const NOW = '';

/** The lots of some shelves, those that are there first. */
export const lotsIn = (shelves: readonly Shelf[]): readonly Lot[] =>
  shelves
    .flatMap(({ lots }) => lots)
    .toSorted((one, other) => (one.day ?? NOW).localeCompare(other.day ?? NOW));
