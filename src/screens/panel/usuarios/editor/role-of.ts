import type { Role, User } from '#src/api/contract/user.ts';
import { fold } from '../../../support/list/fold.ts';

/** Why an account cannot be saved: its role would be taken from it unseen. */
export const ROLE_UNKNOWN =
  'Aún no conocemos su rol, y guardar ahora se lo quitaría. Espera a que carguen los roles o elige uno.';

/** The id of the role that an account has: servers name it by id or by name; null where neither says. */
export function roleOf(user: Pick<User, 'roles'> | null, known: readonly Role[]): number | null {
  const [role] = user?.roles ?? [];
  if (role === undefined) return null;
  const name = fold(role.name ?? '');
  return role.id ?? known.find((one) => fold(one.name) === name)?.id ?? null;
}
