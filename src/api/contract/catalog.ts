import * as z from 'zod/mini';
import { list, optionalNumber, optionalText, text, whole, withAliases } from './wire.ts';

/** An item of the catalogue. SPEC leaves its fields open; only id and name are needed. */
const CatalogItem = withAliases(
  { name: ['title'] },
  z.looseObject({
    id: whole,
    name: text,
    code: optionalText,
    family: optionalText,
    /** `#rrggbb`, to draw a swatch with. */
    color: optionalText,
    image: optionalText,
  }),
);
export type CatalogItem = z.output<typeof CatalogItem>;
export const CatalogListReply = list(CatalogItem);

/** A catalogue item with its price in pesos per unit. */
const CatalogPrice = withAliases(
  { name: ['title'] },
  z.looseObject({
    id: whole,
    name: text,
    code: optionalText,
    family: optionalText,
    /** Pesos, as the server states them for the person who asks. */
    price: optionalNumber,
    unit: optionalText,
  }),
);
export type CatalogPrice = z.output<typeof CatalogPrice>;
export const CatalogPriceListReply = list(CatalogPrice);
