import type { RoleReference, User } from '#src/api/contract/user.ts';
import { normalizeText } from '#src/format/normalize-text.ts';

/** Filter value of people without a role. */
const NO_ROLE = 'sin-rol';

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);

/** Normalized role names, cached. */
const normalized = new Map<string, string>();

function normalizeRole(label: string): string {
  const result = normalized.get(label) ?? normalizeText(label);
  normalized.set(label, result);
  return result;
}

/** Name of a role, as the screen says it. */
export const roleName = ({ id, name }: RoleReference): string =>
  name === null ? (id === null ? 'Rol' : `Rol ${String(id)}`) : capital(name);

/** Names of a person's roles; null when they have none. */
export const rolesIn = ({ roles }: Pick<User, 'roles'>): string | null =>
  roles.length === 0 ? null : roles.map(roleName).join(', ');

/** Filter values of a person's roles. */
export const roleKeys = ({ roles }: Pick<User, 'roles'>): readonly string[] =>
  roles.length === 0 ? [NO_ROLE] : roles.map((role) => normalizeRole(roleName(role)));

export interface RoleOption {
  readonly value: string;
  readonly label: string;
}

/** Filter options of the roles in a list. */
export function roleOptions(users: readonly User[]): readonly RoleOption[] {
  const labels = new Map<string, string>();
  for (const user of users) {
    if (user.roles.length === 0) labels.set(NO_ROLE, 'Sin rol');
    for (const role of user.roles) {
      const label = roleName(role);
      labels.set(normalizeRole(label), label);
    }
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
}
