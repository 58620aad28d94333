import { hasRole } from '#src/config/permissions.ts';

/** What the prices are, to whoever sees them; a server that does not say who that is knows it alone. */
export function priceNote(person: Parameters<typeof hasRole>[0]): string {
  if (hasRole(person, 'distribuidor')) return 'Tu precio de distribuidor, más IVA.';
  if (hasRole(person, 'cliente')) return 'Precios con IVA.';
  if (hasRole(person, 'administrador')) return 'Precios al público, con IVA.';
  return 'Precios como los da tu servidor.';
}
