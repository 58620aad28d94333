import type { Role, User } from '#src/api/contract/user.ts';
import { may } from '#src/config/permissions.ts';

/** Why a person may not give themself a role: without the one they have, this very screen is closed to them. */
export const LOCKED_OUT =
  'Así ya no podrías administrar cuentas. Si de verdad lo quieres, pídeselo a otra persona que administre.';

type Person = Pick<User, 'id' | 'roles'>;

/** Whether a person would lock themself out of the accounts by giving themself a role, or by taking theirs (null). */
export function locksOut(me: Person | null, user: Person | null, role: Role | null | undefined): boolean {
  if (me === null || user === null || role === undefined || me.id !== user.id) return false;
  if (role === null) return user.roles.length > 0;
  return may(me, 'users') && !may({ roles: [{ name: role.name }] }, 'users');
}
