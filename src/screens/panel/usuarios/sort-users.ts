import type { User } from '#src/api/contract/user.ts';
import { fold } from '../../support/list/fold.ts';
import { foldedName } from './folded.ts';
import { placeOf, type Places } from './filter-users.ts';
import { roleKeys } from './roles.ts';

/** What the list can be in the order of, by its name in the address. */
export const orders = ['nombre', 'rol', 'lugar', 'activo', 'mapa', 'ubicacion'] as const;
export type Order = (typeof orders)[number];

export interface Sort {
  readonly by: Order;
  readonly descending: boolean;
}

/** The order that an address says: `rol`, or `-rol` for downwards; what it does not know is by name. */
export function sortIn(value: string): Sort {
  const descending = value.startsWith('-');
  const by = orders.find((one) => one === (descending ? value.slice(1) : value));
  return by === undefined ? { by: 'nombre', descending: false } : { by, descending };
}

/** The same, as the address has it. */
export const orderOf = (by: string, descending: boolean): string => `${descending ? '-' : ''}${by}`;

type Key = string | number;

/** Nothing comes last. */
const LAST = '\uFFFF';

const keys = {
  nombre: () => (user) => foldedName(user),
  rol: () => (user) => (user.roles.length === 0 ? LAST : roleKeys(user).join(' ')),
  lugar: (places) => {
    const folded = new Map([...places].map(([id, name]) => [id, fold(name)]));
    return (user) => (placeOf(user, places) === null ? LAST : (folded.get(user.state_id ?? -1) ?? LAST));
  },
  activo: () => (user) => Number(!user.active),
  mapa: () => (user) => Number(!user.active_map),
  ubicacion: () => (user) => Number(!hasCoordinates(user)),
} satisfies Record<Order, (places: Places) => (user: User) => Key>;

/** Whether somebody has a point on the map. */
export const hasCoordinates = ({ lat, lng }: Pick<User, 'lat' | 'lng'>): boolean =>
  lat !== null && lng !== null;

/** The list in an order; those who are equal in it, by their names. */
export function sortUsers(users: readonly User[], { by, descending }: Sort, places: Places): readonly User[] {
  const keyOf = keys[by](places);
  const sign = descending ? -1 : 1;
  return users
    .map((user) => ({ user, key: keyOf(user), name: foldedName(user) }))
    .toSorted(
      (one, other) =>
        sign * compare(one.key, other.key) || compare(one.name, other.name) || one.user.id - other.user.id,
    )
    .map(({ user }) => user);
}

const compare = (one: Key, other: Key) => (one === other ? 0 : one < other ? -1 : 1);
