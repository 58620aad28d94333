import { catalog } from '#src/content/catalog.ts';
import type { NamedProducts } from '#src/content/quotable.ts';
import { findVariant } from './find-variant.ts';

const names = new Map([...catalog.items, ...catalog.devices].map(({ slug, name }) => [slug, name] as const));
const codes = new Map(catalog.devices.map(({ slug, code }) => [slug, code] as const));

/** The products of the catalog, and what they and their parts are called. */
export const namedProducts: NamedProducts = {
  variantOf: (slug) => (slug === null ? undefined : findVariant(slug)),
  nameOf: (id) => names.get(id) ?? id,
  codeOf: (id) => codes.get(id) ?? id,
};
