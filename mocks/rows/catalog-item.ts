import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A catalog item with its prices. */
export const CatalogItemRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  family: z.string(),
  /** `#rrggbb`; null when it has no colour to show. */
  color: z.nullable(z.string()),
  unit: z.string(),
  /** Pesos with IVA; null for products priced by size. */
  list_price: z.nullable(z.number()),
  /** Pesos that a distributor pays, without IVA. */
  distributor_price: z.nullable(z.number()),
});
export type CatalogItemRow = z.output<typeof CatalogItemRow>;

export const catalogItems = new Collection({ schema: CatalogItemRow });
