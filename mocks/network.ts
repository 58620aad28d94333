import { forbidden } from './requests/refusal.ts';
import { accountChanges } from './rows/account-change.ts';
import { users, type UserRow } from './rows/user.ts';
import { roleIds, roles } from './seeds/roles.ts';

const isInNetworkOf = (person: UserRow, maker: Pick<UserRow, 'id' | 'network_id'> | undefined): boolean =>
  maker?.id === person.id || (person.role_id === roleIds.distribuidor && maker?.network_id === person.id);

const userOrNone = (userId: number) => users.findFirst((query) => query.where(({ id }) => id === userId));

/**
 * Whether a user may see the quotes and orders of another, as their maker or as the person responsible for the maker.
 */
export function isResponsibleFor(person: UserRow, makerId: number): boolean {
  return person.role_id === roleIds.administrador || isInNetworkOf(person, userOrNone(makerId));
}

/** Whether a reader may know the clients and the margin of a maker: a dealer's are not the shop's business. */
export function knowsClientsOf(makerId: number, reader: Pick<UserRow, 'id' | 'role_id'>): boolean {
  if (reader.id === makerId || reader.role_id !== roleIds.administrador) return true;
  return !isDealer(makerId);
}

const DEALER: string | undefined = roles.find(({ id }) => id === roleIds.distribuidor)?.name;

/** Whether an account was a dealer's before somebody gave it another role. */
const wasDealer = (makerId: number): boolean =>
  accountChanges
    .all()
    .some(({ user_id, what, before }) => user_id === makerId && what === 'rol' && before === DEALER);

/** Whether a maker has clients of their own, or had: another role does not show them. */
export const isDealer = (makerId: number): boolean =>
  userOrNone(makerId)?.role_id === roleIds.distribuidor || wasDealer(makerId);

/** Returns all users in a user's network, the user included. @throws Refusal 403 for customers */
export function networkOf(person: UserRow): readonly UserRow[] {
  if (person.role_id === roleIds.cliente) throw forbidden();
  if (person.role_id === roleIds.administrador) return users.all();
  return users.all().filter((user) => isInNetworkOf(person, user));
}
