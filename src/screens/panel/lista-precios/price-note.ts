import { hasRole } from '#src/config/permissions.ts';

/** Says which prices the person sees, by role; for an unknown role, only the server knows. */
export function priceNote(person: Parameters<typeof hasRole>[0]): string {
  if (hasRole(person, 'distribuidor')) return 'Tu precio de distribuidor, más IVA.';
  if (hasRole(person, 'cliente')) return 'Precios con IVA.';
  if (hasRole(person, 'administrador')) return 'Precios al público, con IVA.';
  return 'Precios como los da tu servidor.';
}
