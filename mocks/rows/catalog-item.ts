import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { PricedAs } from '../pricing/unit-price.ts';

/** A catalog item; its price is looked up for each person. */
export const CatalogItemRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  family: z.string(),
  /** `#rrggbb`; null when it has no colour to show. */
  color: z.nullable(z.string()),
  unit: z.string(),
  priced_as: PricedAs,
});
export type CatalogItemRow = z.output<typeof CatalogItemRow>;

export const catalogItems = new Collection({ schema: CatalogItemRow });
