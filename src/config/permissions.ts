import type { RouteId } from './routes.ts';

/** Roles that this table knows; a server may have others, which nothing here narrows (DESIGN 5). */
type KnownRole = 'administrador' | 'distribuidor' | 'cliente';

/** Other names that servers give them. */
const aliases: Readonly<Record<string, KnownRole>> = {
  admin: 'administrador',
  administrator: 'administrador',
  distributor: 'distribuidor',
  customer: 'cliente',
  client: 'cliente',
};

/** What is not for everybody: screens by their route, and things that are done on them. */
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
 * Who does not have what: the one table that menu, screens and buttons go by. The server judges all the same; this only
 * spares a person the doors that are closed to them.
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

/** Whom to ask for what one does not have. */
export const whomToAsk: Readonly<Record<Ability, string>> = {
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

/** What is read of a person here; null while nothing is known of them. */
type Person = { readonly roles: readonly { readonly name: string | null }[] } | null;

/**
 * Whether a person is to be offered something. Who has no role, or one that the table does not know, is offered
 * everything; who has several, what any of them has.
 */
export function may(person: Person, ability: Ability): boolean {
  const roles = (person?.roles ?? []).map(({ name }) => roleNamed(name));
  if (roles.length === 0) return true;
  return roles.some((role) => role === null || !narrowed[role].includes(ability));
}

/** Whether somebody is known to have a role. */
export const hasRole = (person: Person, role: KnownRole): boolean =>
  (person?.roles ?? []).some(({ name }) => roleNamed(name) === role);

/** Whether a route is one that some roles do not have. */
export const isAbility = (route: string): route is Ability => Object.hasOwn(whomToAsk, route);
