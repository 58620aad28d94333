import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { hasRole } from '#src/config/permissions.ts';

/** Says whose prices a person sees, as far as the server says it; for an unknown role, only the server knows. */
export function priceNote(
  prices: readonly Pick<CatalogPrice, 'holds_iva'>[],
  person: Parameters<typeof hasRole>[0],
): string {
  const told = new Set(prices.map(({ holds_iva }) => holds_iva));
  const [only = null] = told.size === 1 ? told : [];
  if (only === true) return 'Precio al público, con IVA.';
  if (only === false) {
    return hasRole(person, 'distribuidor') ? 'Tu precio de distribuidor, sin IVA.' : 'Tu precio, sin IVA.';
  }
  if (hasRole(person, 'distribuidor')) return 'Tu precio de distribuidor, sin IVA.';
  if (hasRole(person, 'cliente')) return 'Precio al público, con IVA.';
  return 'Precios como los da tu servidor.';
}
