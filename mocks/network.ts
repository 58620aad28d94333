import { forbidden } from './requests/refusal.ts';
import { users, type UserRow } from './rows/user.ts';
import { networks } from './seeds/networks.ts';
import { roleIds } from './seeds/roles.ts';

/**
 * Whether a user may see the quotes and orders of another, as their maker or as the person responsible for the maker.
 */
export function isResponsibleFor(person: UserRow, makerId: number): boolean {
  if (person.id === makerId || person.role_id === roleIds.administrador) return true;
  return person.role_id === roleIds.distribuidor && (networks.get(person.id)?.includes(makerId) ?? false);
}

/** Whether a reader may know the clients and the margin of a maker: a dealer's are not the shop's business. */
export function knowsClientsOf(makerId: number, reader: Pick<UserRow, 'id' | 'role_id'>): boolean {
  if (reader.id === makerId || reader.role_id !== roleIds.administrador) return true;
  return (
    users.findFirst((query) => query.where(({ id }) => id === makerId))?.role_id !== roleIds.distribuidor
  );
}

/** Returns all users in a user's network, the user included. @throws Refusal 403 for customers */
export function networkOf(person: UserRow): readonly UserRow[] {
  if (person.role_id === roleIds.cliente) throw forbidden();
  return users.all().filter(({ id }) => isResponsibleFor(person, id));
}
