import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** An item of the catalog with what it costs. */
export const CatalogItemRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  family: z.string(),
  /** `#rrggbb`; null where there is nothing to draw a swatch of. */
  color: z.nullable(z.string()),
  unit: z.string(),
  /** Pesos with IVA; null for what is priced by its size. */
  list_price: z.nullable(z.number()),
  /** Pesos that a distributor pays, IVA to be added. */
  distributor_price: z.nullable(z.number()),
});
export type CatalogItemRow = z.output<typeof CatalogItemRow>;

export const catalogItems = new Collection({ schema: CatalogItemRow });
