import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { PricedAs } from '../pricing/unit-price.ts';

/** Where an article is stored: each shelf has its own list. */
const Shelf = z.enum(['blinds', 'galleries', 'motors']);
export type Shelf = z.output<typeof Shelf>;

const figure = z.nullable(z.number());

/**
 * A stocked article; its price is looked up for each person. Times are stored relative to now, so that they stay
 * current.
 */
export const StockRow = z.object({
  id: z.number(),
  shelf: Shelf,
  name: z.string(),
  code: z.nullable(z.string()),
  family: z.nullable(z.string()),
  /** `#rrggbb`; null when it has no colour to show. */
  color: z.nullable(z.string()),
  /** Unit of the figures. */
  unit: z.nullable(z.string()),
  total: figure,
  reserved: figure,
  threshold: figure,
  incoming: figure,
  /** A negative number means overdue. */
  arrives_in_days: figure,
  counted_minutes_ago: figure,
  /** Only for articles on rolls. */
  rolls: figure,
  roll_length: figure,
  roll_width: figure,
  /** Only for profiles: length of a whole bar in mm, and the free lengths of bars that were begun. */
  bar_mm: figure,
  started_mm: z.array(z.number()),
  /** null for articles without their own price. */
  priced_as: z.nullable(PricedAs),
  /** The previous prices as a share of the current ones; null when they never changed. */
  previous_share: figure,
  price_unit: z.nullable(z.string()),
  priced_days_ago: figure,
});
export type StockRow = z.output<typeof StockRow>;

export const stock = new Collection({ schema: StockRow });
