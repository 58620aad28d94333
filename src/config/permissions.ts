import type { RouteId } from './routes.ts';

/** Roles that this table knows; a server may have others, which nothing here narrows (B82). */
type KnownRole = 'administrador' | 'distribuidor' | 'cliente';

/** Other names that servers give them. */
const aliases: Readonly<Record<string, KnownRole>> = {
  admin: 'administrador',
  administrator: 'administrador',
  distributor: 'distribuidor',
  customer: 'cliente',
  client: 'cliente',
};

/** Restricted abilities: screens by their route, and actions on them. */
export type Ability = Extract<
  RouteId,
  | 'users'
  | 'quotesAdmin'
  | 'ordersAdmin'
  | 'cartAdmin'
  | 'blindsStock'
  | 'galleriesStock'
  | 'motorsStock'
  | 'pricesStock'
>;

/**
 * The abilities that each role lacks: the one table for menu, screens and buttons. The server decides in any case; this
 * table only avoids offering what it would refuse.
 */
const narrowed: Readonly<Record<KnownRole, readonly Ability[]>> = {
  administrador: [],
  distribuidor: ['users'],
  cliente: [
    'users',
    'quotesAdmin',
    'ordersAdmin',
    'cartAdmin',
    'blindsStock',
    'galleriesStock',
    'motorsStock',
    'pricesStock',
  ],
};

const forAdministration =
  'Solo la administración ve las cuentas. Si necesitas un cambio, pídeselo a quien administra la tienda.';
const forDealers = 'Esta lista es para distribuidores. Si lo eres y no la ves, escríbenos.';
const forDealersStock =
  'El inventario es para distribuidores. Tu distribuidor te dice qué hay y cuándo llega.';

/** Tells a person who can do what their role cannot. */
export const noAccessTexts: Readonly<Record<Ability, string>> = {
  users: forAdministration,
  quotesAdmin: forDealers,
  ordersAdmin: forDealers,
  cartAdmin: forDealers,
  blindsStock: forDealersStock,
  galleriesStock: forDealersStock,
  motorsStock: forDealersStock,
  pricesStock: forDealersStock,
};

const isKnown = (name: string): name is KnownRole => Object.hasOwn(narrowed, name);

function roleNamed(name: string | null): KnownRole | null {
  const word = (name ?? '').trim().toLowerCase();
  const known = aliases[word] ?? word;
  return isKnown(known) ? known : null;
}

/** The parts of a user that matter here; null while the user is unknown. */
type Person = { readonly roles: readonly { readonly name: string | null }[] } | null;

/**
 * Whether to offer an ability to a person. A person without a role, or with an unknown one, is offered everything; a
 * person with several roles, what any of them has.
 */
export function may(person: Person, ability: Ability): boolean {
  const roles = (person?.roles ?? []).map(({ name }) => roleNamed(name));
  if (roles.length === 0) return true;
  return roles.some((role) => role === null || !narrowed[role].includes(ability));
}

/** Whether a user is known to have a role. */
export const hasRole = (person: Person, role: KnownRole): boolean =>
  (person?.roles ?? []).some(({ name }) => roleNamed(name) === role);

/** Whether some roles lack a route. */
export const isAbility = (route: string): route is Ability => Object.hasOwn(noAccessTexts, route);
