import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** Where an article is kept: each shelf is a list of its own. */
const Shelf = z.enum(['blinds', 'galleries', 'motors']);
export type Shelf = z.output<typeof Shelf>;

const figure = z.nullable(z.number());

/** An article in the warehouse with what it costs. Times are kept as distances from now, so that none goes stale. */
export const StockRow = z.object({
  id: z.number(),
  shelf: Shelf,
  name: z.string(),
  code: z.nullable(z.string()),
  family: z.nullable(z.string()),
  /** `#rrggbb`; null where there is nothing to draw a swatch of. */
  color: z.nullable(z.string()),
  /** What the figures count. */
  unit: z.nullable(z.string()),
  total: figure,
  reserved: figure,
  threshold: figure,
  incoming: figure,
  /** Below 0 it is overdue. */
  arrives_in_days: figure,
  counted_minutes_ago: figure,
  /** Of what comes on rolls. */
  rolls: figure,
  roll_length: figure,
  roll_width: figure,
  /** Pesos with IVA. */
  public_price: figure,
  /** Pesos, IVA to be added. */
  distributor_price: figure,
  /** What both were before, as part of what they are; null where they never changed. */
  previous_share: figure,
  price_unit: z.nullable(z.string()),
  priced_days_ago: figure,
});
export type StockRow = z.output<typeof StockRow>;

export const stock = new Collection({ schema: StockRow });
