import type { Role, User } from '#src/api/contract/user.ts';
import { may } from '#src/config/permissions.ts';

/** Shown when a person would lose access to this screen by changing their own role. */
export const LOCKED_OUT =
  'Así ya no podrías administrar cuentas. Si de verdad lo quieres, pídeselo a otra persona que administre.';

type Person = Pick<User, 'id' | 'roles'>;

/** Whether a person would lock themself out of this screen by changing or removing (null) their own role. */
export function locksOut(me: Person | null, user: Person | null, role: Role | null | undefined): boolean {
  if (me === null || user === null || role === undefined || me.id !== user.id) return false;
  if (role === null) return user.roles.length > 0;
  return may(me, 'users') && !may({ roles: [{ name: role.name }] }, 'users');
}
