import * as z from 'zod/mini';
import { get, type Endpoint } from './endpoint.ts';
import { FileListReply } from './file.ts';
import { None } from './none.ts';
import { flag, list, optional, optionalNumber, optionalText, text, whole, withAliases } from './wire.ts';

/** A catalog item. Additional fields are kept; only id and name are required. */
const CatalogItem = withAliases(
  { name: ['title'] },
  z.looseObject({
    id: whole,
    name: text,
    code: optionalText,
    family: optionalText,
    /** `#rrggbb`, the colour of the swatch. */
    color: optionalText,
    image: optionalText,
  }),
);
export type CatalogItem = z.output<typeof CatalogItem>;
const CatalogListReply = list(CatalogItem);

/** A catalog item with its price in pesos per unit. */
const CatalogPrice = withAliases(
  { name: ['title'] },
  z.looseObject({
    id: whole,
    name: text,
    code: optionalText,
    family: optionalText,
    /** Pesos, for the current user: by the same list and tier as their quotes. */
    price: optionalNumber,
    /** Whether the price includes IVA; null when the server does not say. */
    holds_iva: optional(flag),
    /** Whether it comes with something else and costs nothing by itself. */
    included: optional(flag),
    unit: optionalText,
  }),
);
export type CatalogPrice = z.output<typeof CatalogPrice>;
const CatalogPriceListReply = list(CatalogPrice);

export const catalogCalls = {
  catalogs: get('/api/catalogs', {
    summary: 'Catalog items',
    area: 'catalog',
    access: 'session',
    input: None,
    output: CatalogListReply,
  }),
  catalogPrices: get('/api/catalogs-prices', {
    summary: 'Catalog items with prices for the current user',
    area: 'catalog',
    access: 'session',
    input: None,
    output: CatalogPriceListReply,
  }),
  priceListFiles: get('/api/files/list-price', {
    summary: 'Price lists to download',
    area: 'catalog',
    access: 'session',
    input: None,
    output: FileListReply,
  }),
  digitalCatalogFiles: get('/api/files/digital-catalog', {
    summary: 'Digital catalogs to download',
    area: 'catalog',
    access: 'session',
    input: None,
    output: FileListReply,
  }),
  promotionFiles: get('/api/files/promotions', {
    summary: 'Promotion gazettes to download',
    area: 'catalog',
    access: 'session',
    input: None,
    output: FileListReply,
  }),
} as const satisfies Record<string, Endpoint>;
