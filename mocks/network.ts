import { forbidden } from './refusal.ts';
import { users, type UserRow } from './rows/user.ts';
import { networks } from './seeds/networks.ts';
import { roleIds } from './seeds/roles.ts';

/** Whether a person may see what this one made, as its maker or as who answers for them. */
export function answersFor(person: UserRow, makerId: number): boolean {
  if (person.id === makerId || person.role_id === roleIds.administrador) return true;
  return person.role_id === roleIds.distribuidor && (networks.get(person.id)?.includes(makerId) ?? false);
}

/** Everybody whom a person answers for, themself included. @throws Refusal 403 for customers */
export function networkOf(person: UserRow): readonly UserRow[] {
  if (person.role_id === roleIds.cliente) throw forbidden();
  return users.all().filter(({ id }) => answersFor(person, id));
}
