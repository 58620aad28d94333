import type { RoleReference, User } from '#src/api/contract/user.ts';
import { fold } from '../../support/list/fold.ts';

/** What a person without a role is found under. */
const NO_ROLE = 'sin-rol';

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);

/** There are few roles and many who have them. */
const folded = new Map<string, string>();

function foldRole(label: string): string {
  const known = folded.get(label) ?? fold(label);
  folded.set(label, known);
  return known;
}

const roleName = ({ id, name }: RoleReference): string =>
  name === null ? (id === null ? 'Rol' : `Rol ${String(id)}`) : capital(name);

/** A person's roles in words; null where they have none. */
export const rolesIn = ({ roles }: Pick<User, 'roles'>): string | null =>
  roles.length === 0 ? null : roles.map(roleName).join(', ');

/** What a filter in the address calls a person's roles. */
export const roleKeys = ({ roles }: Pick<User, 'roles'>): readonly string[] =>
  roles.length === 0 ? [NO_ROLE] : roles.map((role) => foldRole(roleName(role)));

export interface RoleOption {
  readonly value: string;
  readonly label: string;
}

/** The roles that somebody has, to choose from. */
export function roleOptions(users: readonly User[]): readonly RoleOption[] {
  const labels = new Map<string, string>();
  for (const user of users) {
    if (user.roles.length === 0) labels.set(NO_ROLE, 'Sin rol');
    for (const role of user.roles) {
      const label = roleName(role);
      labels.set(foldRole(label), label);
    }
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
}
