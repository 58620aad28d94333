import type { User } from '#src/api/contract/user.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { roleKeys } from '../roles.ts';
import { placeOf, type Places } from './filter-users.ts';
import { normalizedName } from './search-text.ts';

/** Sort columns, by their name in the address. */
export const orders = ['nombre', 'rol', 'lugar', 'activo', 'mapa', 'ubicacion'] as const;
export type Order = (typeof orders)[number];

export interface Sort {
  readonly by: Order;
  readonly descending: boolean;
}

/** Reads a sort from the address: `rol`, or `-rol` for descending; by name for an unknown one. */
export function sortIn(value: string): Sort {
  const descending = value.startsWith('-');
  const by = orders.find((one) => one === (descending ? value.slice(1) : value));
  return by === undefined ? { by: 'nombre', descending: false } : { by, descending };
}

type Key = string | number;

/** Missing values come last. */
const LAST = '\uFFFF';

const keys = {
  nombre: () => (user) => normalizedName(user),
  rol: () => (user) => (user.roles.length === 0 ? LAST : roleKeys(user).join(' ')),
  lugar: (places) => {
    const normalized = new Map([...places].map(([id, name]) => [id, normalizeText(name)]));
    return (user) => (placeOf(user, places) === null ? LAST : (normalized.get(user.state_id ?? -1) ?? LAST));
  },
  activo: () => (user) => Number(!user.active),
  mapa: () => (user) => Number(!user.active_map),
  ubicacion: () => (user) => Number(!hasCoordinates(user)),
} satisfies Record<Order, (places: Places) => (user: User) => Key>;

/** Whether a person has coordinates. */
export const hasCoordinates = ({ lat, lng }: Pick<User, 'lat' | 'lng'>): boolean =>
  lat !== null && lng !== null;

/** Sorts people; equal ones by name. */
export function sortUsers(users: readonly User[], { by, descending }: Sort, places: Places): readonly User[] {
  const keyOf = keys[by](places);
  const sign = descending ? -1 : 1;
  return users
    .map((user) => ({ user, key: keyOf(user), name: normalizedName(user) }))
    .toSorted(
      (one, other) =>
        sign * compare(one.key, other.key) || compare(one.name, other.name) || one.user.id - other.user.id,
    )
    .map(({ user }) => user);
}

const compare = (one: Key, other: Key) => (one === other ? 0 : one < other ? -1 : 1);
