import type { Role, User } from '#src/api/contract/user.ts';
import { normalizeText } from '#src/format/normalize-text.ts';

/** Shown when saving would remove a role that is not known yet. */
export const ROLE_UNKNOWN =
  'Aún no conocemos su rol, y guardar ahora se lo quitaría. Espera a que carguen los roles o elige uno.';

/** Role id of an account, which servers send as an id or a name; null when unknown. */
export function roleOf(user: Pick<User, 'roles'> | null, known: readonly Role[]): number | null {
  const [role] = user?.roles ?? [];
  if (role === undefined) return null;
  const name = normalizeText(role.name ?? '');
  return role.id ?? known.find((one) => normalizeText(one.name) === name)?.id ?? null;
}
