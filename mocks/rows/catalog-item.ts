import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** An item of the catalogue with its list price. */
export const CatalogItemRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  family: z.string(),
  /** `#rrggbb`; null where there is nothing to draw a swatch of. */
  color: z.nullable(z.string()),
  /** Pesos with IVA, before the discount of the person who asks. */
  list_price: z.number(),
  unit: z.string(),
});
export type CatalogItemRow = z.output<typeof CatalogItemRow>;

export const catalogItems = new Collection({ schema: CatalogItemRow });
