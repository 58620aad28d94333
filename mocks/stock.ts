import { pricesToday, unitPrice } from './pricing/unit-price.ts';
import { stock, type Shelf, type StockRow } from './rows/stock.ts';
import type { UserRow } from './rows/user.ts';
import { arrivalOf } from './shelves.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const momentAt = (minutesFromNow: number | null): string | null =>
  minutesFromNow === null ? null : new Date(Date.now() + minutesFromNow * MINUTE_MS).toISOString();

const negative = (value: number | null) => (value === null ? null : -value);
const minutesIn = (days: number | null) => (days === null ? null : days * DAY_MINUTES);

/** Returns the rows of a shelf, in order. */
const onShelf = (shelf: Shelf): readonly StockRow[] => stock.all().filter((row) => row.shelf === shelf);

/** Returns the common fields of an article, as the server sends them. */
const serializePiece = (row: StockRow) => ({
  id: row.id,
  name: row.name,
  code: row.code,
  family: row.family,
  color: row.color,
  unit: row.unit,
  total: row.total,
  reserved: row.reserved,
  free: row.total === null ? null : row.total - (row.reserved ?? 0),
  threshold: row.threshold,
  incoming: row.incoming,
  incoming_at: arrivalOf(row),
  updated_at: momentAt(negative(row.counted_minutes_ago)),
});

/** Returns the articles counted by the piece, as the server sends them. */
export const piecesOf = (shelf: Shelf) => onShelf(shelf).map(serializePiece);

/** Returns the articles on rolls, as the server sends them. */
export const rollsOf = (shelf: Shelf) =>
  onShelf(shelf).map((row) => ({
    ...serializePiece(row),
    rolls: row.rolls,
    roll_length: row.roll_length,
    roll_width: row.roll_width,
  }));

const inCentavos = (pesos: number) => Math.round(pesos * 100) / 100;

/** Returns the articles that have a unit price, with the price for a user. */
export function pricesFor(user: UserRow) {
  const prices = pricesToday(user);
  const priced = new Map<string, object>();
  for (const row of stock.all()) {
    const { price, holds_iva } =
      row.priced_as === null ? { price: null, holds_iva: null } : unitPrice(row.priced_as, prices);
    if (price === null) continue;
    // Rows that differ only in their roll have the same price.
    const key = `${String(row.code)} ${row.name}`;
    if (priced.has(key)) continue;
    priced.set(key, {
      id: row.id,
      name: row.name,
      code: row.code,
      family: row.family,
      color: row.color,
      unit: row.price_unit,
      price,
      holds_iva,
      previous_price: row.previous_share === null ? null : inCentavos(price * row.previous_share),
      updated_at: momentAt(negative(minutesIn(row.priced_days_ago))),
    });
  }
  return [...priced.values()];
}
